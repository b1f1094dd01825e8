import { readFile } from 'node:fs/promises';

import type { Download, Locator, Page } from '@playwright/test';

import { at } from './addresses';

/** Opens a screen of the editor area of the main site, through its gate. */
export async function openEditorArea(page: Page, path: string): Promise<void> {
  await page.goto(at('localhost', path));
  const password = page.getByLabel('Password');
  if (await password.isVisible()) {
    await password.fill('editor-demo');
    await page.getByRole('button', { name: 'Open the editor area' }).click();
    await password.waitFor({ state: 'hidden' });
  }
}

/** Signs the page's browser in to the editor area, with an account of the content service, and goes back to the screen. */
export async function signInToEditorArea(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign in to make changes' }).click();
  // The frame of the site has a sign-in of its own, for customers.
  const form = page.locator('form[action="/api/editor-session"]');
  await form.getByLabel('E-mail').fill('editor@demo.example');
  await form.getByLabel('Password').fill('Demo-1234');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(/^Signed in as/).waitFor();
}

export const targetOf = (page: Page, language: string): Locator =>
  page
    .getByRole('table', { name: 'Languages and their states' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: language }) });

/** Chooses exactly these languages for the next step. */
export async function chooseLanguages(page: Page, names: readonly string[]): Promise<void> {
  const boxes = page.getByRole('group', { name: 'For these languages' }).getByRole('checkbox');
  for (const box of await boxes.all()) await box.setChecked(false);
  for (const name of names) await page.getByRole('checkbox', { name }).setChecked(true);
}

/** The text of a package that was downloaded. */
export const readDownload = async (download: Download): Promise<string> =>
  readFile(await download.path(), 'utf8');

/** Translates a package as an office would: every target says what its source says, behind a mark. */
export const translatePackage = (xliff: string, mark: string): string =>
  xliff
    .replace(/\s*<target>[\s\S]*?<\/target>/g, '')
    .replace(/<source>([\s\S]*?)<\/source>/g, `<source>$1</source><target>${mark}$1</target>`);

/** A package as a file input takes it. */
export const asUpload = (xliff: string) => ({
  name: 'page.en-de.xlf',
  mimeType: 'application/xliff+xml',
  buffer: Buffer.from(xliff, 'utf8'),
});
