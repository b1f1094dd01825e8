import { expect } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { namesWithEveryBlock } from './support/blocks';
import { htmlErrors } from './support/htmlChecker';
import { overflowProblems, problemsOfPages, readDocuments } from './support/pageProblems';
import { applicationPages } from './support/products';
import { test } from './support/test';
import { contentVisits, type Visit } from './support/visits';

/** Pages whose content depends on a query, below the locale. */
const queriedPages = [
  '/careers/mechanical-engineer-crimping',
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

/** Pages that the application renders, and states of pages: each is of a type of its own. */
const applicationVisits = [...applicationPages, ...queriedPages]
  .map((path) => visitOf(`/en${path}`))
  .concat(toolPages.map(visitOf));

test('every content page returns 200 and is valid HTML', async ({ request }) => {
  test.setTimeout(3 * 60_000);
  // In German the same components render other texts, so that every fourth page is sufficient.
  const german = (await contentVisits('de')).filter((_visit, index) => index % 4 === 0);
  const visits = [...(await contentVisits('en')), ...german];
  expect(visits.length).toBeGreaterThan(80);
  const { documents, problems } = await readDocuments(request, visits);
  expect([...problems, ...(await htmlErrors(documents))]).toEqual([]);
});

// In parts that run concurrently.
const parts = 2;
for (let part = 0; part < parts; part += 1) {
  test(`pages with every block, and of every type, log no error, pass axe, are valid HTML and fit into 320 px: part ${part + 1} of ${parts}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(5 * 60_000);
    const content = await contentVisits('en');
    const names = namesWithEveryBlock((await readDocuments(request, content)).documents);
    expect(names.length).toBeGreaterThan(10);
    const all = [...content.filter(({ name }) => names.includes(name)), ...applicationVisits];
    const visits = all.filter((_visit, index) => index % parts === part);
    const documents = new Map<string, string>();
    const problems = await problemsOfPages(page, visits, async (name, html) => {
      documents.set(name, html);
      return [...(await axeViolations(page)), ...(await overflowProblems(page, [390, 320]))];
    });
    expect([...problems, ...(await htmlErrors(documents))]).toEqual([]);
  });
}
