import type { Payload } from 'payload';
import { fileId, mediaId, toLink } from '../documents/convertLink';
import { idOf, rowIdOf } from '../documents/ids';
import { dayInstant, publicationInstant } from '../documents/instants';
import { languagesOf, textIn } from '../documents/localize';
import type {
  SeedLanguage,
  SeedLocation,
  SeedNews,
  SeedStoryContact,
  SeedTerm,
  SeedTopic,
} from '../documents/types';
import { quietly, type Writer } from '../documents/writer';

export const writeTopics = async (
  payload: Payload,
  writer: Writer,
  topics: readonly SeedTopic[],
): Promise<void> => {
  const collection = 'topics';
  for (const topic of topics) {
    const toData = (locale: SeedLanguage) => ({ slug: topic.slug, name: textIn(topic.name, locale) ?? '' });
    await writer.write({
      collection,
      key: topic.slug,
      origin: topic,
      languages: languagesOf(topic.name),
      create: ({ id, locale }) =>
        payload.create({ collection, data: { id, ...toData(locale) }, locale, ...quietly }),
      update: ({ id, locale }) =>
        payload.update({ collection, id, data: toData(locale), locale, ...quietly }),
    });
  }
};

const toContact = (contact: SeedStoryContact, locale: SeedLanguage) => ({
  site: idOf('sites', contact.site),
  slug: contact.slug,
  name: textIn(contact.name, locale) ?? '',
  role: textIn(contact.role, locale),
  text: textIn(contact.text, locale),
  email: contact.email,
  phone: contact.phone,
  image: contact.image === undefined ? null : mediaId(contact.image),
});

export const writeStoryContacts = async (
  payload: Payload,
  writer: Writer,
  contacts: readonly SeedStoryContact[],
): Promise<void> => {
  const collection = 'story-contacts';
  for (const contact of contacts)
    await writer.write({
      collection,
      key: `${contact.site}:${contact.slug}`,
      origin: contact,
      languages: languagesOf(contact.name),
      create: ({ id, locale }) =>
        payload.create({ collection, data: { id, ...toContact(contact, locale) }, locale, ...quietly }),
      update: ({ id, locale }) =>
        payload.update({ collection, id, data: toContact(contact, locale), locale, ...quietly }),
    });
};

const toNews = (item: SeedNews, locale: SeedLanguage) => ({
  site: idOf('sites', item.site),
  title: textIn(item.title, locale) ?? '',
  text: textIn(item.text, locale),
  publicationDate: publicationInstant(item.publicationDate),
  image: item.image === undefined ? null : mediaId(item.image),
  ...(item.link ? { link: toLink(item.link, locale) } : {}),
  _status: 'published' as const,
});

export const writeNews = async (
  payload: Payload,
  writer: Writer,
  items: readonly SeedNews[],
): Promise<void> => {
  const collection = 'news';
  for (const item of items)
    await writer.write({
      collection,
      key: `${item.site}:${item.key}`,
      origin: item,
      languages: languagesOf(item.title),
      create: ({ id, locale }) =>
        payload.create({ collection, data: { id, ...toNews(item, locale) }, locale, ...quietly }),
      update: ({ id, locale }) =>
        payload.update({ collection, id, data: toNews(item, locale), locale, ...quietly }),
    });
};

const toHours = (location: SeedLocation, document: string, locale: SeedLanguage) => ({
  openingHours: (location.openingHours ?? []).map((hours, row) => ({
    id: rowIdOf(document, `openingHours.${row}`),
    ...hours,
  })),
  closedDays: (location.closedDays ?? []).map(({ date, label }, row) => ({
    id: rowIdOf(document, `closedDays.${row}`),
    date: dayInstant(date),
    label: textIn(label, locale),
  })),
});

const toLocation = (location: SeedLocation, locale: SeedLanguage) => {
  const { name, city, region, note, slug, kinds, street, zip } = location;
  const { latitude, longitude, phone, email, website, timeZone } = location;
  return {
    slug,
    kinds,
    street,
    zip,
    latitude,
    longitude,
    phone,
    email,
    website,
    timeZone,
    ...toHours(location, `locations:${location.site}:${slug}`, locale),
    site: idOf('sites', location.site),
    country: idOf('countries', location.country),
    name: textIn(name, locale) ?? '',
    city: textIn(city, locale) ?? '',
    region: textIn(region, locale),
    note: textIn(note, locale),
  };
};

export const writeLocations = async (
  payload: Payload,
  writer: Writer,
  locations: readonly SeedLocation[],
): Promise<void> => {
  const collection = 'locations';
  for (const location of locations)
    await writer.write({
      collection,
      key: `${location.site}:${location.slug}`,
      origin: location,
      languages: languagesOf(location.name),
      create: ({ id, locale }) =>
        payload.create({ collection, data: { id, ...toLocation(location, locale) }, locale, ...quietly }),
      update: ({ id, locale }) =>
        payload.update({ collection, id, data: toLocation(location, locale), locale, ...quietly }),
    });
};

const toTerm = (term: SeedTerm, locale: SeedLanguage) => ({
  site: idOf('sites', term.site),
  slug: term.slug,
  title: textIn(term.title, locale) ?? '',
  kind: term.kind,
  language: term.language,
  countries: (term.countries ?? []).map((code) => idOf('countries', code)),
  validFrom: term.validFrom === undefined ? null : dayInstant(term.validFrom),
  file: fileId(term.file),
});

export const writeTerms = async (
  payload: Payload,
  writer: Writer,
  terms: readonly SeedTerm[],
): Promise<void> => {
  const collection = 'terms';
  for (const term of terms)
    await writer.write({
      collection,
      key: `${term.site}:${term.slug}`,
      origin: term,
      languages: languagesOf(term.title),
      create: ({ id, locale }) =>
        payload.create({ collection, data: { id, ...toTerm(term, locale) }, locale, ...quietly }),
      update: ({ id, locale }) =>
        payload.update({ collection, id, data: toTerm(term, locale), locale, ...quietly }),
    });
};
