import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

import { at, contentUrl } from './support/addresses';
import { readResponse, deleteStored, persistent, signInToRest } from './support/admin';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

const found = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) });
const stored = z.object({ docs: z.array(z.object({ id: z.string(), teaserImage: z.string() })).min(1) });
const created = z.object({ doc: z.object({ id: z.string() }) });

/** Publishes the newest story of the main site, with the picture of another; returns its id. */
async function publishStory(request: APIRequestContext, slug: string, title: string): Promise<string> {
  const sites = await request.get(`${contentUrl}/api/sites?depth=0&where[key][equals]=main`);
  const others = await request.get(
    `${contentUrl}/api/stories?depth=0&limit=1&where[slug][equals]=the-third-strand`,
  );
  const response = await request.post(`${contentUrl}/api/stories?locale=en`, {
    data: {
      title,
      slug,
      leadText: 'Published a moment ago.',
      site: found.parse(await readResponse(sites)).docs[0]?.id,
      teaserImage: stored.parse(await readResponse(others)).docs[0]?.teaserImage,
      publicationDate: new Date().toISOString(),
      category: 'people',
      languages: ['en'],
      _status: 'published',
    },
  });
  return created.parse(await readResponse(response)).doc.id;
}

test('a story that an editor publishes is soon in the overview, on the home page and in the feed, and is gone when it is taken back', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const soon = { timeout: slowTimeoutMs, intervals: [500] };
  const slug = `fresh-story-${String(Date.now())}`;
  const title = `A story of ${slug}`;
  const read = async (path: string) => (await request.get(at('localhost', path))).text();
  const lists = ['/en/stories', '/en/stories?category=people', '/en', '/en/stories/rss.xml'];
  const naming = async () =>
    (await Promise.all(lists.map(read))).map((text) => text.includes(`/en/stories/${slug}`));
  const statusOf = async () => (await request.get(at('localhost', `/en/stories/${slug}`))).status();
  expect(await statusOf()).toBe(404);

  await signInToRest(request);
  const id = await publishStory(request, slug, title);
  try {
    await expect.poll(naming, soon).toEqual(lists.map(() => true));
    await page.goto(at('localhost', '/en/stories'));
    await page.locator('#stories article').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await readResponse(
      await request.patch(`${contentUrl}/api/stories/${id}?locale=en`, {
        data: { _status: 'draft' },
        ...persistent,
      }),
    );
    await expect.poll(statusOf, soon).toBe(404);
    await expect.poll(naming, soon).toEqual(lists.map(() => false));
  } finally {
    await deleteStored(request, 'stories', id);
  }
});
