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
export const ruleText = (rule: SiteResolutionStep, messages: ExplainMessages): string =>
  format(messages, ruleIds[rule]);

/** Lists the countries of a version; an empty list means every country. */
export const countriesText = (countries: readonly string[], messages: ExplainMessages): string =>
  countries.length === 0 ? format(messages, 'explain.everyCountry') : countries.join(', ');

const pathText = ({ path, location }: Step<'systemRedirect'>, messages: ExplainMessages) =>
  location === null
    ? format(messages, 'explain.path.canonical', { path })
    : format(messages, 'explain.path.redirects', { path, location });

function siteText({ host, siteKey, matchedBy, problem }: Step<'site'>, messages: ExplainMessages): string {
  const site = messages.siteName(siteKey ?? '');
  if (problem === 'siteWithoutDomain') return format(messages, 'explain.site.withoutDomain', { site });
  if (matchedBy === null) return format(messages, 'explain.site.missing', { host });
  return format(messages, 'explain.site.found', { site, host, rule: ruleText(matchedBy, messages) });
}

const localeIds: Record<Step<'locale'>['source'], MessageId> = {
  url: 'explain.locale.url',
  localeless: 'explain.locale.localeless',
  nearest: 'explain.locale.nearest',
  cookie: 'explain.locale.cookie',
  acceptLanguage: 'explain.locale.acceptLanguage',
  default: 'explain.locale.default',
};

function localeText(
  { source, locale, requested, location }: Step<'locale'>,
  messages: ExplainMessages,
): string {
  const reason = format(messages, localeIds[source], { locale, requested: requested ?? '' });
  return location === null
    ? reason
    : `${reason} ${format(messages, 'explain.locale.redirects', { location })}`;
}

const directText = ({ id, location }: Step<'direct'>, messages: ExplainMessages) =>
  location === null
    ? format(messages, 'explain.direct.missing', { id })
    : format(messages, 'explain.direct.found', { id, location });

function pageText(
  { problem, path, parentSlug, slug, country, pageId, versions }: Step<'page'>,
  messages: ExplainMessages,
): string {
  switch (problem) {
    case 'malformedPath':
      return format(messages, 'explain.page.malformedPath', { path });
    case 'tooDeep':
      return format(messages, 'explain.page.tooDeep', { path });
    case 'noPage':
      return format(messages, 'explain.page.noPage', { parent: parentSlug ?? '', slug: slug ?? '' });
    case 'notInCountry':
      return format(messages, 'explain.page.notInCountry', { path, country });
    case 'noHome':
      return format(messages, 'explain.page.noHome', { country });
    case null: {
      const version = versions.find(({ id }) => id === pageId);
      const countries = countriesText(version?.countries ?? [], messages);
      return format(messages, 'explain.page.found', { path, id: pageId ?? '', countries });
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

export const routeText = (route: ApplicationRoute, messages: Pick<ExplainMessages, 'intl'>): string =>
  messages.intl.formatMessage({ id: routeIds[route.kind] }, { slug: 'slug' in route ? route.slug : '' });

const applicationText = ({ path, route, location }: Step<'application'>, messages: ExplainMessages) =>
  route
    ? format(messages, 'explain.application.found', { path, what: routeText(route, messages) })
    : format(messages, 'explain.application.moved', { path, location: location ?? '' });

function redirectText(
  { previousUrl, location, permanent, problem, path }: Step<'redirectLookup'>,
  messages: ExplainMessages,
): string {
  const from = previousUrl ?? path;
  if (problem === 'leadsNowhere') return format(messages, 'explain.redirect.leadsNowhere', { from });
  if (problem === 'loop') return format(messages, 'explain.redirect.loop', { from });
  if (location === null) return format(messages, 'explain.redirect.none', { path });
  return format(messages, 'explain.redirect.found', { from, location, status: permanent ? '301' : '302' });
}

const branchText = ({ branch }: Step<'navigationBranch'>, messages: ExplainMessages) =>
  branch === null
    ? format(messages, 'explain.branch.none')
    : format(messages, 'explain.branch.found', { branch: branch.map(({ title }) => title).join(' › ') });

function protectionText({ mode, role }: Step<'protection'>, messages: ExplainMessages): string {
  switch (mode) {
    case 'none':
      return format(messages, 'explain.protection.none');
    case 'password':
      return format(messages, 'explain.protection.password');
    case 'ciamRole':
      return format(messages, 'explain.protection.role', { role: role ?? '' });
  }
}

function languageText(
  { locale, contentLanguage, isLanguageFallback }: Step<'language'>,
  messages: ExplainMessages,
): string {
  if (contentLanguage === null) return format(messages, 'explain.language.unavailable', { locale });
  const language = messages.intl.formatDisplayName(contentLanguage, { type: 'language' }) ?? contentLanguage;
  return isLanguageFallback
    ? format(messages, 'explain.language.fallback', { locale, language })
    : format(messages, 'explain.language.own', { language });
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

export const stepTitle = (entry: RouteTraceEntry, messages: ExplainMessages): string =>
  format(messages, titleIds[entry.step]);

export function stepText(entry: RouteTraceEntry, messages: ExplainMessages): string {
  switch (entry.step) {
    case 'systemRedirect':
      return pathText(entry, messages);
    case 'site':
      return siteText(entry, messages);
    case 'direct':
      return directText(entry, messages);
    case 'locale':
      return localeText(entry, messages);
    case 'page':
      return pageText(entry, messages);
    case 'application':
      return applicationText(entry, messages);
    case 'redirectLookup':
      return redirectText(entry, messages);
    case 'navigationBranch':
      return branchText(entry, messages);
    case 'protection':
      return protectionText(entry, messages);
    case 'language':
      return languageText(entry, messages);
  }
}
