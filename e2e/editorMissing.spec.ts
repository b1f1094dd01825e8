import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

import { at, contentUrl } from './support/addresses';
import { persistent, signInToAdmin, signInToRest } from './support/admin';
import { decide } from './support/shell';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';

const soon = { timeout: 25_000, intervals: [500] };
const host = 'localhost';

const missing = z.object({
  docs: z.array(z.object({ id: z.string(), path: z.string(), visits: z.number(), state: z.string() })),
});

async function misses(request: APIRequestContext, path: string) {
  const response = await request.get(
    `${contentUrl}/api/missing-addresses?depth=0&where[path][equals]=${encodeURIComponent(path)}`,
  );
  return missing.parse(await response.json()).docs;
}

test('missing addresses are counted; an editor redirects them, and a loop is rejected with the reason', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  await decide(context, 'v1');
  await signInToRest(request);
  const path = `/never-was-${String(Date.now())}`;
  for (let visit = 0; visit < 3; visit += 1) {
    const result = await page.goto(at(host, `/en${path}?from=${String(visit)}`));
    expect(result?.status()).toBe(404);
  }
  await expect.poll(async () => (await misses(request, path))[0]?.visits, soon).toBe(3);
  const [miss] = await misses(request, path);
  const lead = (target: string) =>
    request.patch(`${contentUrl}/api/missing-addresses/${miss?.id ?? ''}?locale=en`, {
      data: { target: { kind: 'path', path: target } },
      ...persistent,
    });

  await test.step('a target that loops is rejected', async () => {
    const rejected = await lead(`${path}/below`);
    expect(rejected.status()).toBe(400);
    expect(await rejected.text()).toContain('would lead back to itself');
    expect((await misses(request, path))[0]?.state).toBe('open');
  });

  await test.step('a right one leads visitors on', async () => {
    expect((await lead('/company')).status()).toBe(200);
    await expect
      .poll(async () => {
        const { status, destination } = await sendRequest(`/en${path}`, { host });
        return [status, destination];
      }, soon)
      .toEqual([301, at(host, '/en/company')]);
  });

  await test.step('the inbox shows the redirect', async () => {
    await signInToAdmin(page);
    await page.goto(`${contentUrl}/admin/collections/missing-addresses?search=${encodeURIComponent(path)}`);
    await expect(page.getByRole('link', { name: path })).toBeVisible();
    await expect(page.getByRole('table')).toContainText('Redirected');
  });

  await request.patch(`${contentUrl}/api/missing-addresses/${miss?.id ?? ''}?locale=en`, {
    data: { target: { kind: null, path: null } },
    ...persistent,
  });
  await expect.poll(async () => (await sendRequest(`/en${path}`, { host })).status, soon).toBe(404);
});
