import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';

import { at, contentUrl } from './support/addresses';
import { deleteStored, persistent, readResponse, signInToAdmin, signInToRest } from './support/admin';
import { axeViolations } from './support/axe';
import { decide } from './support/shell';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

const found = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) });
const created = z.object({ doc: z.object({ id: z.string() }) });

async function publishOpening(request: APIRequestContext, slug: string, title: string): Promise<string> {
  const idOf = async (query: string) =>
    found.parse(await readResponse(await request.get(`${contentUrl}/api/${query}&depth=0`, persistent)))
      .docs[0]?.id;
  const response = await request.post(`${contentUrl}/api/job-openings?locale=en`, {
    data: {
      title,
      slug,
      site: await idOf('sites?where[key][equals]=main'),
      location: await idOf('locations?where[slug][equals]=head-office'),
      languages: ['en'],
      department: 'Assembly',
      employmentTypes: ['fullTime'],
      applicationUrl: 'https://jobs.example/fitter',
      text: {
        root: {
          type: 'root',
          direction: null,
          format: '',
          indent: 0,
          version: 1,
          children: [
            {
              type: 'paragraph',
              direction: null,
              format: '',
              indent: 0,
              version: 1,
              children: [
                {
                  type: 'text',
                  text: 'You assemble presses.',
                  format: 0,
                  detail: 0,
                  mode: 'normal',
                  style: '',
                  version: 1,
                },
              ],
            },
          ],
        },
      },
      publishedOn: '2026-01-05T12:00:00.000Z',
      _status: 'published',
    },
  });
  return created.parse(await readResponse(response)).doc.id;
}

/** Opens the preview. The admin stores whether it is open, and opens it with a delay. */
async function openPreview(page: Page): Promise<void> {
  await expect(async () => {
    const frame = page.locator('iframe');
    if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click();
    await expect(frame).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
}

test('a job opening is previewed while it is typed, found by the search, and closed after its last day', async ({
  page,
  request,
  context,
}) => {
  test.setTimeout(180_000);
  await decide(context, 'v1');
  const soon = { timeout: slowTimeoutMs, intervals: [500] };
  const slug = `fresh-opening-${String(Date.now())}`;
  const title = `Fitter of ${slug}`;
  const path = `/en/careers/${slug}`;
  const statusOf = async () => (await sendRequest(path)).status;
  await signInToRest(request);
  const id = await publishOpening(request, slug, title);
  try {
    await expect.poll(statusOf, soon).toBe(200);
    await expect
      .poll(async () => (await sendRequest(`/en/search?q=${slug}`)).text.includes(path), soon)
      .toBe(true);

    await signInToAdmin(page);
    await page.goto(`${contentUrl}/admin/collections/job-openings/${id}?locale=en`);
    const shown = page.locator('iframe').contentFrame();
    await openPreview(page);
    const heading = shown.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title, { timeout: 30_000 });
    const field = page.locator('#field-title');
    await expect(async () => {
      await heading.click();
      await expect(field).toBeFocused({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await field.fill(`${title}, typed`);
    await expect(heading).toHaveText(`${title}, typed`, { timeout: slowTimeoutMs });
    expect((await sendRequest(path)).text).not.toContain(`${title}, typed`);

    await readResponse(
      await request.patch(`${contentUrl}/api/job-openings/${id}?locale=en`, {
        data: { title, applyUntil: '2026-02-01T12:00:00.000Z', _status: 'published' },
      }),
    );
    await expect.poll(statusOf, soon).toBe(410);
  } finally {
    await deleteStored(request, 'job-openings', id);
  }
  await expect.poll(statusOf, soon).toBe(404);
});

for (const [path, words, link, href] of [
  ['/en/careers/quality-inspector', 'This position has been filled or closed', 'All job openings', '/en'],
  [
    '/de-ch/careers/quality-inspector',
    'Diese Stelle ist besetzt oder nicht mehr ausgeschrieben',
    'Alle offenen Stellen',
    '/de-ch',
  ],
] as const) {
  test(`a closed job opening leads to the open ones, in no cache and no index: ${path}`, async ({ page }) => {
    const response = await page.goto(at('localhost', path));
    expect(response?.status()).toBe(410);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('script[type="application/ld+json"]', { hasText: 'JobPosting' })).toHaveCount(
      0,
    );
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(at('localhost', `${href}/company/careers`));
  });
}
