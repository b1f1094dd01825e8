import { expect } from '@playwright/test';

import { contentUrl, siteUrl } from './support/addresses';
import { test } from './support/test';

test('the content service has no image optimiser', async ({ request }) => {
  const response = await request.get(`${contentUrl}/_next/image?url=%2Fblocks%2Faccordion.webp&w=640&q=75`);
  expect(response.status()).toBe(404);
});

test('TRACE is rejected by the site and by the content service', async ({ request }) => {
  for (const address of [`${siteUrl}/en`, `${siteUrl}/api/customer`, `${contentUrl}/admin`]) {
    const response = await request.fetch(address, { method: 'TRACE' });
    expect([address, response.status()]).toEqual([address, 405]);
  }
});

test('the admin runs under its policy, and compiles no text', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('violated')) violations.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.info(`violated ${effectiveDirective} ${blockedURI}`),
    );
  });
  const response = await page.goto(`${contentUrl}/admin/forgot`);
  expect(response?.headers()['content-security-policy']).toMatch(
    /script-src 'nonce-[\w+/]+==' 'strict-dynamic';/,
  );
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(violations).toEqual([]);
});
