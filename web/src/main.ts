// The entry of the page: words first, then the screens.
import { mount } from "svelte";
import "./styles/base.css";
import App from "./App.svelte";
import { speak } from "./lib/say.svelte";
import { applySettings, heedSystem, settings } from "./lib/settings.svelte";

applySettings();
heedSystem();
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
