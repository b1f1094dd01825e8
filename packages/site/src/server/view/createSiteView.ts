import type { IntlShape } from 'react-intl/server';
import {
  decideLocaleMeasurementSystem,
  findMainSite,
  localesOfSite,
  siteUrl,
  type Country,
  type LinkContext,
  type Locale,
  type MeasurementSystem,
  type ProductHierarchy,
} from '@kmx/core';

import { hasProducts } from '../content/siteFeatures';
import type { SiteConfig } from '../content/system.schema';
import { loadIntl } from '../intl';
import { cmsUrl } from '../links/cmsUrl';
import { createLinkContext } from '../links/createLinkContext';
import { readSiteContext, type SiteContext } from '../links/siteParam';
import type { CatalogueProduct } from '../products/Catalogue';
import { catalogueHierarchy } from '../products/catalogueHierarchy';
import { readCatalogue } from '../products/readCatalogue';

import { loadShellBundle, type ShellBundle } from './loadPageBundle';

/** A site in a locale, with the data of a page's frame. */
export interface SiteView extends ShellBundle {
  site: SiteConfig;
  locale: Locale;
  offered: readonly Locale[];
  countries: readonly Country[];
  intl: IntlShape;
  links: LinkContext;
  homeHref: string;
  /** Public address of the content service, without a trailing slash. */
  cmsUrl: string;
  isNextRelease: boolean;
  isPseudo: boolean;
  /** Set for editors: marks blocks, and disables analytics and the consent dialog. */
  isPreview?: boolean;
  /** Measurement system that is shown first. */
  measurement: MeasurementSystem;
  /** True if the site has product pages, comparison and wire check. */
  hasProducts: boolean;
  /**
   * Products of the reader's country, with addresses on the main site; null while the product service fails.
   */
  hierarchy: ProductHierarchy<CatalogueProduct> | null;
}

/** Loads the products that links may refer to, even on sites without products. */
async function readHierarchy(links: LinkContext, sites: readonly SiteConfig[]) {
  const main = findMainSite(sites);
  if (!main || !hasProducts(main, sites)) return null;
  const catalogue = await readCatalogue(links.locale.language);
  return catalogue && catalogueHierarchy(catalogue, links.locale, { ...links, site: main });
}

/** Combines the loaded data with the messages and the link context. */
export async function createSiteView(place: SiteContext, bundle: ShellBundle): Promise<SiteView> {
  const { siteKey, locale, isNextRelease, isPseudo, measurement } = place;
  const { system } = bundle;
  const site = system.sites.find(({ key }) => key === siteKey);
  if (!site) throw new Error(`The site "${siteKey}" does not exist in the content service.`);
  const address = createLinkContext(site, system, locale);
  const hierarchy = await readHierarchy(address, system.sites);
  const links = { ...address, productPath: (slug: string) => hierarchy?.entries.get(slug)?.product.path };
  return {
    ...bundle,
    site,
    locale,
    offered: localesOfSite(site, system.countries),
    countries: system.countries,
    intl: await loadIntl(locale.language, { isPseudo }),
    links,
    homeHref: siteUrl('/', links),
    cmsUrl: cmsUrl(),
    isNextRelease,
    isPseudo,
    measurement: decideLocaleMeasurementSystem({
      choice: measurement,
      locale,
      countries: system.countries,
    }),
    hasProducts: hasProducts(site, system.sites),
    hierarchy,
  };
}

/** Loads the frame of a site at an internal address, for application pages. */
export async function loadShellView(params: { site: string; locale: string }): Promise<SiteView> {
  const place = readSiteContext(params);
  return createSiteView(place, await loadShellBundle(place));
}
