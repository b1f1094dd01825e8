/* global document, window -- what runs in the page is handed over as a function */
import { chromium } from 'playwright-core';
import { ensureChromium } from '../ensureTools.mjs';
import { disableMotion, settle, motionlessCss, applyTheme } from './stabilizePage.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The same glyphs and colours on every screen.
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Blocks all other hosts. Intercepting requests would disable the browser's cache.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** A day on which some dates of the stories are past and some are in the future. */
const today = new Date('2026-11-20T09:00:00Z');
const longMs = 1000;
/** Time limit for a picture, as some timers repeat forever. */
const timeoutMs = { timersMs: 1500, picturesMs: 15_000 };
const storyTimeoutMs = 60_000;
const viewportHeight = 900;

/** Chromium paints taller pictures in tiles that may differ. */
const maxPictureHeight = 12_000;

export const launchChromium = async () => chromium.launch({ executablePath: await ensureChromium(), args });

/** A story that threw or never became stable. */
export class StoryFailure extends Error {
  name = 'StoryFailure';
}

/** Storybook marks a story as complete after rendering and the play function; later phases render nothing. */
const readPhase = (id) => {
  const { phase, id: shown = id } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  const isThere = shown === id && ['completed', 'afterEach', 'finished'].includes(phase);
  const isBroken =
    ['errored', 'aborted'].includes(phase) ||
    ['sb-show-errordisplay', 'sb-show-nopreview'].some((name) => document.body?.classList.contains(name));
  if (isBroken)
    return {
      error: document.querySelector('#error-message')?.textContent ?? 'The story cannot be rendered.',
    };
  return isThere && {};
};

/**
 * Opens a page that shows one story after the other, each in a new document, with a fixed clock and fixed randomness, and
 * without motion and caret. Returns `show`, `wear`, `capture` and the Playwright `page`.
 */
export async function openStoryPage(browser, url) {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: viewportHeight },
    // Checks add axe to the page, as an inline script.
    bypassCSP: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.clock.setFixedTime(today);
  await page.addInitScript(disableMotion, { longMs, css: motionlessCss });

  /** Shows a story at a width in pixels. Throws {@link StoryFailure} with the error of the story. */
  async function show(id, width) {
    await context.clearCookies();
    await page.setViewportSize({ width, height: viewportHeight });
    const address = `${url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
    await page.goto(address, { waitUntil: 'commit', timeout: storyTimeoutMs });
    const found = await page
      .waitForFunction(readPhase, id, { timeout: storyTimeoutMs })
      .catch(() => undefined);
    if (!found) throw new StoryFailure(`The story was not complete after ${storyTimeoutMs / 1000} s.`);
    const { error } = await found.jsonValue();
    if (error) throw new StoryFailure(error);
    await page.evaluate(settle, timeoutMs);
  }

  const wear = (theme) => page.evaluate(applyTheme, theme);

  /** Takes a PNG of the complete story. */
  async function capture() {
    const { width, height } = await page.evaluate(() => ({
      width: window.innerWidth,
      height: document.documentElement.scrollHeight,
    }));
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, maxPictureHeight), scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  return { page, session, show, wear, capture, close: () => context.close() };
}
