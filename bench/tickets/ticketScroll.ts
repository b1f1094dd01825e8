import { chromium, type Page } from 'playwright-core';

import { ticketColumns } from '@kmx/contract/tickets';
import { ensureChromium } from '../../scripts/lib/ensureTools.mjs';

/** URL of a site with the demo data: `npm start`, or another one. */
export const siteUrl = process.env.BENCH_SITE_URL ?? 'http://localhost:3000';

const listPath = `/en/mykomax/tickets/list?columns=${ticketColumns.join(',')}`;

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

async function signIn(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'consent', value: 'v1', url: siteUrl }]);
  await page.goto(new URL(listPath, siteUrl).href);
  await page.getByLabel('E-mail address').fill('staff@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo-1234');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('[data-ticket]').first().waitFor();
}

/** Opens the ticket list of an employee in a browser, with all columns. */
export async function openTicketList(viewport: { width: number; height: number }) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  const page = await browser.newPage({ viewport, locale: 'en-GB' });
  await signIn(page);
  await page.locator('[data-ticket]').last().hover();
  let turn = 0;
  return {
    rows: await page.locator('[data-ticket]').count(),
    /** Scrolls by one notch of the wheel, twenty down and twenty up, and waits for the next frame. */
    scroll: async () => {
      turn += 1;
      await page.mouse.wheel(0, Math.floor(turn / 20) % 2 === 0 ? 120 : -120);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    },
    close: () => browser.close(),
  };
}
