import { createLocale } from '@kmx/core';

import { catalogueMock } from '../pages/products/catalogueView.mock';
import { loadCatalogue } from '../products/loadCatalogue';
import { createSiteViewMock } from '../view/siteView.mock';

import { loadProductMenu } from './loadProductMenu';

vi.mock('../products/loadCatalogue');

beforeEach(() => {
  vi.mocked(loadCatalogue).mockResolvedValue(catalogueMock);
});

it('lists the areas of the reader’s country with the products of all levels, and the level below', async () => {
  const view = await createSiteViewMock({ locale: createLocale('de', 'CH') });
  expect(await loadProductMenu({ ...view, hasProducts: true })).toEqual([
    {
      href: '/de-ch/products/crimp',
      pictureUrl: '/product-assets/crimp.webp',
      productCount: 4,
      children: [{ name: 'lines', href: '/de-ch/products/crimp/lines' }],
    },
    {
      href: '/de-ch/products/nothing',
      pictureUrl: '/product-assets/nothing.webp',
      productCount: 0,
      children: [],
    },
  ]);
});

it('is empty for a site without products', async () => {
  expect(await loadProductMenu({ ...(await createSiteViewMock()), hasProducts: false })).toEqual([]);
});
