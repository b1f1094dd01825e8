/* global document, localStorage, sessionStorage, window -- what runs in the page is handed over as a function */
/** Runs in the page before anything else: fixes randomness, storage and long timers, so that two captures are equal. */
export function disableMotion({ longMs, css }) {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A frame without an origin has no storage to clear.
  }
  const { setTimeout: realTimeout, clearTimeout: realClear, setInterval: realInterval } = window;
  const waiting = new Set();
  const state = { isHeld: false, waiting };
  // A message that disappears after some seconds remains, because a picture shows the initial state.
  window.setTimeout = (callback, delay = 0, ...args) => {
    if (typeof callback !== 'function' || delay >= longMs) return realTimeout(() => undefined, 0);
    const id = realTimeout(() => {
      waiting.delete(id);
      if (!state.isHeld) callback(...args);
    }, delay);
    waiting.add(id);
    return id;
  };
  window.clearTimeout = (id) => {
    waiting.delete(id);
    realClear(id);
  };
  window.setInterval = (callback, delay, ...args) =>
    realInterval(() => {
      if (!state.isHeld) callback(...args);
    }, delay);
  Object.defineProperty(window, '__stillness', { value: { state, wait: realTimeout } });
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  });
}

/** Runs in the page: waits until short timers have run and fonts and pictures have loaded, then stops the timers. */
export async function settle({ timersMs, picturesMs }) {
  const { state, wait } = window.__stillness;
  const pause = (milliseconds) => new Promise((resolve) => wait(resolve, milliseconds));
  const deadline = performance.now() + timersMs;
  while (state.waiting.size > 0 && performance.now() < deadline) await pause(20);
  state.isHeld = true;
  for (const picture of document.images) picture.loading = 'eager';
  const loaded = [...document.images].map((picture) => picture.decode().catch(() => undefined));
  await Promise.race([Promise.all(loaded), pause(picturesMs)]);
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  await document.fonts.ready;
}

/** Runs in the page: sets the theme attribute and waits for its fonts. Taking the picture paints it. */
export async function applyTheme(theme) {
  document.documentElement.dataset.theme = theme;
  // Layout triggers the loading of fonts.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** Animations are completed, not removed; otherwise elements that they reveal would never be visible. */
export const motionlessCss = `
  *, *::before, *::after {
    animation-delay: 0s !important;
    animation-duration: 0s !important;
    animation-iteration-count: 1 !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
    transition: none !important;
  }
  /* The browser's own player counts and turns by a clock of its own. */
  video::-webkit-media-controls { display: none !important; }
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }
`;
