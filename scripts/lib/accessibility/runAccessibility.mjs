import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../ensureTools.mjs';
import { Problem, bold, print } from '../output.mjs';
import { inRoot } from '../paths.mjs';
import { readReport } from './readReport.mjs';
import { screens } from './screens.mjs';

const here = inRoot('scripts/lib/accessibility');
const file = inRoot('.data/accessibility/findings.json');
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];
const password = 'Demo-1234';
const viewports = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
/** WCAG 2.2 A and AA with the engine's own additions. */
const ruleset = 'IBM_Accessibility';

const personOf = ({ person = 'customer' }) => person;

/** Signs in. The session is in the storage of the tab, so all screens of a person are opened in the same tab. */
async function signIn(page, address, person) {
  await page.goto(address);
  await page.waitForURL(/\/am\/XUI\/login/);
  await page.getByLabel('E-mail address').fill(`${person}@demo.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href.startsWith(address));
}

async function openScreen(page, address, { open }) {
  await page.goto(address);
  await page.getByRole('navigation', { name: 'Areas of the customer portal' }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await open?.(page);
  await page.waitForLoadState('networkidle');
}

/** Runs in the page. */
async function check(rules) {
  const { results } = await new window.ace.Checker().check(document, [rules]);
  return { results };
}

async function checkScreens(browser, viewport, person, chosen, { url, engine, explanations }) {
  // The engine is not part of the page, whose policy would block it.
  const page = await browser.newPage({ viewport, locale: 'en-GB', bypassCSP: true });
  // As people work: the question for consent covers a part of each screen and is checked on one of its own.
  await page.context().addCookies([{ name: 'consent', value: 'v1', url }]);
  const portal = new URL('/en/mykomax', url).href;
  await signIn(page, portal, person);
  const findings = [];
  for (const screen of chosen) {
    await openScreen(page, `${portal}${screen.path}`, screen);
    await page.evaluate(engine);
    const violations = readReport(await page.evaluate(check, ruleset), explanations);
    print(`  ${screen.name.padEnd(20)} ${viewport.width} px   ${violations.length || 'none'}`);
    findings.push(
      ...violations.map((violation) => ({ screen: screen.name, width: viewport.width, ...violation })),
    );
  }
  await page.close();
  return findings;
}

function chooseScreens(only) {
  const filters = only?.split(',').map((word) => word.trim().toLowerCase());
  const chosen = screens.filter(
    ({ name }) => filters?.some((word) => name.toLowerCase().includes(word)) ?? true,
  );
  if (chosen.length === 0) throw new Problem(`No screen has a name with ${only}.`);
  return chosen;
}

/** Checks the portal of the site at `url`. Returns the exit code. */
export async function runAccessibility(url, { only }) {
  const chosen = chooseScreens(only);
  const people = new Set(chosen.map(personOf));
  const engine = await readFile(`${here}/node_modules/accessibility-checker-engine/ace.js`, 'utf8');
  const explanations = JSON.parse(await readFile(`${here}/explained.json`, 'utf8'));
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  print(`\n${bold('Violations that are not explained')}\n`);
  const findings = [];
  try {
    for (const viewport of viewports)
      for (const person of people) {
        const theirs = chosen.filter((screen) => personOf(screen) === person);
        findings.push(
          ...(await checkScreens(browser, viewport, person, theirs, { url, engine, explanations })),
        );
      }
  } finally {
    await browser.close();
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(findings, null, 2));
  for (const { screen, width, rule, message, snippet } of findings)
    print(`\n  ${screen}, ${width} px: ${rule}\n    ${message}\n    ${snippet}`);
  return findings.length === 0 ? 0 : 1;
}
