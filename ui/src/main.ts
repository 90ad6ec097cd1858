import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './lib/i18n.svelte';
import { keepShell } from './lib/installed';
import './styles/tokens.css';
import './styles/base.css';

const AGAIN = 1000;

/** Without words there is nothing to show: they come with the page, or a moment later. */
async function start(target: HTMLElement): Promise<void> {
  await speech.start().then(
    () => mount(App, { target }),
    () => setTimeout(() => void start(target), AGAIN),
  );
}

const target = document.getElementById('app');
if (target) void start(target);
keepShell();
