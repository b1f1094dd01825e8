import { expect } from '@playwright/test';

import { siteUrl } from './support/addresses';
import { startSiteInOutage } from './support/siteInOutage';
import { test } from './support/test';

const seen = '/en/company';

test('a site that restarts while every service is down shows cached pages, and explains missing ones', async ({
  page,
}) => {
  const { host } = new URL(siteUrl);
  await page.goto(seen);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const site = await startSiteInOutage();
  try {
    expect((await page.request.get(`${site.url}/readyz`)).status()).toBe(200);
    // A load balancer forwards the address that the reader sees.
    const headers = { host };
    const stored = await page.request.get(`${site.url}${seen}`, { headers });
    expect(stored.status()).toBe(200);
    expect(await stored.text()).toContain(heading);
    expect(stored.headers()['cache-control']).toBe('private, no-store');
    expect((await page.request.get(`${site.url}/en/never-seen`, { headers })).status()).toBe(503);
  } finally {
    await site.stop();
  }
});
