import type { Mock } from 'vitest';
import { createLocale } from '@kmx/core';

import type { SiteConfig } from '../content/system.schema';
import { env } from '../env';
import { mockJob } from '../findability/findability.mock';
import { loadJobOpenings } from '../lists/jobOpenings';
import { siteMock } from '../view/siteView.mock';

import { ApplicationFinder } from './ApplicationFinder';

// States that the real product service cannot reproduce.
vi.mock('../products/loadCatalogue', () => ({ loadCatalogue: vi.fn() }));
vi.mock('../products/loadProduct', () => ({ loadProduct: vi.fn() }));
vi.mock('../lists/jobOpenings', async () => ({
  ...(await vi.importActual<object>('../lists/jobOpenings')),
  loadJobOpenings: vi.fn(),
}));
const { loadCatalogue } = await vi.importMock<{ loadCatalogue: Mock }>('../products/loadCatalogue');
const { loadProduct } = await vi.importMock<{ loadProduct: Mock }>('../products/loadProduct');

const brandSite: SiteConfig = {
  ...siteMock,
  key: 'cirris',
  domains: [{ host: 'cirris.localhost', slug: null }],
};
const sites = [siteMock, brandSite];
const locale = createLocale('de', 'CH');
const catalogue = {
  capabilities: [],
  classifications: [
    {
      id: '1',
      slug: 'crimping',
      name: 'Crimpen',
      description: null,
      parent_id: null,
      supported_countries: [],
      sort_index: 0,
      image_url: null,
      products: [{ slug: 'gamma', name: 'Gamma', supported_countries: ['CH'] }],
    },
  ],
};

/** Repeats `find` and `read` as routing does. */
async function find(path: string, site: SiteConfig = siteMock) {
  const finder = new ApplicationFinder(sites);
  let match = finder.find({ site, locale, path });
  while (await finder.read()) match = finder.find({ site, locale, path });
  return match;
}

beforeEach(() => {
  Object.assign(env(), { PRODUCT_URL: 'http://127.0.0.1:9' });
  loadCatalogue.mockReset().mockResolvedValue(catalogue);
  loadProduct.mockReset().mockResolvedValue(null);
});

describe('routes of the application, with their data', () => {
  it('finds a product after loading the catalogue', async () => {
    expect(await find('/products/crimping/gamma')).toEqual({
      kind: 'found',
      route: { kind: 'product', slug: 'gamma' },
    });
    expect(loadProduct).not.toHaveBeenCalled();
  });

  it.each([
    ['an open job', 'fitter', { kind: 'found', route: { kind: 'jobOpening', slug: 'fitter' } }],
    ['no job that has ended', 'ended', undefined],
    ['no job in languages that the site does not have', 'japanese', undefined],
    ['no job of another site', 'other', undefined],
  ])('finds %s', async (_name, slug, match) => {
    const openings = [
      mockJob('fitter'),
      mockJob('ended', { applyUntil: '2020-01-31' }),
      mockJob('japanese', { languages: ['ja'] }),
    ];
    vi.mocked(loadJobOpenings).mockImplementation((key) =>
      Promise.resolve(key === 'main' ? openings : [mockJob('other')]),
    );
    expect(await find(`/careers/${slug}`)).toEqual(match);
  });

  it('loads nothing for a page without products', async () => {
    expect(await find('/company/about')).toBeUndefined();
    expect(await find('/search')).toMatchObject({ kind: 'found' });
    expect(loadCatalogue).not.toHaveBeenCalled();
  });

  it('finds a discontinued product by its slug, and redirects to its location', async () => {
    loadProduct.mockResolvedValue({ slug: 'old', status: 'cancelled', classificationSlug: 'crimping' });
    expect(await find('/products/crimping/old')).toMatchObject({ route: { kind: 'product', slug: 'old' } });
    expect(await find('/products/old')).toEqual({ kind: 'moved', path: '/products/crimping/old' });
  });

  it('does not find a product of another country only', async () => {
    loadProduct.mockResolvedValue({ slug: 'old', status: 'active', classificationSlug: 'crimping' });
    expect(await find('/products/crimping/old')).toBeUndefined();
  });

  it('2.2 "Some pages exist only on the main site": another site has only the search', async () => {
    expect(await find('/products', brandSite)).toBeUndefined();
    expect(await find('/search', brandSite)).toMatchObject({ route: { kind: 'search' } });
  });

  it('a site without a product service has no products', async () => {
    Object.assign(env(), { PRODUCT_URL: undefined });
    expect(await find('/products')).toBeUndefined();
  });

  it('reports that the product service does not respond', async () => {
    loadCatalogue.mockRejectedValue(new Error('down'));
    await expect(find('/products/crimping')).rejects.toThrow('down');
  });
});
