import { expect, test } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { pathOf, seededPages, seededSites, type SeededPage, type SeededSite } from './support/content';
import { htmlErrors } from './support/htmlChecker';

const languages = ['en', 'de'] as const;

interface Visit {
  name: string;
  url: string;
}

function visitsOf(site: SeededSite, pages: SeededPage[], language: string): Visit[] {
  const domain = site.domains[0];
  if (!domain) return [];
  return pages
    .filter((page) => page.languages.includes(language))
    .map((page) => {
      const country = page.countries?.[0]?.countryCode.toLowerCase();
      const locale = country ? `${language}-${country}` : language;
      const path = `/${locale}${domain.slug ? `/${domain.slug}` : ''}${pathOf(page)}`;
      return { name: `${site.key} ${path}`, url: at(domain.host, path) };
    });
}

async function allVisits(language: string): Promise<Visit[]> {
  const sites = await seededSites();
  const perSite = await Promise.all(
    sites.map(async (site) => visitsOf(site, await seededPages(site.key), language)),
  );
  return perSite.flat();
}

for (const language of languages) {
  test(`every seeded page in ${language}: answers 200, says nothing on the console, passes axe, is valid HTML`, async ({
    page,
  }) => {
    test.setTimeout(10 * 60_000);
    const visits = await allVisits(language);
    expect(visits.length).toBeGreaterThan(20);
    const problems: string[] = [];
    const documents = new Map<string, string>();
    let current = '';
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${current}: console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${current}: error: ${error.message}`));
    for (const visit of visits) {
      current = visit.name;
      const response = await page.goto(visit.url, { waitUntil: 'load' });
      if (response?.status() !== 200) problems.push(`${visit.name}: status ${response?.status()}`);
      documents.set(visit.name, (await response?.text()) ?? '');
      problems.push(...(await axeViolations(page)).map((violation) => `${visit.name}: ${violation}`));
    }
    problems.push(...(await htmlErrors(documents)));
    expect(problems).toEqual([]);
  });
}
