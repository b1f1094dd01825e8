import { createLocale, isLanguageCode } from '@kmx/core';
import { portalPaths } from '@kmx/core/portal';

import type { PortalLocale } from '../app/PortalConfig';
import { toPortalHref } from '../shared/toPortalHref';

/** Account settings that determine the site's locale. */
export interface AccountContext {
  readonly country: string;
  readonly language: string;
}

function decideUrlCode({ urlCode }: PortalLocale, before: AccountContext, saved: AccountContext): string {
  if (!isLanguageCode(saved.language)) return urlCode;
  const [, readCountry] = urlCode.split('-');
  // Readers of an international page, or of a page for a third country, stay there.
  const country = readCountry && saved.country !== before.country ? saved.country : readCountry;
  return createLocale(saved.language, country).urlCode;
}

/**
 * Returns the address of the account settings after saving: the same screen in the chosen language and, if the address
 * contains a country, the chosen country. Undefined if the address stays the same; the site redirects from a locale
 * that it does not have.
 */
export function decideAccountHref(
  locale: PortalLocale,
  before: AccountContext,
  saved: AccountContext,
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
