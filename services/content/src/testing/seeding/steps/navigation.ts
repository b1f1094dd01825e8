import type { Payload } from 'payload';
import { themeNames } from '@kmx/contract/themes';
import { mediaId, toLink } from '../documents/convertLink';
import { idOf, rowIdOf } from '../documents/ids';
import { languagesOf, textIn } from '../documents/localize';
import type { SeedSource } from '../documents/source';
import { seedSites, type SeedSite } from '../documents/system';
import type { SeedLanguage, SeedNavigationItem } from '../documents/types';
import { quietly, type Writer } from '../documents/writer';

const menus = ['homeItems', 'topItems', 'items', 'legalItems'] as const;
type Menu = (typeof menus)[number];

const itemKey = (path: string, item: SeedNavigationItem): string => `${path}/${item.slug}`;
const menuPath = (site: string, menu: Menu): string => `${site}.${menu}`;

const toItem = (item: SeedNavigationItem, path: string, language: SeedLanguage) => ({
  title: textIn(item.title, language) ?? item.slug,
  breadcrumbOverride: textIn(item.breadcrumbOverride, language),
  slug: item.slug,
  hidden: item.hidden ?? false,
  countries: (item.countries ?? []).map((code) => idOf('countries', code)),
  link: item.link ? toLink(item.link, language) : undefined,
  items: (item.items ?? []).map((child) => idOf('navigation-items', itemKey(itemKey(path, item), child))),
  marketingSection: item.marketingSection
    ? {
        enabled: true,
        logo: item.marketingSection.logo === undefined ? null : mediaId(item.marketingSection.logo),
        backgroundColor: item.marketingSection.backgroundColor ?? 'Dark_White',
        title: textIn(item.marketingSection.title, language),
        text: textIn(item.marketingSection.text, language),
        link: toLink(item.marketingSection.link, language),
      }
    : { enabled: false },
});

/** The entries below an item first, since the item names them. */
const writeItem = async (
  payload: Payload,
  writer: Writer,
  item: SeedNavigationItem,
  path: string,
): Promise<void> => {
  const key = itemKey(path, item);
  for (const child of item.items ?? []) await writeItem(payload, writer, child, key);
  await writer.write({
    collection: 'navigation-items',
    key,
    origin: item,
    languages: languagesOf(item.title),
    create: ({ id, locale }) =>
      payload.create({
        collection: 'navigation-items',
        data: { id, ...toItem(item, path, locale) },
        locale,
        ...quietly,
      }),
    update: ({ id, locale }) =>
      payload.update({
        collection: 'navigation-items',
        id,
        data: toItem(item, path, locale),
        locale,
        ...quietly,
      }),
  });
};

const itemsOf = (source: SeedSource, site: SeedSite, menu: Menu): readonly SeedNavigationItem[] => {
  const navigation = source.navigation[site.key];
  if (!navigation) return [];
  return menu === 'homeItems' || menu === 'topItems' ? navigation.header[menu] : navigation.footer[menu];
};

export const writeNavigation = async (
  payload: Payload,
  writer: Writer,
  source: SeedSource,
): Promise<void> => {
  for (const site of seedSites)
    for (const menu of menus)
      for (const item of itemsOf(source, site, menu))
        await writeItem(payload, writer, item, menuPath(site.key, menu));
};

const decideTheme = (theme: string | undefined) => themeNames.find((name) => name === theme) ?? 'Default';

const bareSite = (site: SeedSite, source: SeedSource) => ({
  ...site,
  domains: site.domains.map((domain, row) => ({
    id: rowIdOf(`sites:${site.key}`, `domains.${row}`),
    ...domain,
  })),
  headerNavigation: { theme: decideTheme(source.navigation[site.key]?.header.theme) },
});

/** Pages name their site and menus name pages: sites come first, without menus. */
export const createBareSites = async (
  payload: Payload,
  writer: Writer,
  source: SeedSource,
): Promise<void> => {
  for (const site of seedSites) {
    const id = idOf('sites', site.key);
    const { totalDocs } = await payload.count({ collection: 'sites', where: { id: { equals: id } } });
    if (totalDocs > 0) continue;
    await writer.begin('sites', site.key);
    await payload.create({ collection: 'sites', data: { id, ...bareSite(site, source) }, ...quietly });
  }
};

const toSite = (site: SeedSite, source: SeedSource, language: SeedLanguage) => {
  const ids = (menu: Menu): string[] =>
    itemsOf(source, site, menu).map((item) =>
      idOf('navigation-items', itemKey(menuPath(site.key, menu), item)),
    );
  const bare = bareSite(site, source);
  return {
    ...bare,
    headerNavigation: {
      ...bare.headerNavigation,
      hidden: false,
      homeItems: ids('homeItems'),
      topItems: ids('topItems'),
    },
    footerNavigation: {
      items: ids('items'),
      legalItems: ids('legalItems'),
      note: textIn(source.navigation[site.key]?.footer.note, language),
    },
  };
};

export const writeSites = async (payload: Payload, writer: Writer, source: SeedSource): Promise<void> => {
  for (const site of seedSites) {
    const note = source.navigation[site.key]?.footer.note ?? {};
    const write = ({ id, locale }: { id: string; locale: SeedLanguage }) =>
      payload.update({ collection: 'sites', id, data: toSite(site, source, locale), locale, ...quietly });
    await writer.write({
      collection: 'sites',
      key: site.key,
      origin: [site, source.navigation[site.key]],
      languages: languagesOf(note).length > 0 ? languagesOf(note) : ['en'],
      create: write,
      update: write,
    });
  }
};
