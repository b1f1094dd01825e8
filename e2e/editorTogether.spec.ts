import { randomUUID } from 'node:crypto';

import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';

import { contentUrl } from './support/addresses';
import { readResponse, signInToAdmin, signInToRest, untilDraftSaved, type Person } from './support/admin';
import { deletePages, publishFreshPage, type FreshPage } from './support/freshPages';
import { test } from './support/test';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 900 }, actionTimeout: 15_000, navigationTimeout: 30_000 });

// A worker started after a failure finds the account of the previous one.
const anna: Person = { email: `anna.${randomUUID()}@demo.example`, password: 'correct horse battery' };
const created = z.object({ doc: z.object({ id: z.string() }) });
const fresh: FreshPage[] = [];
let annaId = '';

test.beforeAll(async ({ request }) => {
  await signInToRest(request);
  const response = await request.post(`${contentUrl}/api/users`, {
    data: { ...anna, name: 'Anna Weber', role: 'editor' },
  });
  annaId = created.parse(await readResponse(response)).doc.id;
});

test.afterAll(async ({ request }) => {
  await signInToRest(request);
  await request.delete(`${contentUrl}/api/users/${annaId}`);
  await deletePages(request, fresh.splice(0));
});

const freshForm = async (request: APIRequestContext): Promise<{ id: string; address: string }> => {
  await signInToRest(request);
  const page = await publishFreshPage(request, 'together', ['en']);
  fresh.push(page);
  return { id: page.id, address: `${contentUrl}/admin/collections/pages/${page.id}?locale=en` };
};

/** Opens a separate browser for Anna. */
const annasBrowser = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await signInToAdmin(page, anna);
  return page;
};

const titleOf = (form: Page) => form.locator('#field-title');

const describeAs = async (form: Page, description: string): Promise<void> => {
  await form.getByRole('button', { name: 'Search and sharing' }).click();
  await form.locator('#field-description').fill(description);
};

const open = async (form: Page, address: string): Promise<void> => {
  await form.goto(address);
  await expect(form.locator('form[data-form-ready="true"]').first()).toBeVisible();
};

const stored = async (request: APIRequestContext, id: string): Promise<unknown> =>
  readResponse(await request.get(`${contentUrl}/api/pages/${id}?locale=en&draft=true&depth=0`));

test('a second editor of an open form is warned and may take it over, which the first editor is shown', async ({
  browser,
  page: mine,
  request,
}) => {
  test.setTimeout(120_000);
  const { id, address } = await freshForm(request);
  const hers = await annasBrowser(browser);
  await open(hers, address);
  await untilDraftSaved(hers, () => titleOf(hers).fill('A first title by Anna'));

  await signInToAdmin(mine);
  await mine.goto(address);
  const dialog = mine.getByRole('dialog').filter({ hasText: 'Document locked' });
  await expect(dialog).toContainText(anna.email);
  await untilDraftSaved(hers, () => titleOf(hers).fill('A title by Anna'));
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(dialog).toBeHidden();
  // The form is reloaded with Anna's current text, which would replace anything entered earlier.
  await expect(titleOf(mine)).toHaveValue('A title by Anna');
  await untilDraftSaved(mine, () => describeAs(mine, 'A description by Bruno'));

  await titleOf(hers).fill('A title that comes too late');
  await expect(hers.getByRole('dialog').filter({ hasText: 'Editing taken over' })).toBeVisible();
  expect(await stored(request, id)).toMatchObject({
    title: 'A title by Anna',
    description: 'A description by Bruno',
  });
  await hers.context().close();
});

test("a form opened before another editor's change merges both and lists the conflicts", async ({
  browser,
  page: mine,
  request,
}) => {
  test.setTimeout(120_000);
  const { id, address } = await freshForm(request);
  const hers = await annasBrowser(browser);
  const writeTitle = async (title: string): Promise<void> => {
    await open(hers, address);
    await untilDraftSaved(hers, () => titleOf(hers).fill(title));
    const released = hers.waitForResponse(`${contentUrl}/api/editing/form`);
    await hers.getByRole('link', { name: 'Stories' }).first().click();
    await released;
  };
  await signInToAdmin(mine);
  await open(mine, address);

  await test.step('different fields', async () => {
    await writeTitle('A title by Anna');
    await untilDraftSaved(mine, () => describeAs(mine, 'A description by Bruno'));
    await expect(mine.getByText(/^Anna Weber changed “Title” while this form was open/)).toBeVisible();
    await expect(titleOf(mine)).toHaveValue('A title by Anna');
    expect(await stored(request, id)).toMatchObject({
      title: 'A title by Anna',
      description: 'A description by Bruno',
    });
    const released = mine.waitForResponse(`${contentUrl}/api/editing/form`);
    await mine.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await released;
  });

  await test.step('one field', async () => {
    await writeTitle('Anna again');
    await titleOf(mine).fill('Bruno again');
    await expect(
      mine.getByText(/^Anna Weber changed “Title” just now, so this form was not saved/),
    ).toBeVisible();
    await expect(titleOf(mine)).toHaveValue('Bruno again');
    expect(await stored(request, id)).toMatchObject({ title: 'Anna again' });
    await mine.getByRole('link', { name: 'Stories' }).first().click();
    await expect(mine.getByRole('dialog').filter({ hasText: 'Leave without saving' })).toBeVisible();
  });
  await hers.context().close();
});
