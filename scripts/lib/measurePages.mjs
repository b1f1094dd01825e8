import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureChromium } from './ensureTools.mjs';
import { Problem } from './say.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The gzip bytes of every script that a document loads until the network is quiet. */
async function measurePage(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Map();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  if (!answer?.ok() && answer?.status() !== 404) throw new Problem(`${address} answers ${answer?.status()}.`);
  const bodies = await Promise.all(scripts.values());
  await context.close();
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 6 }).length, 0);
  return { bytes, files: bodies.length };
}

/** Measures `pages` (`{ name, path, host?, maxKilobytes }`) of the site at `url`. */
export async function measurePages(url, pages) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  const results = [];
  try {
    for (const page of pages) {
      const address = new URL(page.path, url);
      if (page.host) address.hostname = page.host;
      results.push({ page, ...(await measurePage(browser, address.href)) });
    }
  } finally {
    await browser.close();
  }
  return results;
}
