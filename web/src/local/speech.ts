/** What a worker needs to understand commands: loaded with the first one. */
export { readCommand } from "../commands/read";
export { speak } from "../language/catalogue";
