import { createLocale, isLanguageCode } from '@kmx/core';
import { portalPaths } from '@kmx/core/portal';

import type { PortalLocale } from '../app/PortalConfig';
import { toPortalHref } from '../shared/toPortalHref';

/** The part of an account that decides in which locale the site is read. */
export interface AccountPlace {
  readonly country: string;
  readonly language: string;
}

function decideUrlCode({ urlCode }: PortalLocale, before: AccountPlace, saved: AccountPlace): string {
  if (!isLanguageCode(saved.language)) return urlCode;
  const [, readCountry] = urlCode.split('-');
  // Readers of an international page, or of another country's page, stay there.
  const country = readCountry && saved.country !== before.country ? saved.country : readCountry;
  return createLocale(saved.language, country).urlCode;
}

/**
 * Where the account settings stand after they were saved: the same screen in the language, and where the address names
 * one the country, that was chosen. Undefined where the reader may stay; the site leads on from a locale it does not have.
 */
export function decideAccountHref(
  locale: PortalLocale,
  before: AccountPlace,
  saved: AccountPlace,
): string | undefined {
  if (before.language === saved.language && before.country === saved.country) return undefined;
  const urlCode = decideUrlCode(locale, before, saved);
  if (urlCode === locale.urlCode) return undefined;
  const portalHref = locale.portalHref
    .split('/')
    .map((part) => (part === locale.urlCode ? urlCode : part))
    .join('/');
  return toPortalHref({ portalHref }, portalPaths.account);
}
