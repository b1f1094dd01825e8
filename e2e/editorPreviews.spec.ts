import { expect, test, type Page } from '@playwright/test';

import { at, contentUrl } from './support/addresses';
import { ask } from './support/ask';
import { axeViolations } from './support/axe';
import { signInToAdmin, signInToRest } from './support/desk';
import { deletePages, publishFreshPage, type FreshPage } from './support/freshPages';
import { decide } from './support/shell';
import { openEditorArea } from './support/translation';

// One page for all of these journeys.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 900 }, actionTimeout: 15_000 });

const fresh: FreshPage[] = [];

test.beforeAll(async ({ request }) => {
  await signInToRest(request);
  const page = await publishFreshPage(request, 'previewed', ['en', 'de']);
  fresh.push(page);
  const response = await request.patch(`${contentUrl}/api/pages/${page.id}?locale=en`, {
    data: {
      _status: 'published',
      modules: [
        { blockType: 'quote', quote: 'A sentence that was there first.', attribution: 'The shift book' },
        { blockType: 'quote', quote: 'Come and see.', attribution: 'The open door' },
      ],
    },
  });
  if (!response.ok()) throw new Error(`The page was not published: ${await response.text()}`);
});

test.afterAll(async ({ request }) => {
  await signInToRest(request);
  await deletePages(request, fresh.splice(0));
});

const freshPage = (): FreshPage => {
  const [page] = fresh;
  if (!page) throw new Error('There is no page of this journey.');
  return page;
};

const frameOf = (desk: Page) => desk.locator('iframe').contentFrame();

test('the site stands beside the form: it follows the typing, and a click on a block opens its form', async ({
  page: desk,
  context,
}) => {
  test.setTimeout(120_000);
  await decide(context, 'v1');
  const { id, slug } = freshPage();
  await signInToAdmin(desk);
  await desk.goto(`${contentUrl}/admin/collections/pages/${id}?locale=en`);
  const shown = frameOf(desk);
  if ((await desk.locator('iframe').count()) === 0) await desk.locator('#live-preview-toggler').click();
  await expect(shown.getByText('A sentence that was there first.')).toBeVisible({ timeout: 30_000 });

  await shown.getByText('A sentence that was there first.').click();
  const text = desk.locator('[name="modules.0.quote"]');
  await expect(text).toBeVisible();
  const wording = `A sentence of this moment, ${String(Date.now())}.`;
  await text.fill(wording);
  await expect(shown.getByText(wording)).toBeVisible({ timeout: 20_000 });

  const visited = await ask(`/en/${slug}`, { host: 'localhost' });
  expect(visited.status).toBe(200);
  expect(visited.text).toContain('A sentence that was there first.');
  expect(visited.text).not.toContain(wording);
});

test('an address of a preview is for who has its token or the password, and is never kept', async ({
  page,
}) => {
  const { id, title } = freshPage();
  const refused = await page.goto(at('localhost', `/en/editor/preview?page=${id}&token=bm8.bm8`));
  expect(refused?.status()).toBe(403);
  expect(refused?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  expect(refused?.headers()['content-security-policy']).toMatch(/frame-ancestors [^;]*localhost:\d+/);
});

test('view as: one page for two readers, side by side, on the sites’ own hosts', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await decide(context, 'v1');
  const { id, slug } = freshPage();
  await openEditorArea(page, `/en/editor/view-as?page=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View as');
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.locator('iframe').first().contentFrame().getByText('Come and see')).toBeVisible({
    timeout: 20_000,
  });
  expect((await ask(`/en/${slug}`, { host: 'localhost' })).status).toBe(200);
});
