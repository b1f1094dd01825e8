import { expect, type APIRequestContext, type APIResponse, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';

import { contentUrl } from './addresses';

/** A server may close a persistent connection at the moment it is reused. */
export const persistent = { maxRetries: 2 } as const;

export interface Person {
  email: string;
  password: string;
}

const editor: Person = { email: 'editor@demo.example', password: 'Demo-1234' };

export async function signInToAdminByForm(page: Page): Promise<void> {
  await page.goto(`${contentUrl}/admin/login`);
  await page.getByLabel('Email').fill(editor.email);
  await page.getByLabel('Password').fill(editor.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin');
}

/** Saves a drawer. The admin silently drops clicks on its button while the service computes the form state. */
export async function saveDrawer(drawer: Locator): Promise<void> {
  await expect(async () => {
    if (await drawer.isVisible()) await drawer.getByRole('button', { name: 'Save' }).click({ timeout: 3000 });
    await expect(drawer).toBeHidden({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

/**
 * Changes an open form and waits until the admin has saved it as a draft. It can only be published afterwards, because the
 * button is disabled until the form has applied the response.
 */
export async function untilDraftSaved(page: Page, change: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true'), {
    timeout: 45_000,
  });
  await change();
  await saved;
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled();
  await expect(page.getByText(/^Last saved/)).toBeVisible();
}

/** Signs the context in to the content service's REST API, by cookie. */
export async function signInToRest(request: APIRequestContext, person = editor): Promise<void> {
  const response = await request.post(`${contentUrl}/api/users/login`, { data: person });
  if (!response.ok()) throw new Error(`The editor cannot sign in: ${await response.text()}`);
}

/** Signs the page's browser in to the admin, without the form. */
export const signInToAdmin = (page: Page, person?: Person): Promise<void> =>
  signInToRest(page.request, person);

/** Parses a response of the content service's REST API. Throws its message if it was rejected. */
export async function readResponse(response: APIResponse): Promise<unknown> {
  if (!response.ok()) throw new Error(`The content service refused: ${await response.text()}`);
  return response.json();
}

/** Deletes a document created by a test, which would affect other tests. */
export async function deleteStored(
  request: APIRequestContext,
  collection: 'pages' | 'redirects' | 'stories' | 'job-openings',
  id: string,
): Promise<void> {
  await readResponse(await request.delete(`${contentUrl}/api/${collection}/${id}`, persistent));
}

const storedRedirect = z.object({
  id: z.string(),
  previousUrl: z.string(),
  target: z.object({ kind: z.string(), page: z.string().nullish() }),
});

export type StoredRedirect = z.infer<typeof storedRedirect>;

/** All redirects of editors and moved pages. */
export async function storedRedirects(request: APIRequestContext): Promise<StoredRedirect[]> {
  const response = await request.get(`${contentUrl}/api/redirects?depth=0&pagination=false`, persistent);
  return z.object({ docs: z.array(storedRedirect) }).parse(await response.json()).docs;
}

/** Publishes fields of a page without the form, to restore values or to simulate other editors. */
export async function publishFields(
  request: APIRequestContext,
  pageId: string,
  fields: Record<string, string>,
): Promise<void> {
  const response = await request.patch(`${contentUrl}/api/pages/${pageId}?locale=en`, {
    data: { ...fields, _status: 'published' },
    ...persistent,
  });
  if (!response.ok()) throw new Error(`The page was not published: ${await response.text()}`);
}
