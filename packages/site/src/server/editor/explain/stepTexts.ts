import type { ApplicationRoute, RouteTraceEntry, SiteResolutionStep } from '@kmx/core';

import type { ExplainWords } from './ExplainWords';

type Step<TName extends RouteTraceEntry['step']> = Extract<RouteTraceEntry, { step: TName }>;
type Values = Record<string, string | number>;

/** Says one message. */
const say = ({ intl }: ExplainWords, id: string, values?: Values): string =>
  intl.formatMessage({ id }, values);

const ruleIds: Record<SiteResolutionStep, string> = {
  exactHostWithSlug: 'explain.rule.exactHostWithSlug',
  exactHostWithoutSlug: 'explain.rule.exactHostWithoutSlug',
  suffixWithSlug: 'explain.rule.suffixWithSlug',
  suffixWithoutSlug: 'explain.rule.suffixWithoutSlug',
  mainSite: 'explain.rule.mainSite',
};

/** How a rule of section 2.1 finds a site. */
export const ruleText = (rule: SiteResolutionStep, words: ExplainWords): string => say(words, ruleIds[rule]);

/** The countries of a version; none means every country. */
export const countriesText = (countries: readonly string[], words: ExplainWords): string =>
  countries.length === 0 ? say(words, 'explain.everyCountry') : countries.join(', ');

const pathText = ({ path, location }: Step<'systemRedirect'>, words: ExplainWords) =>
  location === null
    ? say(words, 'explain.path.canonical', { path })
    : say(words, 'explain.path.redirects', { path, location });

function siteText({ host, siteKey, matchedBy, problem }: Step<'site'>, words: ExplainWords): string {
  const site = words.siteName(siteKey ?? '');
  if (problem === 'siteWithoutDomain') return say(words, 'explain.site.withoutDomain', { site });
  if (matchedBy === null) return say(words, 'explain.site.missing', { host });
  return say(words, 'explain.site.found', { site, host, rule: ruleText(matchedBy, words) });
}

const localeIds: Record<Step<'locale'>['source'], string> = {
  url: 'explain.locale.url',
  localeless: 'explain.locale.localeless',
  nearest: 'explain.locale.nearest',
  cookie: 'explain.locale.cookie',
  acceptLanguage: 'explain.locale.acceptLanguage',
  default: 'explain.locale.default',
};

function localeText({ source, locale, requested, location }: Step<'locale'>, words: ExplainWords): string {
  const reason = say(words, localeIds[source], { locale, requested: requested ?? '' });
  return location === null ? reason : `${reason} ${say(words, 'explain.locale.redirects', { location })}`;
}

const directText = ({ id, location }: Step<'direct'>, words: ExplainWords) =>
  location === null
    ? say(words, 'explain.direct.missing', { id })
    : say(words, 'explain.direct.found', { id, location });

function pageText(
  { problem, path, parentSlug, slug, country, pageId, versions }: Step<'page'>,
  words: ExplainWords,
): string {
  switch (problem) {
    case 'malformedPath':
      return say(words, 'explain.page.malformedPath', { path });
    case 'tooDeep':
      return say(words, 'explain.page.tooDeep', { path });
    case 'noPage':
      return say(words, 'explain.page.noPage', { parent: parentSlug ?? '', slug: slug ?? '' });
    case 'notInCountry':
      return say(words, 'explain.page.notInCountry', { path, country });
    case 'noHome':
      return say(words, 'explain.page.noHome', { country });
    case null: {
      const version = versions.find(({ id }) => id === pageId);
      const countries = countriesText(version?.countries ?? [], words);
      return say(words, 'explain.page.found', { path, id: pageId ?? '', countries });
    }
  }
}

const routeIds: Record<ApplicationRoute['kind'], string> = {
  products: 'explain.route.products',
  classification: 'explain.route.classification',
  product: 'explain.route.product',
  comparison: 'explain.route.comparison',
  wireCheck: 'explain.route.wireCheck',
  search: 'explain.route.search',
  storyContact: 'explain.route.storyContact',
  portal: 'explain.route.portal',
  machine: 'explain.route.machine',
  editor: 'explain.route.editor',
  preview: 'explain.route.preview',
};

/** What a route of the application shows. */
export const routeText = (route: ApplicationRoute, words: Pick<ExplainWords, 'intl'>): string =>
  words.intl.formatMessage({ id: routeIds[route.kind] }, { slug: 'slug' in route ? route.slug : '' });

const applicationText = ({ path, route, location }: Step<'application'>, words: ExplainWords) =>
  route
    ? say(words, 'explain.application.found', { path, what: routeText(route, words) })
    : say(words, 'explain.application.moved', { path, location: location ?? '' });

function redirectText(
  { previousUrl, location, permanent, problem, path }: Step<'redirectLookup'>,
  words: ExplainWords,
): string {
  const from = previousUrl ?? path;
  if (problem === 'leadsNowhere') return say(words, 'explain.redirect.leadsNowhere', { from });
  if (problem === 'loop') return say(words, 'explain.redirect.loop', { from });
  if (location === null) return say(words, 'explain.redirect.none', { path });
  return say(words, 'explain.redirect.found', { from, location, status: permanent ? '301' : '302' });
}

const branchText = ({ branch }: Step<'navigationBranch'>, words: ExplainWords) =>
  branch === null
    ? say(words, 'explain.branch.none')
    : say(words, 'explain.branch.found', { branch: branch.map(({ title }) => title).join(' › ') });

function protectionText({ mode, role }: Step<'protection'>, words: ExplainWords): string {
  switch (mode) {
    case 'none':
      return say(words, 'explain.protection.none');
    case 'password':
      return say(words, 'explain.protection.password');
    case 'ciamRole':
      return say(words, 'explain.protection.role', { role: role ?? '' });
  }
}

function languageText(
  { locale, contentLanguage, isLanguageFallback }: Step<'language'>,
  words: ExplainWords,
): string {
  if (contentLanguage === null) return say(words, 'explain.language.unavailable', { locale });
  const language = words.intl.formatDisplayName(contentLanguage, { type: 'language' }) ?? contentLanguage;
  return isLanguageFallback
    ? say(words, 'explain.language.fallback', { locale, language })
    : say(words, 'explain.language.own', { language });
}

const titleIds: Record<RouteTraceEntry['step'], string> = {
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

/** What kind of decision a step is, in a word or two. */
export const stepTitle = (entry: RouteTraceEntry, words: ExplainWords): string =>
  say(words, titleIds[entry.step]);

/** What a step found and what it did, in a sentence or two. */
export function stepText(entry: RouteTraceEntry, words: ExplainWords): string {
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
