import { expect } from '@playwright/test';

import { at } from './support/addresses';
import { publishFields, signInToRest } from './support/admin';
import { deletePages, publishFreshPage, type FreshPage } from './support/freshPages';
import { search } from './support/searchResponse';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

test.describe('Issue 6: "index updated when something is published, in the background"', () => {
  const made: FreshPage[] = [];
  const soon = { timeout: slowTimeoutMs, intervals: [500] };
  // A unique word of letters, which matches nothing else.
  const newWord = () =>
    `quill${[...String(Date.now())].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`;

  test.afterAll(async ({ request }) => {
    await signInToRest(request);
    await deletePages(request, made);
  });

  test('a changed title is found soon after, by the old words no more, and what is deleted is forgotten', async ({
    request,
    page,
  }) => {
    test.setTimeout(90_000);
    await signInToRest(request);
    const fresh = await publishFreshPage(request, 'searched', ['en']);
    made.push(fresh);
    const found = async (query: string) =>
      (await search(request, { query })).records.map(({ url, title }) => ({ url, title }));

    const first = newWord();
    await publishFields(request, fresh.id, { title: `About ${first} | Komax` });
    const address = `/en/${fresh.slug}`;
    // "Search suggestions and results strip a trailing ' | brand' from titles" (section 5).
    await expect.poll(() => found(first), soon).toEqual([{ url: address, title: `About ${first}` }]);

    const second = newWord();
    await publishFields(request, fresh.id, { title: `About ${second}` });
    await expect.poll(() => found(second), soon).toEqual([{ url: address, title: `About ${second}` }]);
    expect(await found(first)).toEqual([]);
    await page.goto(at('localhost', `/en/search?q=${second}`));
    await page
      .getByRole('main')
      .getByRole('link', { name: `About ${second}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));

    await deletePages(request, made);
    made.length = 0;
    await expect.poll(() => found(second), soon).toEqual([]);
  });
});
