import type { ApplicationRoute, RouteTraceEntry, SiteResolutionStep } from '@kmx/core';

import type { ExplainMessages } from './ExplainMessages';
import type { MessageId } from '@/MessageId';

type Step<TName extends RouteTraceEntry['step']> = Extract<RouteTraceEntry, { step: TName }>;
type Values = Record<string, string | number>;

const format = ({ intl }: ExplainMessages, id: MessageId, values?: Values): string =>
  intl.formatMessage({ id }, values);

const ruleIds: Record<SiteResolutionStep, MessageId> = {
  exactHostWithSlug: 'explain.rule.exactHostWithSlug',
  exactHostWithoutSlug: 'explain.rule.exactHostWithoutSlug',
  suffixWithSlug: 'explain.rule.suffixWithSlug',
  suffixWithoutSlug: 'explain.rule.suffixWithoutSlug',
  mainSite: 'explain.rule.mainSite',
};

/** Describes how a rule of section 2.1 finds a site. */
export const ruleText = (rule: SiteResolutionStep, words: ExplainMessages): string =>
  format(words, ruleIds[rule]);

/** Lists the countries of a version; an empty list means every country. */
export const countriesText = (countries: readonly string[], words: ExplainMessages): string =>
  countries.length === 0 ? format(words, 'explain.everyCountry') : countries.join(', ');

const pathText = ({ path, location }: Step<'systemRedirect'>, words: ExplainMessages) =>
  location === null
    ? format(words, 'explain.path.canonical', { path })
    : format(words, 'explain.path.redirects', { path, location });

function siteText({ host, siteKey, matchedBy, problem }: Step<'site'>, words: ExplainMessages): string {
  const site = words.siteName(siteKey ?? '');
  if (problem === 'siteWithoutDomain') return format(words, 'explain.site.withoutDomain', { site });
  if (matchedBy === null) return format(words, 'explain.site.missing', { host });
  return format(words, 'explain.site.found', { site, host, rule: ruleText(matchedBy, words) });
}

const localeIds: Record<Step<'locale'>['source'], MessageId> = {
  url: 'explain.locale.url',
  localeless: 'explain.locale.localeless',
  nearest: 'explain.locale.nearest',
  cookie: 'explain.locale.cookie',
  acceptLanguage: 'explain.locale.acceptLanguage',
  default: 'explain.locale.default',
};

function localeText({ source, locale, requested, location }: Step<'locale'>, words: ExplainMessages): string {
  const reason = format(words, localeIds[source], { locale, requested: requested ?? '' });
  return location === null ? reason : `${reason} ${format(words, 'explain.locale.redirects', { location })}`;
}

const directText = ({ id, location }: Step<'direct'>, words: ExplainMessages) =>
  location === null
    ? format(words, 'explain.direct.missing', { id })
    : format(words, 'explain.direct.found', { id, location });

function pageText(
  { problem, path, parentSlug, slug, country, pageId, versions }: Step<'page'>,
  words: ExplainMessages,
): string {
  switch (problem) {
    case 'malformedPath':
      return format(words, 'explain.page.malformedPath', { path });
    case 'tooDeep':
      return format(words, 'explain.page.tooDeep', { path });
    case 'noPage':
      return format(words, 'explain.page.noPage', { parent: parentSlug ?? '', slug: slug ?? '' });
    case 'notInCountry':
      return format(words, 'explain.page.notInCountry', { path, country });
    case 'noHome':
      return format(words, 'explain.page.noHome', { country });
    case null: {
      const version = versions.find(({ id }) => id === pageId);
      const countries = countriesText(version?.countries ?? [], words);
      return format(words, 'explain.page.found', { path, id: pageId ?? '', countries });
    }
  }
}

const routeIds: Record<ApplicationRoute['kind'], MessageId> = {
  products: 'explain.route.products',
  classification: 'explain.route.classification',
  product: 'explain.route.product',
  comparison: 'explain.route.comparison',
  wireCheck: 'explain.route.wireCheck',
  search: 'explain.route.search',
  storyContact: 'explain.route.storyContact',
  jobOpening: 'explain.route.jobOpening',
  portal: 'explain.route.portal',
  machine: 'explain.route.machine',
  editor: 'explain.route.editor',
  preview: 'explain.route.preview',
};

export const routeText = (route: ApplicationRoute, words: Pick<ExplainMessages, 'intl'>): string =>
  words.intl.formatMessage({ id: routeIds[route.kind] }, { slug: 'slug' in route ? route.slug : '' });

const applicationText = ({ path, route, location }: Step<'application'>, words: ExplainMessages) =>
  route
    ? format(words, 'explain.application.found', { path, what: routeText(route, words) })
    : format(words, 'explain.application.moved', { path, location: location ?? '' });

function redirectText(
  { previousUrl, location, permanent, problem, path }: Step<'redirectLookup'>,
  words: ExplainMessages,
): string {
  const from = previousUrl ?? path;
  if (problem === 'leadsNowhere') return format(words, 'explain.redirect.leadsNowhere', { from });
  if (problem === 'loop') return format(words, 'explain.redirect.loop', { from });
  if (location === null) return format(words, 'explain.redirect.none', { path });
  return format(words, 'explain.redirect.found', { from, location, status: permanent ? '301' : '302' });
}

const branchText = ({ branch }: Step<'navigationBranch'>, words: ExplainMessages) =>
  branch === null
    ? format(words, 'explain.branch.none')
    : format(words, 'explain.branch.found', { branch: branch.map(({ title }) => title).join(' › ') });

function protectionText({ mode, role }: Step<'protection'>, words: ExplainMessages): string {
  switch (mode) {
    case 'none':
      return format(words, 'explain.protection.none');
    case 'password':
      return format(words, 'explain.protection.password');
    case 'ciamRole':
      return format(words, 'explain.protection.role', { role: role ?? '' });
  }
}

function languageText(
  { locale, contentLanguage, isLanguageFallback }: Step<'language'>,
  words: ExplainMessages,
): string {
  if (contentLanguage === null) return format(words, 'explain.language.unavailable', { locale });
  const language = words.intl.formatDisplayName(contentLanguage, { type: 'language' }) ?? contentLanguage;
  return isLanguageFallback
    ? format(words, 'explain.language.fallback', { locale, language })
    : format(words, 'explain.language.own', { language });
}

const titleIds: Record<RouteTraceEntry['step'], MessageId> = {
  systemRedirect: 'explain.step.systemRedirect',
  site: 'explain.step.site',
  direct: 'explain.step.direct',
  locale: 'explain.step.locale',
  page: 'explain.step.page',
  application: 'explain.step.application',
  redirectLookup: 'explain.step.redirectLookup',
  navigationBranch: 'explain.step.navigationBranch',
  protection: 'explain.step.protection',
  language: 'explain.step.language',
};

export const stepTitle = (entry: RouteTraceEntry, words: ExplainMessages): string =>
  format(words, titleIds[entry.step]);

export function stepText(entry: RouteTraceEntry, words: ExplainMessages): string {
  switch (entry.step) {
    case 'systemRedirect':
      return pathText(entry, words);
    case 'site':
      return siteText(entry, words);
    case 'direct':
      return directText(entry, words);
    case 'locale':
      return localeText(entry, words);
    case 'page':
      return pageText(entry, words);
    case 'application':
      return applicationText(entry, words);
    case 'redirectLookup':
      return redirectText(entry, words);
    case 'navigationBranch':
      return branchText(entry, words);
    case 'protection':
      return protectionText(entry, words);
    case 'language':
      return languageText(entry, words);
  }
}
