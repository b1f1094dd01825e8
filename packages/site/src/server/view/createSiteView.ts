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

import type { SiteConfig } from '../content/system.schema';
import { cmsUrl } from '../editor/area/cmsUrl';
import { loadIntl } from '../intl';
import type { CatalogueProduct } from '../products/Catalogue';
import { catalogueHierarchy } from '../products/catalogueHierarchy';
import { readCatalogue } from '../products/readCatalogue';
import { hasProducts } from '../routing/applicationContext';

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
  /** Where an editor's browser reaches the content service; no slash at the end. */
  cmsUrl: string;
  isNextRelease: boolean;
  isPseudo: boolean;
  /** For editors: with marks on the blocks, and without anything that counts or asks for leave to. */
  isPreview?: boolean;
  /** The system that measures are shown in first. */
  measurement: MeasurementSystem;
  /** Whether this site has the product pages, comparison and wire check. */
  hasProducts: boolean;
  /** The products of the reader's country, with addresses on the main site; null while the product service is down. */
  hierarchy: ProductHierarchy<CatalogueProduct> | null;
}

/** The products that links may lead to, whichever site shows them. */
async function readHierarchy(links: LinkContext, sites: readonly SiteConfig[]) {
  const main = findMainSite(sites);
  if (!main || !hasProducts(main, sites)) return null;
  const catalogue = await readCatalogue(links.locale.language);
  return catalogue && catalogueHierarchy(catalogue, links.locale, { ...links, site: main });
}

/** Joins what was loaded with the words of the language and with the way links are written. */
export async function createSiteView(place: Place, bundle: ShellBundle): Promise<SiteView> {
  const { siteKey, locale, isNextRelease, isPseudo, measurement } = place;
  const { system } = bundle;
  const site = system.sites.find(({ key }) => key === siteKey);
  if (!site)
    throw new Error(`The proxy named the site "${siteKey}", which the content service does not have.`);
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

/** The frame of a site at an internal address, for pages that no editor made. */
export async function loadShellView(params: { site: string; locale: string }): Promise<SiteView> {
  const place = readPlace(params);
  return createSiteView(place, await loadShellBundle(place));
}
