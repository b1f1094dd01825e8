import { createLocale } from '@kmx/core';

import { decideContactPanel } from './decideContactPanel';
import { decideCountryLinks, decideLanguageLinks } from './decideLocaleLinks';
import { decideSideButtons } from './decideSideButtons';
import { decideUserMenu } from './decideUserMenu';
import { createSiteViewMock, pageMock } from './siteView.mock';

const events = {
  key: 'north-america-events',
  slug: 'north-america-events',
  domains: [{ host: 'localhost', slug: 'north-america-events' }],
};

describe('"Contact panel (promises a reply within 24 hours)" (section 2.3)', () => {
  it('offers telephone, e-mail and the contact page', async () => {
    const view = await createSiteViewMock({ pages: [pageMock('Contact')] });
    expect(decideContactPanel(view)).toMatchObject({
      promise: 'We reply within 24 hours.',
      ways: [
        { text: '+41 41 555 01 00', href: 'tel:+41415550100' },
        { text: 'info@komax.example', href: 'mailto:info@komax.example' },
      ],
      page: { href: '/en/contact' },
    });
  });

  it.each([
    ['no contact at all', null, [], false],
    ['a contact page alone', null, [pageMock('Kontakt')], true],
    ['another country’s contact page alone', null, [pageMock('Contact', { countries: ['US'] })], false],
    ['a telephone alone', { phone: '1', email: null }, [], true],
  ])('with %s', async (_name, contact, pages, isShown) => {
    const view = await createSiteViewMock({ site: { contact }, pages, locale: createLocale('de', 'CH') });
    expect(decideContactPanel(view) !== undefined).toBe(isShown);
  });
});

describe('"hideSideButtons" (section 3)', () => {
  it.each([
    [false, true, ['contact']],
    [false, false, []],
    [true, true, []],
  ])('hidden: %s, with a contact panel: %s', async (hideSideButtons, hasPanel, expected) => {
    const view = await createSiteViewMock({ site: { hideSideButtons } });
    expect(decideSideButtons(view, hasPanel).map(({ id }) => id)).toEqual(expected);
  });
});

describe('"internationalOnly" (section 3): only languages, no countries', () => {
  it.each([
    [true, []],
    [false, ['Switzerland', 'United States']],
  ])('%s', async (internationalOnly, countries) => {
    const view = await createSiteViewMock({ site: { internationalOnly } });
    const home = { parentSlug: 'home', slug: 'home' };
    expect(decideCountryLinks(view, home).map(({ title }) => title)).toEqual(countries);
    expect(decideLanguageLinks(view, home).map(({ locale }) => locale.code)).toEqual(['en', 'de', 'fr']);
  });

  it('sorts the countries by name', async () => {
    const view = await createSiteViewMock({});
    const other = { ...view, countries: view.countries.toReversed() };
    const titles = decideCountryLinks(other, { parentSlug: 'home', slug: 'home' }).map(({ title }) => title);
    expect(titles).toEqual(['Switzerland', 'United States']);
  });
});

describe('"Some pages exist only on the main site" (section 2.2): sign-in to the customer area', () => {
  it('exists on the main site, in the reader’s locale', async () => {
    const view = await createSiteViewMock({ locale: createLocale('de', 'CH') });
    expect(decideUserMenu(view)).toMatchObject({
      label: 'Anmelden',
      user: { kind: 'anonymous', signIn: { href: '/de-ch/mykomax' } },
    });
  });

  it('does not exist on other sites', async () => {
    expect(decideUserMenu(await createSiteViewMock({ site: events }))).toBeUndefined();
  });
});

it('keeps the query of a list in its other languages and countries', async () => {
  const view = await createSiteViewMock();
  const list = { path: '/products', query: 'wire=0.5mm2' };
  const countries = decideCountryLinks(view, list).flatMap(({ links }) => links);
  const links = [...decideLanguageLinks(view, list), ...countries];
  expect(links.length).toBeGreaterThan(3);
  for (const { href } of links) expect(href).toMatch(/\/products\?wire=0\.5mm2$/);
});
