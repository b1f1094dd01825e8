import { expect, test, type Page } from '@playwright/test';

import { contentUrl, at } from './support/addresses';
import { seededPages } from './support/content';
import { signInToAdmin, untilDraftSaved } from './support/desk';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an editor changes a hero and a visitor sees it within two seconds; other sites stay as they are', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const pages = await seededPages('schleuniger');
  const home = pages.find((page) => page.slug === 'home');
  if (!home) throw new Error('The seed has no home page for Schleuniger.');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(at('localhost', '/en'));
  const mainTitle = await heading(visitor).textContent();
  await visitor.goto(at('schleuniger.localhost', '/en'));
  await expect(heading(visitor)).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInToAdmin(desk);
  await desk.goto(`${contentUrl}/admin/collections/pages/${home.id}?locale=en`);
  await desk.getByRole('button', { name: 'Show All' }).first().click();
  const title = desk.locator('[name="modules.0.title"]');
  const wording = `Stripped to the hundredth, ${Date.now()}`;
  await untilDraftSaved(desk, () => title.fill(wording));
  await desk.getByRole('button', { name: 'Publish changes' }).click();
  await expect(desk.getByText(/successfully/i).first()).toBeVisible();

  await expect(async () => {
    await visitor.reload();
    await expect(heading(visitor)).toHaveText(wording, { timeout: 200 });
  }).toPass({ timeout: 2000, intervals: [100] });

  await visitor.goto(at('localhost', '/en'));
  await expect(heading(visitor)).toHaveText(mainTitle ?? '');
});
