import { findMainSite, localesOfSite, type LinkContext } from '@kmx/core';

import { loadSystem } from '../content/loaders';
import { readSisCode } from '../http/readSisCode';
import { jsonError } from '../http/responses';
import { createLinkContext } from '../view/createLinkContext';

/**
 * How links to products are written in the locale of an address such as `/api/…/de_CH`: for the main site, where products are.
 * Undefined for what is no locale, and for one that the site does not offer: what is made for each country is kept, and countries
 * that nobody has would fill the memory.
 * @throws ContentError when the sites cannot be read and are not remembered.
 */
export async function findProductLinks(sisCode: string): Promise<LinkContext | undefined> {
  const locale = readSisCode(sisCode);
  if (!locale) return undefined;
  const system = await loadSystem('en');
  const site = findMainSite(system.sites);
  const isOffered = site && localesOfSite(site, system.countries).some(({ code }) => code === locale.code);
  return isOffered ? createLinkContext(site, system, locale) : undefined;
}

/** The answer to a locale in which there are no products. */
export const noSuchLocale = (): Response =>
  jsonError(404, 'There are no products in this locale. Expected one such as en_ALL or de_CH.');
