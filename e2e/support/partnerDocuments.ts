import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { seededPages, type SeededPage } from './content';
import { ownAddress } from './readers';

/** The seeded page behind a password, with its protected content. */
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

export async function mainPage(slug: string): Promise<SeededPage> {
  const page = (await seededPages('main')).find((one) => one.slug === slug);
  if (!page) throw new Error(`The main site has no page ${slug}.`);
  return page;
}

/** Parts of the protected content that a text contains. */
export const disclosedParts = (text: string): string[] =>
  partnerDocuments.content.filter((part) => text.includes(part));

/** Posts the form of a protected page like a browser without script. Returns the target of the redirect. */
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

export async function unlock(request: APIRequestContext): Promise<void> {
  const { id } = await mainPage('partner-documents');
  const { headers } = await postPassword(request, { pageId: id, password: partnerDocuments.password });
  expect(headers.location).toBe(partnerDocuments.path);
}

/** Fills in the form and sends it. */
export async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open the page' }).click();
}

/** Sets a unique client address, as wrong passwords are counted per address. */
export async function arriveFromOwnAddress(page: Page) {
  await page.context().setExtraHTTPHeaders(ownAddress());
}

/** Expects the form and the title, but no other content of the page. */
export async function expectLocked(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: partnerDocuments.title })).toBeVisible();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(disclosedParts(await page.content())).toEqual([]);
}

export async function expectOpen(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'For our sales partners' })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  expect(disclosedParts(await page.content())).toEqual(partnerDocuments.content);
}
