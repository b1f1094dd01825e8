import { findMainSite, localesOfSite, type LinkContext } from '@kmx/core';

import { loadSystem } from '../content/loaders';
import { readSisCode } from '../http/readSisCode';
import { jsonError } from '../http/responses';
import { createLinkContext } from '../links/createLinkContext';

/**
 * Returns the link context of the main site for the locale in an address such as `/api/…/de_CH`. Undefined
 * for locales that the site does not offer: results are cached per country, and unknown countries would fill
 * the cache.
 * @throws ContentError if the sites cannot be loaded and are not cached.
 */
export async function findProductLinks(sisCode: string): Promise<LinkContext | undefined> {
  const locale = readSisCode(sisCode);
  if (!locale) return undefined;
  const system = await loadSystem('en');
  const site = findMainSite(system.sites);
  const isOffered = site && localesOfSite(site, system.countries).some(({ code }) => code === locale.code);
  return isOffered ? createLinkContext(site, system, locale) : undefined;
}

/** Response for a locale without products. */
export const noSuchLocale = (): Response =>
  jsonError(404, 'There are no products in this locale. Expected one such as en_ALL or de_CH.');
