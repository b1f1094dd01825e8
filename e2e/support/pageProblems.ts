import type { APIRequestContext, Page } from '@playwright/test';

import { sidewaysOverflow } from './comparison';
import { eachOf, getWhenReady } from './hosts';
import type { Visit } from './visits';

/** Documents by the names of their pages, read without a browser, and the pages that do not return 200. */
export async function readDocuments(request: APIRequestContext, visits: readonly Visit[]) {
  const documents = new Map<string, string>();
  const problems = await eachOf(visits, async ({ name, url }) => {
    const response = await getWhenReady(request, url, { maxRedirects: 2 });
    documents.set(name, await response.text());
    return response.status() === 200 ? [] : [`${name}: status ${response.status()}`];
  });
  return { documents, problems: problems.flat() };
}

/** Horizontal overflow in narrow windows. Restores the width afterwards. */
export async function overflowProblems(page: Page, widths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await sidewaysOverflow(page);
    if (overflow > 0) problems.push(`scrolls sideways by ${overflow} px at ${width} px`);
  }
  if (before) await page.setViewportSize(before);
  return problems;
}

/**
 * Loads pages one after the other: each returns 200 and logs no error; `inspect` finds further problems in the page and its
 * document.
 */
export async function problemsOfPages(
  page: Page,
  visits: readonly Visit[],
  inspect: (name: string, html: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  let current = '';
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${current}: console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${current}: error: ${error.message}`));
  for (const { name, url } of visits) {
    current = name;
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) problems.push(`${name}: status ${response?.status()}`);
    const found = await inspect(name, (await response?.text()) ?? '');
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  return problems;
}
