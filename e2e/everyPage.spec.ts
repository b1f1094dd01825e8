import { expect, test, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { sidewaysOverflow } from './support/comparison';
import { htmlErrors } from './support/htmlChecker';
import { applicationPages } from './support/products';
import { allVisits, type Visit } from './support/visits';

/** Pages whose content depends on a query, below the locale. */
const queriedPages = [
  '/events?q=zzzz',
  '/locations?kind=plant',
  '/media-releases?year=2026&adhoc=true',
  '/stories?topic=repair&video=true',
  '/stories/contacts',
  '/stories/contacts/crimp-laboratory',
  '/terms?country=AT&language=en',
] as const;

/** The tool for e-mail links: empty, with an error, and with a link. */
const toolPages = [
  '/tools/email-links',
  '/tools/email-links?url=x',
  `/tools/email-links?url=${encodeURIComponent('https://example.com/en')}&subject=${'long'.repeat(60)}`,
] as const;

const visitOf = (path: string): Visit => ({ name: `main ${path}`, url: at('localhost', path) });

/** All public pages and page states in a language. */
const visitsIn = async (language: 'en' | 'de'): Promise<Visit[]> => [
  // The fixed page "error" has the status of an error.
  ...(await allVisits(language)).filter(({ url }) => !new URL(url).pathname.endsWith('/error')),
  ...[...applicationPages, ...queriedPages].map((path) => visitOf(`/${language}${path}`)),
  ...(language === 'en' ? toolPages.map(visitOf) : []),
];

/** Horizontal overflow in a narrow window. Restores the width afterwards. */
async function narrowProblems(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await sidewaysOverflow(page);
    if (overflow > 0) problems.push(`scrolls sideways by ${overflow} px at ${width} px`);
  }
  if (before) await page.setViewportSize(before);
  return problems;
}

/** Loads pages one after the other: each returns 200, logs no error and is valid HTML; `inspect` finds further problems. */
async function problemsOf(
  page: Page,
  visits: readonly Visit[],
  inspect: () => Promise<readonly string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  const documents = new Map<string, string>();
  let current = '';
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${current}: console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${current}: error: ${error.message}`));
  for (const { name, url } of visits) {
    current = name;
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) problems.push(`${name}: status ${response?.status()}`);
    documents.set(name, (await response?.text()) ?? '');
    problems.push(...(await inspect()).map((problem) => `${name}: ${problem}`));
  }
  return [...problems, ...(await htmlErrors(documents))];
}

// In parts that run concurrently.
const parts = 3;
for (let part = 0; part < parts; part += 1) {
  test(`every page returns 200, logs no error, passes axe, is valid HTML and fits into 320 px: part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(5 * 60_000);
    const visits = (await visitsIn('en')).filter((_visit, index) => index % parts === part);
    expect(visits.length).toBeGreaterThan(20);
    const inspect = async () => [...(await axeViolations(page)), ...(await narrowProblems(page))];
    expect(await problemsOf(page, visits, inspect)).toEqual([]);
  });
}

test('in German every fourth page returns 200, logs no error and is valid HTML', async ({ page }) => {
  test.setTimeout(3 * 60_000);
  // The same components render other texts: a sample is sufficient, and axe would find the same.
  const visits = (await visitsIn('de')).filter((_visit, index) => index % 4 === 0);
  expect(visits.length).toBeGreaterThan(10);
  expect(await problemsOf(page, visits, () => Promise.resolve([]))).toEqual([]);
});
