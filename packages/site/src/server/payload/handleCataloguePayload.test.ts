import { createLocale } from '@kmx/core';

import { systemResponse, type FakeContentService } from '../content/fakeContentService.mock';
import { systemDataSchema } from '../content/system.schema';
import { createLinkContext } from '../links/createLinkContext';

import { catalogueHierarchy } from '../products/catalogueHierarchy';
import { detailResponse, startFakeProductService } from '../products/fakeProductService.mock';
import { loadCatalogue } from '../products/loadCatalogue';
import { handleCataloguePayload } from './handleCataloguePayload';

const { systemData: system } = systemDataSchema.parse(systemResponse);
const site = system.sites[0]!;
const locale = createLocale('de', 'CH');

let service: FakeContentService;
beforeAll(async () => {
  service = await startFakeProductService();
});
afterAll(() => service.close());

async function request(path: string, query = '?b1') {
  const hierarchy = catalogueHierarchy(
    await loadCatalogue('de'),
    locale,
    createLinkContext(site, system, locale),
  );
  const segments = path.split('/').filter(Boolean);
  const url = `http://localhost/de-ch/products/_payload.json${query}`;
  return handleCataloguePayload({ site, locale, hierarchy }, segments, { url, buildId: 'b1' });
}

describe('7 "GET {path}/_payload.json with a build-hash query"', () => {
  it.each([
    ['', { type: 'products', classifications: [{ slug: 'crimp' }, { slug: 'crimp-lines' }] }],
    [
      'crimp',
      {
        type: 'classification',
        classification: { slug: 'crimp' },
        childClassifications: [{ slug: 'crimp-lines' }],
      },
    ],
    [
      'crimp/crimp-lines/cresta-410',
      {
        type: 'product',
        classification: { slug: 'crimp-lines' },
        product: {
          slug: 'cresta-410',
          longDescription: 'Lang.',
          route: '/de-ch/products/crimp/crimp-lines/cresta-410',
          related: [{ product: { route: '/de-ch/products/crimp/crimp-lines/cresta-433' } }],
        },
      },
    ],
  ])('/products/%s', async (path, expected) => {
    const response = await request(path);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await response.json()).toMatchObject({ locale: 'de-CH', site: { key: 'main' }, ...expected });
  });

  it('is uncacheable for another build', async () => {
    expect((await request('crimp', '?b0')).headers.get('cache-control')).toBe('no-store');
  });

  it('finds a discontinued product, and nothing else, outside the hierarchy', async () => {
    service.responses.set('ProductsBySlugs', {
      productsBySlugs: [detailResponse('old', { status: 'cancelled' }), detailResponse('other')],
    });
    const statuses = await Promise.all(
      ['crimp/old', 'crimp/other', 'crimp/none'].map(async (path) => (await request(path)).status),
    );
    expect(statuses).toEqual([200, 404, 404]);
  });

  it('has Retry-After while the products cannot be loaded', async () => {
    const response = await handleCataloguePayload({ site, locale, hierarchy: null }, [], {
      url: 'http://localhost/',
      buildId: 'b1',
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  });
});
