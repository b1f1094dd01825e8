import type { IntlShape } from 'react-intl/server';
import { localesOfSite, siteUrl, type Country, type LinkContext, type Locale } from '@kmx/core';

import type { SiteConfig } from '../content/system.schema';
import { loadIntl } from '../intl';

import { createLinkContext } from './createLinkContext';
import { loadShellBundle, type ShellBundle } from './loadPageBundle';
import { readPlace, type Place } from './siteParam';

/** A site in a locale: what every part of a page's frame is made from. */
export interface SiteView extends ShellBundle {
  site: SiteConfig;
  locale: Locale;
  /** Every locale that the site offers. */
  offered: readonly Locale[];
  countries: readonly Country[];
  intl: IntlShape;
  links: LinkContext;
  homeHref: string;
  isNextRelease: boolean;
  isPseudo: boolean;
}

/** Joins what was loaded with the words of the language and with the way links are written. */
export async function createSiteView(place: Place, bundle: ShellBundle): Promise<SiteView> {
  const { siteKey, locale, isNextRelease, isPseudo } = place;
  const { system } = bundle;
  const site = system.sites.find(({ key }) => key === siteKey);
  if (!site)
    throw new Error(`The proxy named the site "${siteKey}", which the content service does not have.`);
  const links = createLinkContext(site, system, locale);
  return {
    ...bundle,
    site,
    locale,
    offered: localesOfSite(site, system.countries),
    countries: system.countries,
    intl: await loadIntl(locale.language, { isPseudo }),
    links,
    homeHref: siteUrl('/', links),
    isNextRelease,
    isPseudo,
  };
}

/** The frame of a site at an internal address, for pages that no editor made. */
export async function loadShellView(params: { site: string; locale: string }): Promise<SiteView> {
  const place = readPlace(params);
  return createSiteView(place, await loadShellBundle(place));
}
