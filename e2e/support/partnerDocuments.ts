import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { seededPages, type SeededPage } from './content';
import { ownAddress } from './readers';

/** The seeded page behind a password, and what only who knows the password may learn of it. */
export const partnerDocuments = {
  path: '/en/services/partner-documents',
  password: 'Partner-2026',
  title: 'Partner documents',
  file: '/file/partner-conditions',
  content: [
    'For our sales partners',
    'What you need for an offer',
    'five working days',
    'Conditions, delivery terms and contacts',
    'Conditions 2026',
    'partner-conditions',
  ],
} as const;

/** A seeded page of the main site by its slug. */
export async function mainPage(slug: string): Promise<SeededPage> {
  const page = (await seededPages('main')).find((one) => one.slug === slug);
  if (!page) throw new Error(`The main site has no page ${slug}.`);
  return page;
}

/** Parts of the protected content that a text contains. */
export const givenAway = (text: string): string[] =>
  partnerDocuments.content.filter((part) => text.includes(part));

/** Posts the form of a protected page, as a browser without script does; returns the target of the redirect. */
export async function postPassword(
  request: APIRequestContext,
  fields: { pageId: string; password: string; returnTo?: string },
  headers: Record<string, string> = ownAddress(),
) {
  const { returnTo = partnerDocuments.path, ...others } = fields;
  const response = await request.post('/api/page-access', {
    headers,
    form: { ...others, returnTo },
    maxRedirects: 0,
  });
  return { status: response.status(), headers: response.headers() };
}

/** Opens the page for everything that the context asks from now on. */
export async function unlock(request: APIRequestContext): Promise<void> {
  const { id } = await mainPage('partner-documents');
  const { headers } = await postPassword(request, { pageId: id, password: partnerDocuments.password });
  expect(headers.location).toBe(partnerDocuments.path);
}

/** Fills in the form and sends it. */
export async function givePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open the page' }).click();
}

/** Wrong passwords are counted for each address: every test comes from one of its own. */
export async function arriveFromOwnAddress(page: Page) {
  await page.context().setExtraHTTPHeaders(ownAddress());
}

/** The form stands there, and nothing of the page but its title. */
export async function expectLocked(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: partnerDocuments.title })).toBeVisible();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(givenAway(await page.content())).toEqual([]);
}

/** The page stands there, all of it. */
export async function expectOpen(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'For our sales partners' })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  expect(givenAway(await page.content())).toEqual(partnerDocuments.content);
}
