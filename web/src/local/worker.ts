import { Host } from "./host";
import type { Subscriber } from "./host-table";
import type { FromWorker, ToWorker } from "./protocol";
import { faultOf, type ClientMessage } from "../store/types";

interface Client extends Subscriber {
  table: string;
}

const clients = new Map<number, Client>();
let host: Host;

function tell(message: FromWorker): void {
  postMessage(message);
}

/** Answers a call of the page. */
async function answer({ id, method, args }: Extract<ToWorker, { kind: "call" }>): Promise<void> {
  try {
    const call = host[method] as (...given: unknown[]) => Promise<unknown>;
    tell({ kind: "answer", id, value: await call.apply(host, args) });
  } catch (error) {
    tell({ kind: "fault", id, fault: faultOf(error, await host.kept()) });
  }
}

/** Lets a chair of the page follow a table. */
async function open({ client, table, chair, heard }: Extract<ToWorker, { kind: "open" }>): Promise<void> {
  const subscriber: Client = {
    table,
    chair,
    send: (message) => tell({ kind: "message", client, message }),
    notice: (notice) => tell({ kind: "notice", client, notice }),
  };
  clients.set(client, subscriber);
  try {
    await host.subscribe(table, subscriber, heard.game, heard.after);
    tell({ kind: "opened", client });
  } catch (error) {
    tell({ kind: "closed", client, fault: faultOf(error) });
  }
}

/** Does what a chair asks, and tells it what became of that. */
async function act(subscriber: Client, message: ClientMessage): Promise<void> {
  const id = "id" in message ? message.id : "";
  try {
    const number = await host.act(subscriber.table, subscriber, message);
    if (id) subscriber.send({ type: "ack", id, number });
  } catch (error) {
    if (id) subscriber.send({ type: "refused", id, error: faultOf(error, await host.kept()) });
  }
}

function close(client: number): void {
  const subscriber = clients.get(client);
  clients.delete(client);
  if (subscriber) void host.unsubscribe(subscriber.table, subscriber);
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "start":
      host = new Host(data.files);
      break;
    case "call":
      void answer(data);
      break;
    case "open":
      void open(data);
      break;
    case "message": {
      const subscriber = clients.get(data.client);
      if (subscriber) void act(subscriber, data.message);
      break;
    }
    case "close":
      close(data.client);
      break;
    case "ping":
      tell({ kind: "pong" });
  }
};
