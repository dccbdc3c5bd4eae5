import "./styles.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { showTheme } from "./settings.svelte";
import { loadWords } from "./words";

showTheme();
const target = document.getElementById("page");
if (target) loadWords().then(() => mount(App, { target }));
