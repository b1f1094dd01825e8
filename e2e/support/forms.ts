import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';

import { at } from './addresses';
import { ownAddress } from './readers';
import { untilShellStarts } from './shell';

/** Paths of the public forms on the main site. */
export const formPaths = {
  contact: '/contact',
  'support-request': '/support-request',
  'service-request': '/service-request',
  'story-feedback': '/stories/a-crimp-of-seven-strands',
  whitepaper: '/whitepapers/crimp-quality',
} as const;

export type FormSlug = keyof typeof formPaths;
export type Entries = Readonly<Record<string, string>>;

export const formSlugs: readonly FormSlug[] = [
  'contact',
  'support-request',
  'service-request',
  'story-feedback',
  'whitepaper',
];

const person = (marker: string): Entries => ({
  firstName: 'Ada',
  lastName: `Crimp ${marker}`,
  email: `ada.${marker}@example.com`,
  company: 'Kabelwerk Äußere Höhe AG',
});

/** All entries of a form by field name. `marker` identifies the messages of a test. */
export function fullEntries(slug: FormSlug, marker: string): Entries {
  switch (slug) {
    case 'contact':
      return {
        ...person(marker),
        phone: '+41 41 000 00 00',
        country: 'CH',
        topic: 'sparePart',
        product: 'Cresta 433',
        message: `Two lines,\n<b>one</b> & 線 of ${marker}`,
        privacy: 'yes',
      };
    case 'support-request':
      return {
        ...person(marker),
        country: 'DE',
        product: 'Linea 240',
        serialNumber: 'L240-1234/5',
        message: `Please send the source code of ${marker}`,
      };
    case 'service-request':
      return {
        ...person(marker),
        phone: '+41 41 000 00 01',
        address: 'Industriestrasse 6',
        zip: '6036',
        city: 'Dierikon',
        country: 'CH',
        hasReturnAddress: 'yes',
        returnAddress: '1 Wire Lane',
        returnZip: '60601',
        returnCity: 'Chicago',
        returnCountry: 'US',
        returnState: 'Illinois',
        machineName: 'Cresta 433',
        serialNumber: 'C433-0815',
        warranty: 'no',
        serviceContract: 'unknown',
        isExistingCase: 'yes',
        caseId: 'CASE-4711',
        requestedService: 'calibration',
        reason: 'Yearly check',
        subject: `Feeder stops ${marker}`,
        description: 'It stops after ten wires.\nThen it starts again.',
        contactLocation: 'Dierikon',
      };
    case 'story-feedback':
      return {
        rating: 'partly',
        comment: `More of this, ${marker}`,
        name: 'Ada Crimp',
        email: `ada.${marker}@example.com`,
      };
    case 'whitepaper':
      return { ...person(marker), country: 'FR', consent: 'yes' };
  }
}

/** Creates a word that is in no other message. */
export const createMarker = (): string => `m${randomUUID().slice(0, 8)}`;

export const formOf = (page: Page, slug: FormSlug): Locator =>
  page.locator(`form[data-form="${slug}"]:visible`);

export const formUrl = (slug: FormSlug, language = 'en', query = ''): string =>
  at('localhost', `/${language}${formPaths[slug]}${query}`);

/** Opens the page of a form with a unique client address, as submissions are limited per address. */
export async function openForm(page: Page, slug: FormSlug, language = 'en'): Promise<Locator> {
  await page.setExtraHTTPHeaders(ownAddress());
  // Before that a form posts as without script.
  await untilShellStarts(page, () => page.goto(formUrl(slug, language)));
  return formOf(page, slug);
}

async function enter(form: Locator, name: string, value: string): Promise<void> {
  const control = form.locator(`[name="${name}"]`);
  const kind = await control.first().evaluate((element) => element.getAttribute('type') ?? element.localName);
  if (kind === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check();
  else if (kind === 'checkbox') await control.setChecked(value === 'yes');
  else if (kind === 'select') await control.selectOption(value);
  else await control.fill(value);
}

export async function fillForm(form: Locator, entries: Entries): Promise<void> {
  for (const [name, value] of Object.entries(entries)) await enter(form, name, value);
}

/** Values of a form without empty, hidden and file fields. */
export const entriesOf = (form: Locator): Promise<Record<string, string>> =>
  form.evaluate((element) => {
    const all = element instanceof HTMLFormElement ? [...new FormData(element)] : [];
    const pageFields = [
      'returnTo',
      'site',
      'locale',
      'idempotencyKey',
      'website',
      'attachments',
      'story',
      'file',
    ];
    return Object.fromEntries(
      all.flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' && !pageFields.includes(name)
          ? [[name, value.replaceAll('\r\n', '\n')]]
          : [],
      ),
    );
  });

/** Visible message of a failed submission, not its templates. */
export const failureOf = (form: Locator): Locator => form.locator('> [data-flash="error"]');

/** The error summary above the fields. */
export const summaryOf = (form: Locator): Locator => form.locator('> [role="alert"]:not([data-flash])');

export const sendButton = (form: Locator): Locator => form.locator('[data-form-submit], [type="submit"]');

/** Time limit of a proof of work on a busy machine. */
const slowTimeoutMs = 20_000;

/** Waits for the confirmation; returns its reference. */
export async function referenceOf(page: Page): Promise<string> {
  const reference = page.locator('[data-form-sent]:visible [data-form-reference]');
  await expect(reference).toHaveText(/^KMX-[2-9A-Z]{4}-[2-9A-Z]{4}$/, { timeout: slowTimeoutMs });
  return reference.innerText();
}

const tokenSchema = z.object({
  challenge: z.object({ signature: z.string().min(20) }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().min(10) }),
});
const postedSchema = z.object({ token: z.string(), idempotencyKey: z.uuid() });

export interface SentForm {
  readonly idempotencyKey: string;
  readonly token: string;
}

/** Records every submission by the script of the page. */
export function watchSent(page: Page): readonly SentForm[] {
  const sent: SentForm[] = [];
  page.on('request', (request) => {
    const isForm = request.method() === 'POST' && /\/api\/forms\/[\w-]+$/.test(request.url());
    if (isForm) sent.push(postedSchema.parse(request.postDataJSON()));
  });
  return sent;
}

/** Parses the token of a solved challenge. */
export const readToken = ({ token }: SentForm) =>
  tokenSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
