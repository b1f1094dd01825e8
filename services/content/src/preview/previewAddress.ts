import type { LanguageCode } from '@kmx/contract/locales';
import { decideLocale } from '../config/locales';

export interface PreviewSite {
  domains?: readonly { host: string; slug?: string | null }[] | null;
  languages: readonly LanguageCode[];
  defaultLanguage: LanguageCode;
  localelessLanguage?: LanguageCode | null;
}

interface PreviewInput {
  site: PreviewSite;
  page: string;
  /** The language in which the admin shows the form. */
  locale: string;
  token: string;
  /** Gives protocol and port. */
  siteUrl: string;
}

const decideLanguage = (site: PreviewSite, requested: string): LanguageCode => {
  const locale = decideLocale(requested);
  return site.languages.includes(locale) ? locale : site.defaultLanguage;
};

/**
 * Address at which the site shows the newest draft of a page, on the site's own host, written as every address of it is
 * (section 2.1): locale unless the site leaves it out, slug of the domain, path. Null for a site without a domain.
 */
export const createPreviewAddress = ({ site, page, locale, token, siteUrl }: PreviewInput): string | null => {
  const domain = site.domains?.[0];
  if (!domain) return null;
  const language = decideLanguage(site, locale);
  const prefix = [language === site.localelessLanguage ? '' : language, domain.slug ?? ''];
  const { protocol, port } = new URL(siteUrl);
  const url = new URL(`${protocol}//${domain.host}${port === '' ? '' : `:${port}`}`);
  url.pathname = [...prefix.filter((part) => part !== ''), 'editor', 'preview'].join('/');
  url.searchParams.set('page', page);
  url.searchParams.set('token', token);
  return url.href;
};
