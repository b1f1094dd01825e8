import { isLanguageCode } from '@kmx/contract/locales';
import { createLocale } from '../locales/createLocale';
import { localesOfSite } from '../locales/localesOfSite';
import { nearestLocale } from '../locales/nearestLocale';
import { isUnlocalizedPath } from '../paths/isUnlocalizedPath';
import { pagePath } from '../paths/pagePath';
import { splitPath } from '../paths/splitPath';
import { findMainSite } from '../sites/findMainSite';
import { siteUrl, type CurrentAddress } from '../sites/siteUrl';
import type { Country } from '../types/Country';
import type { Link } from '../types/Link';
import type { Locale } from '../types/Locale';
import type { SiteAddress, SiteLanguages } from '../types/Site';

import { decideLinkTarget } from './decideLinkTarget';

export interface LinkContext extends CurrentAddress {
  readonly site: SiteAddress & SiteLanguages;
  /** All sites, for links to pages of other sites. */
  readonly sites: readonly (SiteAddress & SiteLanguages)[];
  readonly locale: Locale;
  /** All countries; without them every country counts as offered by other sites. */
  readonly countries?: readonly Country[];
  /** Returns the path of a product inside the main site by its slug; without it product links have no target. */
  readonly productPath?: (product: string) => string | undefined;
}

/** Links to another site keep the reader's locale if that site offers it, else use the nearest. */
function decideSiteLocale(site: SiteLanguages, { locale, countries }: LinkContext): Locale {
  const standard = createLocale(site.defaultLanguage);
  if (countries) return nearestLocale(locale, localesOfSite(site, countries)) ?? standard;
  if (!site.languages.includes(locale.language)) return standard;
  return site.internationalOnly ? createLocale(locale.language) : locale;
}

/** Returns `?a=b#c`; editors write parameters with or without the question mark. */
function decideSuffix(parameters: string | null | undefined): string {
  const text =
    parameters
      ?.trim()
      .replace(/^[?&]+/, '')
      .replaceAll(/\s/g, '%20') ?? '';
  return text === '' || text.startsWith('#') ? text : `?${text}`;
}

function pageTarget({ page, pageParameters }: Link, context: LinkContext): string | undefined {
  const requested = page?.site?.key ?? context.site.key;
  const site = [context.site, ...context.sites].find(({ key }) => key === requested);
  if (!page || !site) return undefined;
  const locale = site.key === context.site.key ? context.locale : decideSiteLocale(site, context);
  return siteUrl(`${pagePath(page)}${decideSuffix(pageParameters)}`, { ...context, site, locale });
}

/** "Some pages exist only on the main site" (section 2.2), such as products and the portal. */
export function mainSiteTarget(path: string, context: LinkContext): string {
  const main = findMainSite(context.sites);
  if (!main || main.key === context.site.key) return siteUrl(path, context);
  return siteUrl(path, { ...context, site: main, locale: decideSiteLocale(main, context) });
}

const hasLocale = (path: string) => {
  const language = splitPath(path).localePrefix?.language;
  return language !== undefined && isLanguageCode(language);
};

/** Paths of editors are inside the site unless they have a scheme or host. */
function pathTarget(path: string, context: LinkContext): string | undefined {
  const target = decideLinkTarget(path);
  if (target.kind === 'none') return undefined;
  if (target.kind !== 'route') return path;
  const { href } = target;
  const isComplete = /^[?#]/.test(href) || isUnlocalizedPath(href) || hasLocale(href);
  return isComplete ? href : siteUrl(href, context);
}

/** Returns a link's target in the format of `decideLinkTarget` (section 2.5); `undefined` without a target. */
export function linkTarget(link: Link, context: LinkContext): string | undefined {
  switch (link.kind) {
    case 'page':
      return pageTarget(link, context);
    case 'path':
      return link.path ? pathTarget(link.path, context) : undefined;
    case 'external':
      return decideLinkTarget(link.url).kind === 'plain' ? (link.url ?? undefined) : undefined;
    case 'product': {
      const path = link.product ? context.productPath?.(link.product) : undefined;
      return path === undefined ? undefined : mainSiteTarget(path, context);
    }
    case 'file':
      return link.file
        ? `hard:/file/${encodeURIComponent(link.file.slug)}?l=${context.locale.urlCode}`
        : undefined;
  }
}
