import type { Observed } from '../scenario';

/** "A redirect that would loop, or that another one hides, is refused when an editor saves it, with the reason." */
export const expectRedirects = (observed: () => Observed): void => {
  test('a changed slug leaves redirects for the page and the pages below it', () => {
    expect(observed().redirects.afterMove).toEqual([
      '/company > group',
      '/company/about > about',
      '/firm > group',
    ]);
  });

  test('all of a site and of all sites are read page by page, in one order, each once', () => {
    const { pages } = observed().redirects;
    const previousUrls = pages.map((nodes) =>
      Array.isArray(nodes) ? nodes.map((node): unknown => Reflect.get(Object(node), 'previousUrl')) : [],
    );
    expect(previousUrls).toEqual([['/company', '/company/about'], ['/firm', '/ueber/uns'], ['/zzz']]);
  });

  test.each([
    ['page', /address of a published page/],
    ['nowhere', /Nothing is published at .nowhere.at-all/],
    ['noFile', /Nothing is published at .file.nothing/],
    ['draft', /is not published/],
    ['gone', /does not exist any more/],
    ['twice', /already a redirect from .ueber.uns/],
    ['below', /back to itself/],
    ['control', /control character/],
    ['long', /too long/],
    ['controlInTarget', /control character/],
    ['home', /home page/],
    ['longest', /back to itself/],
    ['locale', /Enter \/old instead of \/de\/old/],
    ['application', /shows the customer area/],
    ['otherSite', /belong to the site .*Volta/],
    ['action', /a redirect cannot lead to it/],
    ['mail', /not to e-mail/],
    ['product', /There is no product .*no-such-product/],
    ['hiddenByProduct', /leads from .products.crimping.alpha-550 to the product .*alpha-550/],
  ] as const)('an editor reads why a redirect is refused: %s', (name, sentence) => {
    expect(observed().redirects.rejections[name]).toMatch(sentence);
  });

  test('2.2 "{locale}/services/{path...}": pages of any depth move with the page above them', () => {
    expect(observed().redirects.deepPaths).toEqual([
      'services/mending/on-site/checklist',
      'services/mending/on-site',
      'services/mending',
      'home/services',
      '/services/repair',
      '/services/repair/on-site',
      '/services/repair/on-site/checklist',
    ]);
  });

  test('a page that moves back removes the redirect it hides, and redirects to its old path lead to it', () => {
    expect(observed().redirects.afterMoveBack).toEqual([
      '/bb > hard:/aa/x',
      '/firm > company',
      '/group > company',
      '/group/about > about',
      '/ueber/uns > company',
    ]);
  });

  test('a pending draft of a page below moves with it, in every language', () => {
    const page = (title: string) => ({
      data: { page: { title, languages: ['en', 'de'], _status: 'draft' } },
    });
    expect(observed().redirects.pending).toEqual([page('Pending'), page('Über uns')]);
  });

  test('a new page removes the redirect from its address; unpublishing, drafts and deleting make none', () => {
    const { afterMoveBack, afterFresh, afterDelete } = observed().redirects;
    expect(afterFresh).toEqual(afterMoveBack);
    expect(afterDelete).toEqual(afterMoveBack);
  });
};
