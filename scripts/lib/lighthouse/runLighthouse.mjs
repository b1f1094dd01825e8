import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { ensureChromium } from '../ensureTools.mjs';
import { Problem, bold, print } from '../output.mjs';
import { inRoot } from '../paths.mjs';
import { categoryIds, readResult, skippedAudits } from './readResult.mjs';

const folder = inRoot('.data/lighthouse');
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const customer = { email: 'customer@demo.example', password: 'Demo-1234' };
/** The portal renders its navigation once the user is known. */
const portalBar = '::-p-aria([name="Areas of the customer portal"][role="navigation"])';
const timeoutMs = 60_000;
const itemsShown = 3;

async function readPages(only) {
  const pages = JSON.parse(await readFile(inRoot('scripts/lighthouse-pages.json'), 'utf8'));
  const filters = only?.split(',').map((word) => word.trim().toLowerCase());
  const chosen = pages.filter(
    ({ name }) => !filters || filters.some((word) => name.toLowerCase().includes(word)),
  );
  if (chosen.length === 0) throw new Problem(`No page has a name with ${only}.`);
  return chosen;
}

/** Waits in Node until the tab has navigated to an address that `isSelected`; a wait inside the page would end with it. */
const arrival = (page, isSelected) =>
  page.waitForFrame((frame) => frame === page.mainFrame() && isSelected(frame.url()), { timeout: timeoutMs });

/** Signs in. The session is in the storage of this tab, so Lighthouse has to use the same tab. */
async function signIn(page, address) {
  const response = await page.goto(address, { timeout: timeoutMs });
  if (!response?.ok()) throw new Problem(`${address} answers ${response?.status() ?? 'nothing'}.`);
  await arrival(page, (url) => origin(url) !== origin(address));
  await page.locator('input[type="email"]').fill(customer.email);
  await page.locator('input[type="password"]').fill(customer.password);
  await page.keyboard.press('Enter');
  await arrival(page, (url) => url.startsWith(address));
  await page.waitForSelector(portalBar, { timeout: timeoutMs });
}

const origin = (address) => new URL(address).origin;

async function measure(browser, address, page, { desktop }) {
  const context = await browser.createBrowserContext();
  try {
    const tab = await context.newPage();
    if (page.needsSignIn) await signIn(tab, address);
    const flags = {
      onlyCategories: categoryIds,
      skipAudits: skippedAudits(page),
      disableStorageReset: page.needsSignIn === true,
      logLevel: 'error',
    };
    const result = await lighthouse(address, flags, desktop ? desktopConfig : undefined, tab);
    if (!result) throw new Problem(`Lighthouse returned no result for ${address}.`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Problem(`${address} cannot be measured: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    await context.close();
  }
}

function printResult(name, categories) {
  print(`  ${name.padEnd(20)} ${categories.map(({ title, points }) => `${title} ${points}`).join('   ')}`);
  for (const { lost } of categories)
    for (const { title, items } of lost)
      print(`    ${title}${items.length > 0 ? `: ${items.slice(0, itemsShown).join(', ')}` : ''}`);
}

const fileOf = (name) => path.join(folder, `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.json`);

/** Measures the pages of the site at `url`. Returns the exit code. */
export async function runLighthouse(url, values) {
  const pages = await readPages(values.only);
  const browser = await puppeteer.launch({ executablePath: await ensureChromium(), args });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  print(`\n${bold('Lighthouse scores out of 100')}\n`);
  const short = [];
  try {
    for (const page of pages) {
      const result = await measure(browser, new URL(page.path, url).href, page, values);
      writeFileSync(fileOf(page.name), JSON.stringify(result, null, 2));
      const categories = readResult(result);
      printResult(page.name, categories);
      if (categories.some(({ points }) => points < 100)) short.push(page.name);
    }
  } finally {
    await browser.close();
  }
  if (short.length === 0) return 0;
  throw new Problem(`Below 100: ${short.join(', ')}. The reports are in ${folder}.`);
}
