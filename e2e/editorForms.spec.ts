import { expect } from '@playwright/test';

import { contentUrl } from './support/addresses';
import { saveDrawer, signInToAdmin, signInToRest, untilDraftSaved } from './support/admin';
import { deletePages, publishFreshPage, type FreshPage } from './support/freshPages';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 900 }, actionTimeout: 15_000 });

const fresh: FreshPage[] = [];

test.beforeEach(async ({ request }) => signInToRest(request));
test.afterAll(async ({ request }) => {
  await signInToRest(request);
  await deletePages(request, fresh.splice(0));
});

const formOf = ({ id }: FreshPage): string => `${contentUrl}/admin/collections/pages/${id}?locale=en`;

test('a draft that cannot be saved shows the reason and links to the field', async ({ page, request }) => {
  test.setTimeout(120_000);
  const taken = await publishFreshPage(request, 'taken', ['en']);
  const own = await publishFreshPage(request, 'own', ['en']);
  fresh.push(taken, own);
  await signInToAdmin(page);
  await page.goto(formOf(own));
  await page.getByRole('button', { name: 'Address and audience' }).click();
  await page.locator('#field-slug').fill(taken.slug);
  const state = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(state).toContainText(`/${taken.slug} is already the page`);
  await expect(page.getByText(/^Last saved/)).toBeHidden();
});

test('the view of a version names who saved it', async ({ page, request }) => {
  const own = await publishFreshPage(request, 'version', ['en']);
  fresh.push(own);
  await signInToAdmin(page);
  await page.goto(`${contentUrl}/admin/collections/pages/${own.id}/versions`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText('Demo editor').first()).toBeVisible();
});

test('a link in a text leads to a page that the editor chooses, and readers follow it', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const text = {
    type: 'text',
    text: 'About us',
    format: 0,
    detail: 0,
    mode: 'normal',
    style: '',
    version: 1,
  };
  const paragraph = { type: 'paragraph', format: '', indent: 0, version: 1, children: [text] };
  const root = { type: 'root', format: '', indent: 0, version: 1, direction: null, children: [paragraph] };
  const own = await publishFreshPage(
    request,
    'linked',
    ['en'],
    [{ blockType: 'richText', content: { root } }],
  );
  fresh.push(own);
  await signInToAdmin(page);
  await page.goto(formOf(own));
  await page.locator('#modules-row-0 .collapsible__toggle').click();
  const editor = page.locator('#modules-row-0 [contenteditable="true"]');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.locator('#modules-row-0 .fixed-toolbar [data-button-key="link"]').click();
  const drawer = page.locator('.lexical-link-edit-drawer');
  const target = drawer.locator('[id$="doc"]').getByRole('combobox');
  await target.fill('About us');
  await page.getByRole('option', { name: 'About us', exact: true }).first().click();
  await untilDraftSaved(page, () => saveDrawer(drawer));
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(async () => {
    expect((await sendRequest(`/en/${own.slug}`, { host: 'localhost' })).text).toContain(
      'href="/en/company/about"',
    );
  }).toPass({ timeout: slowTimeoutMs });
});
