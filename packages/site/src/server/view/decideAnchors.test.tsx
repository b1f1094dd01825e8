import { render } from '@testing-library/react';
import { PageModules, prepareModule, type PageContext } from '@kmx/blocks';

import { decideAnchors } from './decideAnchors';
import { createSiteViewMock } from './siteView.mock';

const figures = (title: string | null) => ({
  __typename: 'KeyFigures',
  id: 'f',
  title,
  text: null,
  figures: [{ value: '0.02', unit: 'mm', label: 'Tolerance', note: null }],
});
const broken = { ...figures('Broken'), figures: 'none' };
const unknown = { __typename: 'Hologram', id: 'h', title: 'Unknown' };
const three = ['One', 'Two', 'Three'].map(figures);

async function renderModules(modules: readonly unknown[]) {
  const { intl } = await createSiteViewMock();
  const context: PageContext = {
    pageId: 'page',
    locale: { code: 'en', language: 'en' },
    contentLanguage: 'en',
    isPreview: false,
    intl,
    lists: {},
    resolveLink: () => ({ kind: 'none', openInNewTab: false }),
    mediaUrl: (url) => url,
    report: () => undefined,
  };
  return render(<PageModules modules={modules} context={context} />).container;
}

describe('decideAnchors ("anchor navigation", section 2.3)', () => {
  it.each([
    ['no modules', [], []],
    ['two titled modules', three.slice(0, 2), []],
    ['three titled modules', three, ['One', 'Two', 'Three']],
    ['a title of blanks', [figures('  '), ...three], ['One', 'Two', 'Three']],
    ['modules without a title', [figures(null), ...three], ['One', 'Two', 'Three']],
    ['modules that are not shown', [broken, unknown, null, ...three], ['One', 'Two', 'Three']],
    ['too few that are shown', [broken, ...three.slice(1)], []],
  ])('%s', (_name, modules, expected) => {
    expect(decideAnchors(modules).map(({ text }) => text)).toEqual(expected);
  });

  it('omits the leading hero', () => {
    const hero = {
      __typename: 'HeroBanner',
      id: 'b',
      title: 'Hero',
      overline: null,
      text: null,
      size: 'large',
      heroTone: 'dark',
      image: null,
      links: [],
    };
    expect(prepareModule('heroBanner', hero)?.ok).toBe(true);
    expect(decideAnchors([hero, ...three]).map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    expect(decideAnchors([...three, hero]).map(({ text }) => text)).toContain('Hero');
  });

  it('links to the ids that the renderer sets', async () => {
    const modules = [broken, ...three];
    const container = await renderModules(modules);
    const drawn = decideAnchors(modules).map(({ id }) => container.querySelector(`#${id} h2`)?.textContent);
    expect(drawn).toEqual(['One', 'Two', 'Three']);
  });
});
