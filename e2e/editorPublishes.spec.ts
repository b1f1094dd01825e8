import { expect } from '@playwright/test';

import { contentUrl } from './support/addresses';
import { signInToAdminByForm, untilDraftSaved } from './support/admin';
import { seededPages } from './support/content';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';

const titleOf = (html: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];

test('an editor changes a hero and a visitor sees it within two seconds; other sites stay as they are', async ({
  page: supportRequest,
}) => {
  test.setTimeout(120_000);
  const pages = await seededPages('schleuniger');
  const home = pages.find((page) => page.slug === 'home');
  if (!home) throw new Error('The seed has no home page for Schleuniger.');
  const readTitle = async (host: string) => titleOf((await sendRequest('/en', { host })).text);
  const [mainTitle, previous] = [await readTitle('localhost'), await readTitle('schleuniger.localhost')];
  expect([mainTitle, previous]).not.toContain(undefined);

  await signInToAdminByForm(supportRequest);
  await supportRequest.goto(`${contentUrl}/admin/collections/pages/${home.id}?locale=en`);
  const title = supportRequest.locator('[name="modules.0.title"]');
  // While it is loading, a form collapses its modules again.
  await expect(async () => {
    await supportRequest.getByRole('button', { name: 'Show All' }).first().click();
    await expect(title).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  const wording = `Stripped to the hundredth, ${Date.now()}`;
  await untilDraftSaved(supportRequest, () => title.fill(wording));
  expect(await readTitle('schleuniger.localhost')).toBe(previous);
  await supportRequest.getByRole('button', { name: 'Publish changes' }).click();
  await expect(supportRequest.getByText(/successfully/i).first()).toBeVisible();

  await expect
    .poll(() => readTitle('schleuniger.localhost'), { timeout: 2000, intervals: [100] })
    .toBe(wording);
  expect(await readTitle('localhost')).toBe(mainTitle);
});
