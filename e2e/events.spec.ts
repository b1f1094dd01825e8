import { expect } from '@playwright/test';
import { z } from 'zod';

import { at } from './support/addresses';
import { readCalendar } from './support/calendarFile';
import { queryContent } from './support/content';
import { entryCount, filterForm } from './support/lists';
import { sendRequest } from './support/siteRequest';
import { test } from './support/test';

const result = z.object({
  eventsOfSite: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      startDate: z.string(),
      endDate: z.string().nullable(),
      isAllDay: z.boolean(),
      timeZone: z.string(),
      updatedAt: z.string(),
      countries: z.array(z.object({ countryCode: z.string() })).nullish(),
    }),
  ),
});

const seededEvents = async () =>
  result.parse(
    await queryContent(
      '{ eventsOfSite(site: "main") { slug title startDate endDate isAllDay timeZone updatedAt countries { countryCode } } }',
      {},
    ),
  ).eventsOfSite;

const list = at('localhost', '/en/events');
const monthOf = (text: string) => Date.parse(`1 ${text} UTC`);

test.describe('2.3 "Events with .ics"', () => {
  test('coming events are listed by month, the next first; past ones separately, the latest first, without a calendar file', async ({
    page,
  }) => {
    await page.goto(list);
    const coming = page.getByRole('region', { name: 'Coming up' });
    const over = page.getByRole('region', { name: 'Looking back' });
    const months = async (part: typeof coming) =>
      (await part.getByRole('heading', { level: 3 }).allTextContents()).map(monthOf);
    const [ahead, back] = [await months(coming), await months(over)];
    expect(ahead).toEqual(ahead.toSorted((one, other) => one - other));
    expect(back).toEqual(back.toSorted((one, other) => other - one));

    const all = (await seededEvents()).filter(({ countries }) => (countries ?? []).length === 0);
    const isOver = ({ endDate, startDate }: (typeof all)[number]) =>
      Date.parse(endDate ?? startDate) + 86_400_000 < Date.now();
    expect(await entryCount(page)).toBe(all.filter((event) => !isOver(event)).length);
    expect(await coming.getByRole('link', { name: /^Add to calendar/ }).count()).toBe(await entryCount(page));
    await expect(over.getByRole('heading', { level: 4 })).toHaveCount(all.filter(isOver).length);
    await expect(over.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(0);
  });

  test('an event of one country is shown to that country', async () => {
    expect((await sendRequest('/en-us/events')).text).toContain('/events/assembly-expo-2027"');
    expect((await sendRequest('/en/events')).text).not.toContain('/events/assembly-expo-2027"');
  });

  test("the filters are in the URL, follow the browser's Back and can be removed", async ({ page }) => {
    await page.goto(list);
    const whole = await entryCount(page);
    const kinds = page.getByRole('list', { name: 'Event type' });
    await kinds.getByRole('link', { name: /^Webinar/ }).click();
    await expect(page).toHaveURL(/\/en\/events\?kind=webinar$/);
    await expect(kinds.getByRole('link', { name: /^Webinar/ })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Entries: 2' })).toBeVisible();
    await kinds.getByRole('link', { name: /^Seminar/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Entries: 4' })).toBeVisible();
    await filterForm(page).getByRole('combobox', { name: 'Country' }).selectOption('Portugal');
    await filterForm(page).getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/kind=seminar.*country=PT/);
    await expect(
      page.getByRole('link', { name: 'Seminar: maintenance that is planned' }).first(),
    ).toBeVisible();
    expect(await entryCount(page)).toBe(1);
    await page.goBack();
    await expect(page.getByRole('status').filter({ hasText: 'Entries: 4' })).toBeVisible();
    await page.getByRole('link', { name: 'Reset filters' }).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('status').filter({ hasText: `Entries: ${whole}` })).toBeVisible();
  });

  test('a visitor without script filters by words, and gets a message when nothing matches @nojs', async ({
    page,
  }) => {
    await page.goto(list);
    await filterForm(page).getByRole('searchbox').fill('braga');
    await filterForm(page).getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/[?&]q=braga/);
    expect(await entryCount(page)).toBe(1);
    await page.goto(`${list}?q=zzzz&kind=unknown&country=%00`);
    await expect(page.getByText('Nothing matches these filters.').first()).toBeVisible();
    expect(await entryCount(page)).toBe(0);
  });

  test('the page of an event shows its local time and links to the organiser and to other events', async ({
    page,
  }) => {
    await page.goto(at('localhost', '/en/events/open-house-north-america-2027'));
    const head = page.locator('[data-block="event-header"]');
    await expect(head).toContainText(/15 April 2027, 08:30–16:00 (?:CDT|GMT-5)/);
    await expect(head).toContainText('United States');
    await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Events');
    await expect(
      page.locator('[data-block="event-footer"]').getByRole('link', { name: 'All events' }),
    ).toHaveAttribute('href', '/en/events');
    await page.goto(at('localhost', '/de/events/open-house-north-america-2027'));
    await expect(head).toContainText(/15\. April 2027.*08:30/);
  });
});

test.describe('calendar files of events', () => {
  test('each parses, has the times of its zone and the moment of its last change, and is the same when it is read again', async ({
    request,
  }) => {
    for (const { slug, startDate, isAllDay, timeZone, updatedAt, countries } of await seededEvents()) {
      const country = countries?.[0]?.countryCode.toLowerCase();
      const url = at('localhost', `/calendar/events/${slug}.ics?l=en${country ? `-${country}` : ''}`);
      const response = await request.get(url);
      expect([slug, response.status()]).toEqual([slug, 200]);
      expect(response.headers()).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${slug}.ics"; filename*=UTF-8''${slug}.ics`,
        'x-robots-tag': 'noindex',
      });
      const [entry, ...others] = readCalendar(await response.text());
      expect(others).toEqual([]);
      expect([slug, entry?.timeZone]).toEqual([slug, isAllDay ? undefined : timeZone]);
      // Local time of the venue, from the time zone data of the browser.
      const local = new Date(startDate).toLocaleString('sv-SE', { timeZone }).replaceAll(/[-:]/g, '');
      expect([slug, entry?.start]).toEqual([slug, isAllDay ? local.slice(0, 8) : local.replace(' ', 'T')]);
      const changed = `${new Date(updatedAt).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
      expect([slug, entry?.stamp]).toEqual([slug, changed]);
      expect(entry?.url).toContain(`/events/${slug}`);
      expect((await request.get(entry?.url ?? '')).status()).toBe(200);
      const etag = response.headers().etag ?? '';
      const again = await request.get(url, { headers: { 'if-none-match': etag } });
      expect(again.status()).toBe(304);
    }
  });

  test('a fair of three days ends with the day after, in Japanese and German too', async ({ request }) => {
    for (const language of ['ja', 'de']) {
      const url = at('localhost', `/calendar/events/cable-technology-asia-2026.ics?l=${language}`);
      const [entry] = readCalendar(await (await request.get(url)).text());
      expect(entry).toMatchObject({ start: '20261208', end: '20261211' });
      expect(entry?.url).toContain(`/${language}/events/`);
    }
  });

  for (const path of [
    '/calendar/events/no-such-event.ics',
    '/calendar/events/open-house-hungary-2026',
    '/calendar/events/.ics',
    '/calendar/events/%E0%A4.ics',
    '/calendar/financial/no-such-page.ics',
    '/calendar/whatever',
  ])
    test(`${path} is not there`, async ({ request }) => {
      expect((await request.get(at('localhost', path))).status()).toBe(404);
    });
});
