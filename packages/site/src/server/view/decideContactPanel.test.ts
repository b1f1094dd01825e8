import { decideContactPanel } from './decideContactPanel';
import { createSiteViewMock, pageMock } from './siteView.mock';

describe('Issue 4.3 "contact panel prefilled with the product"', () => {
  const product = { slug: 'linea-220', name: 'Linea 220 & Co' };

  it('includes the product in the title, the mail subject and the contact page’s address', async () => {
    const view = await createSiteViewMock({ pages: [pageMock('Contact')] });
    expect(decideContactPanel(view, product)).toMatchObject({
      title: 'Talk to us about Linea 220 & Co',
      ways: [
        { href: 'tel:+41415550100' },
        { href: 'mailto:info@komax.example?subject=Question%20about%20Linea%20220%20%26%20Co' },
      ],
      page: { href: '/en/contact?product=linea-220' },
    });
  });

  it('does not mention a product elsewhere', async () => {
    const view = await createSiteViewMock({ pages: [pageMock('Contact')] });
    expect(decideContactPanel(view)).toMatchObject({
      title: 'Talk to us',
      ways: [{ href: 'tel:+41415550100' }, { href: 'mailto:info@komax.example' }],
      page: { href: '/en/contact' },
    });
  });
});
