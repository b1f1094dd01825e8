import type { IntlShape } from 'react-intl/server';
import {
  createLocale,
  localesOfSite,
  parseLocale,
  siteUrl,
  type Country,
  type LinkContext,
  type Locale,
} from '@kmx/core';

import type { SiteConfig } from '../content/system.schema';
import { env } from '../env';
import { loadIntl } from '../intl';

import type { ShellBundle } from './loadPageBundle';

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
}

/** The locale of an internal address; the proxy wrote it, so anything else is a mistake of ours. */
export function readLocale(urlCode: string): Locale {
  const parsed = parseLocale(urlCode);
  return parsed.ok ? parsed.value : createLocale('en');
}

/** Joins what was loaded with the words of the language and with the way links are written. */
export async function createSiteView(
  siteKey: string,
  locale: Locale,
  bundle: ShellBundle,
): Promise<SiteView> {
  const { system } = bundle;
  const site = system.sites.find(({ key }) => key === siteKey);
  if (!site)
    throw new Error(`The proxy named the site "${siteKey}", which the content service does not have.`);
  const address = new URL(env().SITE_URL);
  const host = site.domains[0]?.host ?? address.hostname;
  const links: LinkContext = {
    site,
    sites: system.sites,
    locale,
    currentHost: address.port ? `${host}:${address.port}` : host,
    protocol: address.protocol === 'https:' ? 'https' : 'http',
  };
  return {
    ...bundle,
    site,
    locale,
    offered: localesOfSite(site, system.countries),
    countries: system.countries,
    intl: await loadIntl(locale.language),
    links,
    homeHref: siteUrl('/', links),
  };
}
