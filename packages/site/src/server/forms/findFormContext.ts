import { createLocale, localesOfSite, parseLocale, type Locale } from '@kmx/core';

import { isContentError } from '../content/ContentError';
import { loadSystem } from '../content/loaders';
import type { SystemData } from '../content/system.schema';

/** Site and locale from which a form was sent. */
export interface FormContext {
  siteKey: string;
  locale: Locale;
  /** With English names, for the support team; undefined while the content service is down. */
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
 * Finds the site and locale named by a form; undefined if they do not exist. While the content service is
 * down they are trusted, so that no message is lost.
 */
export async function findFormContext(siteKey: string, localeText: string): Promise<FormContext | undefined> {
  const parsed = parseLocale(localeText);
  if (!parsed.ok || !/^[\w-]{1,60}$/.test(siteKey)) return undefined;
  const locale = createLocale(parsed.value.language, parsed.value.country);
  const system = await loadKnown();
  return !system || isOffered(system, siteKey, locale) ? { siteKey, locale, system } : undefined;
}
