import { parseLocalePrefix } from '../locales/parseLocalePrefix';
import type { SiteAddress, SiteLanguages } from '../types/Site';

import { findMainSite, mainSiteKey } from './findMainSite';
import { normalizeHost } from './normalizeHost';

export type SiteProblemCode =
  | 'duplicateDomain'
  | 'duplicateSiteKey'
  | 'invalidHost'
  | 'siteWithoutDomain'
  | 'mainSiteMissing'
  | 'multipleMainSites'
  | 'slugIsLocale'
  | 'languageNotOffered'
  | 'siteWithoutMenu';

export interface SiteProblem {
  readonly code: SiteProblemCode;
  readonly siteKeys: readonly string[];
  readonly message: string;
}

type CheckedSite = SiteAddress & Partial<SiteLanguages>;

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(' and ');

const problem = (code: SiteProblemCode, sites: readonly CheckedSite[], message: string): SiteProblem => ({
  code,
  siteKeys: sites.map(({ key }) => key),
  message,
});

function groupsOfSeveral<TItem>(
  items: readonly TItem[],
  keyOf: (item: TItem) => string,
): [string, TItem[]][] {
  const groups = new Map<string, TItem[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].filter(([, group]) => group.length > 1);
}

function findDuplicates(sites: readonly CheckedSite[]): SiteProblem[] {
  const claims = sites.flatMap((site) => site.domains.map((domain) => ({ site, domain })));
  const addressOf = ({ domain }: (typeof claims)[number]) =>
    `${normalizeHost(domain.host) || domain.host}/${domain.slug?.toLowerCase() ?? ''}`;
  const domains = groupsOfSeveral(claims, addressOf).map(([address, group]) => {
    const claimingSites = [...new Set(group.map(({ site }) => site))];
    const names = quoted(claimingSites.map(({ name }) => name));
    return problem(
      'duplicateDomain',
      claimingSites,
      `${address} is claimed more than once, by ${names}. Leave it with one site, or give the other a slug.`,
    );
  });
  const keys = groupsOfSeveral(sites, ({ key }) => key).map(([key, group]) =>
    problem(
      'duplicateSiteKey',
      group,
      `${quoted(group.map(({ name }) => name))} share the key “${key}”. Give each site a key of its own.`,
    ),
  );
  return [...domains, ...keys];
}

function findMainSiteProblem(sites: readonly CheckedSite[]): SiteProblem[] {
  if (findMainSite(sites)) return [];
  const withoutSlug = sites.filter(({ slug }) => !slug);
  const named = withoutSlug.filter(({ key }) => key === mainSiteKey);
  const names = quoted(withoutSlug.map(({ name }) => name));
  if (withoutSlug.length === 0) {
    const remedy = 'Remove the slug of the site that unknown hosts should see.';
    return [problem('mainSiteMissing', [], `No site is the main site: all have a slug. ${remedy}`)];
  }
  return [
    problem(
      'multipleMainSites',
      named.length > 1 ? named : withoutSlug,
      `${names} have no slug, so any of them could be the main site. Give exactly one the key “${mainSiteKey}”.`,
    ),
  ];
}

function findSiteProblems(site: CheckedSite): SiteProblem[] {
  const problems: SiteProblem[] = [];
  const report = (code: SiteProblemCode, message: string) => problems.push(problem(code, [site], message));
  const { name, slug, domains, languages, defaultLanguage, localelessLanguage } = site;
  if (domains.length === 0) {
    report(
      'siteWithoutDomain',
      `“${name}” has no domain, so nobody can reach it. Add a host, with a slug if it shares it.`,
    );
  }
  for (const { host } of domains) {
    if (!normalizeHost(host)) {
      report(
        'invalidHost',
        `“${name}” has the domain “${host}”, which is no host name. Enter it without protocol and path.`,
      );
    }
  }
  for (const taken of new Set([slug, ...domains.map((domain) => domain.slug)])) {
    if (taken && parseLocalePrefix(taken)) {
      report('slugIsLocale', `The slug “${taken}” of “${name}” reads as a locale. Choose a longer one.`);
    }
  }
  for (const language of new Set([defaultLanguage, localelessLanguage])) {
    if (language && languages && !languages.includes(language)) {
      report(
        'languageNotOffered',
        `“${name}” names ${language}, but does not offer it. Add it to its languages, or choose another.`,
      );
    }
  }
  return problems;
}

/** Reports the sites that are not served because they lack a menu (section 3), with the remedy. */
export const reportDroppedSites = (
  sites: readonly (CheckedSite & { headerNavigation: object | null; footerNavigation: object | null })[],
): readonly SiteProblem[] =>
  sites.flatMap((site) => {
    const menus = [
      ...(site.headerNavigation ? [] : ['header menu']),
      ...(site.footerNavigation ? [] : ['footer menu']),
    ].join(' and no ');
    const message = `“${site.name}” is not shown, since it has no ${menus}. Add an entry in the content service.`;
    return menus === '' ? [] : [problem('siteWithoutMenu', [site], message)];
  });

/** Returns all problems of the configured sites; empty if there are none. */
export const validateSites = (sites: readonly CheckedSite[]): readonly SiteProblem[] => [
  // Without sites there is no content yet.
  ...(sites.length > 0 ? findMainSiteProblem(sites) : []),
  ...findDuplicates(sites),
  ...sites.flatMap(findSiteProblems),
];
