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
 * Decides the address of the account settings after saving: the same screen in the chosen language and, where the
 * address names a country, the chosen country. Undefined if the address stays the same; the site redirects from a
 * locale it does not have.
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
