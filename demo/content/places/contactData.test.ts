import { seedSites } from '../../../services/content/src/testing/seeding/documents/system';
import type { Localized, SeedLocation } from '../../../services/content/src/testing/seeding/documents/types';
import { storyContacts } from '../articles';
import { createDemoSource } from '../createDemoSource';
import { locations } from '.';

const { pages, events } = createDemoSource('/demo');

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
const texts = textsOf([pages, events, storyContacts]).map((text) => text.replaceAll('\u00a0', ' '));

const digits = (text: string): string => text.replaceAll(/[^\d+]/g, '');
const english = (text: Localized): string => text.en ?? '';

/** Numbers of a subject rather than of a place, as the contact page lists them. */
const directLines = textsOf(pages.find(({ site, slug }) => site === 'main' && slug === 'contact')).filter(
  (text) => /^\+[\d\u00a0 ]+$/.test(text),
);
const directory = new Set(
  [
    ...locations.map(({ phone }) => phone),
    ...storyContacts.map(({ phone }) => phone),
    ...seedSites.map(({ contact }) => contact.phone),
    ...directLines,
  ].map((phone) => digits(phone ?? '')),
);

const links = texts.flatMap((text) => [...text.matchAll(/\[(\+[\d ]+)\]\(tel:(\+\d+)\)/g)]);

test.each(links.map(([, shown = '', dialled = '']) => [shown, dialled]))(
  'the link %s dials the number that it shows, and the directory has it',
  (shown, dialled) => {
    expect(digits(shown)).toBe(dialled);
    expect(directory).toContain(dialled);
  },
);

const mentions = locations.flatMap((location) =>
  texts
    .filter((text) => location.street && text.includes(location.street))
    .map((text) => ({ location, text })),
);

/** A street comes with its town; an address with a number has the location's, or that of a brand in the same house. */
const isAddressedBy = ({ city, zip, phone }: SeedLocation, text: string): boolean => {
  const hasNumber = text.includes('](tel:');
  const phones = [phone, ...seedSites.map(({ contact }) => contact.phone)];
  return (
    Object.values(city).some((name) => text.includes(name)) &&
    (!hasNumber || (text.includes(zip ?? '') && phones.some((number) => number && text.includes(number))))
  );
};

test('addresses in copy are those of the locations', () => {
  expect(mentions.length).toBeGreaterThan(10);
  expect(
    mentions.filter(({ location, text }) => !isAddressedBy(location, text)).map(({ text }) => text),
  ).toEqual([]);
});

test.each(['head-office', 'schleuniger-thun', 'adaptronic-wertheim', 'cirris-salt-lake-city'])(
  'the site of %s shows the number and address of the location',
  (slug) => {
    const location = locations.find((item) => item.slug === slug);
    const key = slug === 'head-office' ? 'main' : slug.split('-')[0];
    expect(seedSites.find((site) => site.key === key)?.contact).toEqual({
      phone: location?.phone,
      email: location?.email,
    });
    const contact = pages.find((page) => page.site === key && ['contact', 'kontakt'].includes(page.slug));
    expect(textsOf(contact).join(' ').replaceAll('\u00a0', ' ')).toContain(location?.phone);
  },
);

const countriesOf = (isCounted: (location: SeedLocation) => boolean): number =>
  new Set(locations.filter(isCounted).map(({ country }) => country)).size;

test('pages count the countries that the list of locations has', () => {
  const copy = pages.flatMap(({ description }) => english(description ?? {})).join(' ');
  expect(countriesOf(() => true)).toBe(35);
  expect(copy).toContain('in thirty-five countries');
  expect(countriesOf(({ kinds }) => kinds.includes('plant'))).toBe(6);
  expect(copy).toContain('plants in six countries');
  expect(countriesOf(({ kinds }) => kinds.includes('service') && !kinds.includes('distributor'))).toBe(25);
  expect(copy).toContain('by our own people in 25 countries');
});
