import { seedSites } from './system';

describe('9 "Site tweaks: de removed on north-america-events and brand-portal; en removed on one German-only site"', () => {
  test.each([
    ['north-america-events', 'de', false],
    ['brand-portal', 'de', false],
    ['adaptronic', 'en', false],
    ['adaptronic', 'de', true],
  ] as const)('%s has %s: %s', (key, language, isOffered) => {
    const site = seedSites.find((one) => one.key === key);
    expect(site?.languages.includes(language)).toBe(isOffered);
  });
});
