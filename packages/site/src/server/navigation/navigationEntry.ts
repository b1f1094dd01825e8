import {
  itemUrl,
  linkHref,
  linkTarget,
  withoutLocale,
  type LinkContext,
  type MarketingBackground,
  type NavigationImage,
  type NavigationItem,
} from '@kmx/core';

import { mediaUrl } from '../links/mediaUrl';

import type { SiteMenus } from './loadMenus';
import type { LinkedPageData } from './menus.schema';

interface EntryLink {
  text: string | null;
  url: string | null;
  openInNewTab: boolean;
}

/** A navigation entry in the API (section 3, navigation item). */
export interface NavigationEntry {
  id: string;
  slug: string | null;
  title: string;
  breadcrumbOverride: string | null;
  /** Country codes; empty for every country. */
  countries: readonly string[];
  hidden: boolean;
  url: string | null;
  unlocalizedUrl: string | null;
  /** Formats of section 2.5: `hard:/x`, `action:name`, an address. */
  target: string | null;
  openInNewTab: boolean;
  page: LinkedPageData | null;
  marketingSection: {
    logo: NavigationImage | null;
    backgroundColor: MarketingBackground;
    title: string | null;
    text: string | null;
    link: EntryLink | null;
  } | null;
  items: NavigationEntry[];
}

interface EntryContext {
  links: LinkContext;
  pages: SiteMenus['pages'];
}

function toMarketingSection(
  { marketingSection }: NavigationItem,
  links: LinkContext,
): NavigationEntry['marketingSection'] {
  if (!marketingSection) return null;
  const { logo, link, backgroundColor, title, text } = marketingSection;
  return {
    backgroundColor,
    title,
    text,
    logo: logo && { ...logo, url: mediaUrl(logo.url) },
    link: link && {
      text: link.text ?? null,
      url: linkHref(link, links) ?? null,
      openInNewTab: link.openInNewTab ?? false,
    },
  };
}

/** Converts an entry with its descendants, with addresses of the locale. */
export function toNavigationEntry(item: NavigationItem, context: EntryContext): NavigationEntry {
  const { links, pages } = context;
  const { id, slug, title, breadcrumbOverride, countries, hidden, link } = item;
  const url = itemUrl(item, links) ?? null;
  const ownHosts = links.sites.flatMap(({ domains }) => domains.map(({ host }) => host));
  return {
    id,
    slug,
    title,
    breadcrumbOverride,
    countries,
    hidden,
    url,
    unlocalizedUrl: url === null ? null : withoutLocale(url, ownHosts),
    target: (link && linkTarget(link, links)) ?? null,
    openInNewTab: link?.openInNewTab ?? false,
    page: pages.get(link?.page?.id ?? '') ?? null,
    marketingSection: toMarketingSection(item, links),
    items: item.items.map((child) => toNavigationEntry(child, context)),
  };
}
