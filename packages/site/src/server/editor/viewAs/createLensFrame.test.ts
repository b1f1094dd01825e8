import { plainLens, type LensQuery } from '@kmx/core';

import { readPreviewQuery } from '../../editorAccess/previewQuery';
import { isPreviewToken } from '../../editorAccess/previewToken';
import { createSiteViewMock } from '../../view/siteView.mock';

import { createLensFrame } from './createLensFrame';

process.env.PREVIEW_API_KEY = 'a-preview-key-for-tests';

const now = Date.parse('2026-01-02T03:04:05Z');
const cirris = {
  key: 'cirris',
  name: 'Cirris',
  domains: [{ host: 'cirris.localhost', slug: null }],
  languages: ['en', 'de'] as const,
};

async function frame(lens: Partial<LensQuery> = {}, pageSite?: string) {
  const view = await createSiteViewMock({ site: { ...cirris, languages: [...cirris.languages] } });
  return createLensFrame(view, { side: 'a', lens: { ...plainLens, ...lens }, page: 'p1', pageSite, now });
}

describe('host of a view', () => {
  it.each<[string, Partial<LensQuery>, string | undefined, string]>([
    ['the site of the page', {}, 'main', 'http://localhost:3000/en/editor/preview'],
    [
      'this site if the page’s own is unknown',
      {},
      undefined,
      'http://cirris.localhost:3000/en/editor/preview',
    ],
    ['another site', { site: 'cirris' }, 'main', 'http://cirris.localhost:3000/en/editor/preview'],
    [
      'a country and a language',
      { country: 'CH', language: 'de' },
      'cirris',
      'http://cirris.localhost:3000/de-ch/editor/preview',
    ],
  ])('%s', async (_name, lens, pageSite, expected) => {
    const { origin, pathname } = new URL((await frame(lens, pageSite)).address ?? '');
    expect(`${origin}${pathname}`).toBe(expected);
  });

  it('contains a token for this page and all settings of the lens', async () => {
    const { address } = await frame({ stage: 'PUBLISHED', role: 'kmx_a', theme: 'Copper' });
    const query = readPreviewQuery(new URL(address ?? '').searchParams);
    expect(query).toMatchObject({ page: 'p1', stage: 'PUBLISHED', role: 'kmx_a', theme: 'Copper' });
    expect(isPreviewToken(query.token, 'p1', now)).toBe(true);
  });

  it('simulates a signed-out reader without a role, instead of ignoring the protection', async () => {
    const { address } = await frame();
    expect(readPreviewQuery(new URL(address ?? '').searchParams)).toMatchObject({
      role: '',
      theme: undefined,
    });
  });
});

it.each<[string, Partial<LensQuery>, string]>([
  ['an unknown site', { site: 'nothing' }, 'noSite'],
  ['a language that the site does not have', { language: 'ja' }, 'notOffered'],
  ['a language that the country does not speak', { country: 'US', language: 'de' }, 'notOffered'],
])('explains why there is no preview for %s', async (_name, lens, problem) => {
  expect(await frame(lens)).toMatchObject({ problem });
  expect(await frame(lens)).not.toHaveProperty('address');
});
