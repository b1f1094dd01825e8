import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureChromium } from './ensureTools.mjs';
import { Problem } from './output.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Milliseconds without activity after which a page is idle, and time limit for the start of its shell. */
const quietMs = 1000;
const shellTimeoutMs = 20_000;

const gzipBytes = (bodies) => bodies.reduce((sum, body) => sum + gzipSync(body, { level: 6 }).length, 0);

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until there has been no network activity for a while. `networkidle` fires only once, before the shell starts. */
async function waitUntilQuiet(activity) {
  while (performance.now() - activity.last < quietMs) await pause(quietMs / 10);
}

/** Bodies of scripts by URL. */
function watchScripts(page) {
  const scripts = new Map();
  const activity = { last: performance.now() };
  const note = () => (activity.last = performance.now());
  for (const event of ['request', 'requestfinished', 'requestfailed']) page.on(event, note);
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !scripts.has(request.url()))
      scripts.set(request.url(), { body: undefined });
  });
  page.on('response', (response) => {
    const script = scripts.get(response.url());
    // A script of a prefetched page may still be loading when this page closes; it does not belong to this page.
    if (script) script.body = response.body().catch(() => undefined);
  });
  return { scripts, activity };
}

/** Loads a page and waits for its shell, which starts when the browser is idle. */
async function loadPage(page, address, { hasShell, status }) {
  const shell = hasShell
    ? page.waitForRequest(/\/builds\/latest\.json/, { timeout: shellTimeoutMs }).catch(() => undefined)
    : undefined;
  const result = await page.goto(address, { waitUntil: 'load' });
  if (result?.status() !== status)
    throw new Problem(`${address} answers ${result?.status()}, not ${status}.`);
  if (hasShell && !(await shell))
    throw new Problem(`${address} did not start its shell: builds/latest.json was not requested.`);
  return result;
}

/**
 * Returns the bytes of a document, raw and compressed like a stored page, and the gzip bytes of the scripts that it names
 * and of those requested later, independent of the speed of the machine.
 */
async function measurePage(browser, address, expected) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { scripts, activity } = watchScripts(page);
  const result = await loadPage(page, address, expected);
  await waitUntilQuiet(activity);
  const html = await result.text();
  const measured = await Promise.all(
    [...scripts].map(async ([url, { body }]) => ({
      isDeferred: !html.includes(new URL(url).pathname),
      body: await body,
    })),
  );
  await context.close();
  const bodies = (isDeferred) =>
    measured.filter((script) => script.isDeferred === isDeferred && script.body).map(({ body }) => body);
  return {
    bytes: gzipBytes(bodies(false)),
    deferredBytes: gzipBytes(bodies(true)),
    files: measured.length,
    htmlBytes: Buffer.byteLength(html),
    brotliBytes: brotliCompressSync(html).length,
  };
}

/** Measures `pages` (`{ name, path, host?, status?, hasShell?, maxKilobytes }`) of the site at `url`. */
export async function measurePages(url, pages) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  const results = [];
  try {
    for (const page of pages) {
      const address = new URL(page.path, url);
      if (page.host) address.hostname = page.host;
      const { hasShell = true, status = 200 } = page;
      results.push({ page, ...(await measurePage(browser, address.href, { hasShell, status })) });
    }
  } finally {
    await browser.close();
  }
  return results;
}
