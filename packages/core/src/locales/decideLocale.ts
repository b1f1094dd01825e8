import { limits } from '../limits/constants';
import type { Locale } from '../types/Locale';
import type { SiteLanguages } from '../types/Site';

import { createLocale } from './createLocale';
import { localeOfSameLanguage, nearestLocale } from './nearestLocale';
import { parseAcceptLanguage } from './parseAcceptLanguage';
import { parseLocale } from './parseLocale';
import { parseLocalePrefix } from './parseLocalePrefix';

export interface LocaleRequest {
  /** Locale prefix of the path; absent without one. */
  readonly requested?: string;
  readonly cookie?: string;
  readonly acceptLanguage?: string;
  /** All locales of the site, see `localesOfSite`. */
  readonly offered: readonly Locale[];
  readonly site: Pick<SiteLanguages, 'defaultLanguage' | 'localelessLanguage'>;
}

export type LocaleSource = 'url' | 'localeless' | 'nearest' | 'cookie' | 'acceptLanguage' | 'default';

export type LocaleDecision =
  | { readonly kind: 'serve'; readonly locale: Locale; readonly source: 'url' | 'localeless' }
  | {
      readonly kind: 'redirect';
      readonly status: typeof limits.redirectStatus.locale;
      readonly locale: Locale;
      readonly source: Exclude<LocaleSource, 'url' | 'localeless'>;
    };

const redirectTo = (locale: Locale, source: Exclude<LocaleSource, 'url' | 'localeless'>): LocaleDecision => ({
  kind: 'redirect',
  status: limits.redirectStatus.locale,
  locale,
  source,
});

function localeOfCookie(cookie: string | undefined, offered: readonly Locale[]) {
  const parsed = parseLocale(cookie ?? '');
  return parsed.ok ? localeOfSameLanguage(parsed.value, offered) : undefined;
}

function localeOfHeader(header: string | undefined, offered: readonly Locale[]) {
  for (const range of parseAcceptLanguage(header ?? '')) {
    const locale = localeOfSameLanguage(range, offered);
    if (locale) return locale;
  }
  return undefined;
}

function decideRequested(requested: string, offered: readonly Locale[], standard: Locale): LocaleDecision {
  const exact = offered.find(({ urlCode }) => urlCode === requested.toLowerCase());
  if (exact) return { kind: 'serve', locale: exact, source: 'url' };
  const prefix = parseLocalePrefix(requested);
  const nearest = prefix && nearestLocale(prefix, offered);
  return nearest ? redirectTo(nearest, 'nearest') : redirectTo(standard, 'default');
}

/**
 * Decides a request's locale (section 2.2, "a wrong locale answers 302"). A locale in the URL takes precedence;
 * redirects always lead to an offered locale, so there are no loops.
 */
export function decideLocale({
  requested,
  cookie,
  acceptLanguage,
  offered,
  site,
}: LocaleRequest): LocaleDecision {
  const standard = localeOfSameLanguage({ language: site.defaultLanguage }, offered) ?? offered[0];
  if (!standard) return decideLocale({ requested, offered: [createLocale(site.defaultLanguage)], site });
  if (requested !== undefined) return decideRequested(requested, offered, standard);

  const localeless = offered.find(
    ({ language, isInternational }) => isInternational && language === site.localelessLanguage,
  );
  if (localeless) return { kind: 'serve', locale: localeless, source: 'localeless' };

  const ofCookie = localeOfCookie(cookie, offered);
  if (ofCookie) return redirectTo(ofCookie, 'cookie');
  const ofHeader = localeOfHeader(acceptLanguage, offered);
  return ofHeader ? redirectTo(ofHeader, 'acceptLanguage') : redirectTo(standard, 'default');
}
