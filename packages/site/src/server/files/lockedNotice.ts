import {
  createLocale,
  localesOfSite,
  nearestLocale,
  pageUrl,
  parseLocale,
  type LanguagePreference,
  type LanguageCode,
} from '@kmx/core';

import { loadSystem } from '../content/loaders';
import type { FileNotice } from '../fileNotice/fileNotice';
import type { RequestOrigin } from '../http/requestOrigin';
import { loadIntl } from '../intl';

import type { ProtectingPage } from './files.schema';

interface LockedInput {
  page: ProtectingPage;
  preference: LanguagePreference;
  language: LanguageCode;
  origin: RequestOrigin;
}

/** Returns the address of the protecting page in the reader's locale, if its site offers it. */
async function protectingPageUrl({
  page,
  preference,
  language,
  origin,
}: LockedInput): Promise<string | undefined> {
  const { sites, countries } = await loadSystem('en');
  const site = sites.find(({ key }) => key === page.site?.key);
  if (!site) return undefined;
  const parsed = parseLocale(preference.requested ?? '');
  const requested = parsed.ok ? parsed.value : createLocale(language);
  const locale =
    nearestLocale(requested, localesOfSite(site, countries)) ?? createLocale(site.defaultLanguage);
  return pageUrl({ site, locale, parentSlug: page.parentSlug, slug: page.slug, ...origin });
}

/** Creates a 401 notice with the title and address of the page that must be unlocked first. */
export async function createLockedNotice(input: LockedInput): Promise<FileNotice> {
  const intl = await loadIntl(input.language);
  const href = await protectingPageUrl(input);
  return {
    status: 401,
    title: intl.formatMessage({ id: 'file.lockedTitle' }),
    text: intl.formatMessage({ id: 'file.lockedText' }, { page: input.page.title }),
    ...(href !== undefined && { link: { href, text: intl.formatMessage({ id: 'file.lockedLink' }) } }),
  };
}
