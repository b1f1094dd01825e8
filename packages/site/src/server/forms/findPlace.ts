import { createLocale, localesOfSite, parseLocale, type Locale } from '@kmx/core';

import { isContentError } from '../content/ContentError';
import { loadSystem } from '../content/loaders';
import type { SystemData } from '../content/system.schema';

/** Which site a form was sent from, and in which locale. */
export interface FormPlace {
  siteKey: string;
  locale: Locale;
  /** With names in English, for the desk; undefined while the content service is down. */
  system: SystemData | undefined;
}

async function loadKnown(): Promise<SystemData | undefined> {
  try {
    return await loadSystem('en');
  } catch (error) {
    if (isContentError(error)) return undefined;
    throw error;
  }
}

const isOffered = (system: SystemData, siteKey: string, locale: Locale) => {
  const site = system.sites.find(({ key }) => key === siteKey);
  return (
    site !== undefined &&
    localesOfSite(site, system.countries, { showHiddenCountries: true }).some(
      ({ code }) => code === locale.code,
    )
  );
};

/**
 * The site and locale that a form names; undefined for what is not offered. While the content service is down they are
 * believed: a message is not lost for it.
 */
export async function findPlace(siteKey: string, localeText: string): Promise<FormPlace | undefined> {
  const parsed = parseLocale(localeText);
  if (!parsed.ok || !/^[\w-]{1,60}$/.test(siteKey)) return undefined;
  const locale = createLocale(parsed.value.language, parsed.value.country);
  const system = await loadKnown();
  return !system || isOffered(system, siteKey, locale) ? { siteKey, locale, system } : undefined;
}
