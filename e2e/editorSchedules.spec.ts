import { expect } from '@playwright/test';
import { z } from 'zod';

import { at, contentUrl } from './support/addresses';
import { deleteStored, signInToAdmin, signInToRest } from './support/admin';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';

const created = z.object({ doc: z.object({ id: z.string() }) });
const sites = z.object({ docs: z.array(z.object({ id: z.string() })).min(1) });

const minute = 60_000;

/** Formats a date for the date field of the admin, in the time zone of the browser. */
const asTyped = (date: Date) =>
  date
    .toLocaleString('en-US', {
      month: 'numeric',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    })
    .replace(/\u202f/g, ' ');

test('an editor schedules a draft in the form, and visitors find it at that time', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await signInToRest(request);
  const site = sites.parse(
    await (await request.get(`${contentUrl}/api/sites?depth=0&where[key][equals]=main`)).json(),
  ).docs[0];
  const slug = `scheduled-${String(Date.now())}`;
  const response = await request.post(`${contentUrl}/api/pages?locale=en&draft=true`, {
    data: {
      title: 'Open on Monday',
      slug,
      site: site?.id,
      languages: ['en'],
      pageType: 'Content',
      theme: 'Default',
      _status: 'draft',
    },
  });
  const { id } = created.parse(await response.json()).doc;
  const visit = async () => (await sendRequest(`/en/${slug}`, { host: 'localhost' })).status;
  try {
    expect(await visit()).toBe(404);
    // The clock of this browser is an hour slow: a time in the future for the form is due for the service.
    const slow = new Date(Date.now() - 60 * minute);
    await page.clock.setFixedTime(slow);
    await signInToAdmin(page);
    await page.goto(`${contentUrl}/admin/collections/pages/${id}?locale=en`);
    const choice = page.getByRole('button', { name: 'Schedule Publish' });
    // The menu closes when the form becomes interactive.
    await expect(async () => {
      await page.locator('.form-submit').getByRole('button').nth(1).click();
      await choice.click({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    const drawer = page.getByRole('dialog').filter({ hasText: 'Upcoming Events' });
    await expect(drawer.getByText('No upcoming events scheduled')).toBeVisible();
    await drawer.getByText('Publish', { exact: true }).click();
    await drawer.locator('.date-time-picker input').fill(asTyped(new Date(slow.getTime() + 10 * minute)));
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/scheduled successfully/i)).toBeVisible();
    await expect.poll(visit, { timeout: 60_000, intervals: [500] }).toBe(200);
    await page.goto(at('localhost', `/en/${slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open on Monday');
  } finally {
    await deleteStored(request, 'pages', id);
  }
});
