import { findMissingMenus } from './findMissingMenus';

const entry = [{}];

it.each([
  ['both menus', { headerNavigation: { homeItems: entry }, footerNavigation: { items: entry } }, []],
  [
    'a top line for a header',
    { headerNavigation: { topItems: entry }, footerNavigation: { items: entry } },
    [],
  ],
  ['no header', { headerNavigation: null, footerNavigation: { items: entry } }, ['header']],
  [
    'an empty header',
    { headerNavigation: { homeItems: [] }, footerNavigation: { items: entry } },
    ['header'],
  ],
  [
    'an empty footer',
    { headerNavigation: { homeItems: entry }, footerNavigation: { items: [] } },
    ['footer'],
  ],
  ['nothing', {}, ['header', 'footer']],
])('of a site with %s are missing: %j', (_name, site, missing) => {
  expect(findMissingMenus(site)).toEqual(missing);
});
