import { createLocale } from '@kmx/core';
import type { FormKind, FormState } from '@kmx/core/forms';

import { catalogueMock } from '../pages/products/catalogueView.mock';
import { catalogueHierarchy } from '../products/catalogueHierarchy';
import { createSiteViewMock } from '../view/siteView.mock';

import { loadFormReading, loadStoryFeedbackReading } from './loadFormReading';
import { sealState } from './sealedState';
import type { CookieReader } from './stateCookies';

const view = createSiteViewMock({ locale: createLocale('de', 'CH') });

const noCookies = { get: () => undefined };

const load = async (kind: FormKind, query = '', cookies: CookieReader = noCookies) =>
  loadFormReading({
    view: await view,
    path: '/de-ch/service',
    query: new URLSearchParams(query),
    kind,
    cookies,
  });

/** Cookies that hold a state of this form. */
function cookiesWith(kind: FormKind, state: FormState): CookieReader {
  const [value = ''] = sealState(kind, state, Date.now()) ?? [];
  return { get: (name) => (name === 'form-state-0' ? { value } : undefined) };
}

const failed: FormState = {
  kind: 'failed',
  reason: 'unavailable',
  values: {
    firstName: 'Mira',
    subject: 'Feeder & cutter',
    requestedService: 'repair',
    caseId: '7',
    description: 'It stops.\nAgain.',
  },
};

it('reads no cookie on a stored page', async () => {
  const get = vi.fn();
  expect(await load('contact', '', { get })).toEqual({
    action: '/api/forms/contact',
    returnTo: '/de-ch/service',
    state: { kind: 'empty' },
    prefill: { country: 'CH' },
    countries: [
      { code: 'CH', name: 'Switzerland' },
      { code: 'US', name: 'United States' },
    ],
    site: 'main',
    locale: 'de-CH',
  });
  expect(get).not.toHaveBeenCalled();
});

it.each<[FormKind, string, object]>([
  ['contact', 'product=Alpha+530', { country: 'CH', product: 'Alpha 530' }],
  [
    'supportRequest',
    'product=Alpha&serial=530.1',
    { country: 'CH', product: 'Alpha', serialNumber: '530.1' },
  ],
  ['serviceRequest', 'machine=Zeta%00&serial=1', { country: 'CH', machineName: 'Zeta', serialNumber: '1' }],
  ['whitepaper', 'product=Alpha', { country: 'CH' }],
])('prefills %s?%s', async (kind, query, prefill) => {
  const reading = await load(kind, query);
  expect(reading.prefill).toEqual(prefill);
  expect(reading.returnTo).toBe(`/de-ch/service?${query}`);
});

it.each<[FormKind, string, string | undefined]>([
  ['contact', 'Two\r\nlines\0', 'Two\nlines'],
  ['supportRequest', 'x'.repeat(801), 'x'.repeat(800)],
  ['serviceRequest', 'Wires', undefined],
])('prefills the message of %s, and returns without it', async (kind, message, expected) => {
  const { prefill, returnTo } = await load(kind, `message=${encodeURIComponent(message)}`);
  expect(prefill.message).toBe(expected);
  expect(returnTo).toBe('/de-ch/service');
});

it('"Contact form prefilled with product": by name and reference', async () => {
  const known = await view;
  const hierarchy = catalogueHierarchy(catalogueMock, known.locale, known.links);
  const query = new URLSearchParams('product=alpha');
  const reading = loadFormReading({
    view: { ...known, hierarchy },
    path: '/x',
    query,
    kind: 'contact',
  });
  expect(reading.product).toEqual({ slug: 'alpha', name: 'ALPHA' });
  expect(reading.prefill).toEqual({ country: 'CH', product: 'ALPHA', topic: 'product' });
});

it('8 "Submission failed …, with an option to send by e-mail to the support address"', async () => {
  const cookies = cookiesWith('serviceRequest', failed);
  const {
    state,
    mailFallback = '',
    returnTo,
  } = await load('serviceRequest', 'form=service-request', cookies);
  expect(state).toEqual(failed);
  expect(returnTo).toBe('/de-ch/service');
  const mail = new URL(mailFallback);
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'info@komax.example']);
  expect(mail.searchParams.get('subject')).toContain('Feeder & cutter');
  expect(mail.searchParams.get('body')).toContain('It stops.\r\nAgain.');
  expect(mail.searchParams.get('body')).not.toContain('7');
  expect(mailFallback).not.toContain('+');
});

it.each<[string, FormKind, string]>([
  ['of another form', 'serviceRequest', 'form=contact'],
  ['of this form, but another was sent', 'contact', 'form=contact'],
])('rejects a state %s', async (_name, kind, query) => {
  const { state, mailFallback } = await load(kind, query, cookiesWith('serviceRequest', failed));
  expect([state.kind, mailFallback]).toEqual(['empty', undefined]);
});

it('the feedback form of a story contains the story', async () => {
  const input = { view: await view, path: '/de-ch/stories/a', query: new URLSearchParams() };
  expect(loadStoryFeedbackReading(input, 'wire-a').prefill).toEqual({ story: 'wire-a' });
});
