import type { Payload } from 'payload';
import { mediaId } from '../documents/convertLink';
import { languagesOf, textIn } from '../documents/localize';
import { seedBrands, seedCountries, seedLanguageEntries } from '../documents/system';
import type { SeedMedia } from '../documents/types';
import { quietly, type Writer } from '../documents/writer';

export const writeCountries = async (payload: Payload, writer: Writer): Promise<void> => {
  for (const country of seedCountries) {
    await writer.write({
      collection: 'countries',
      key: country.countryCode,
      origin: country,
      languages: languagesOf(country.name),
      create: ({ id, locale }) =>
        payload.create({
          collection: 'countries',
          data: { ...country, id, name: textIn(country.name, locale) ?? country.countryCode },
          locale,
          ...quietly,
        }),
      update: ({ id, locale }) =>
        payload.update({
          collection: 'countries',
          id,
          data: { ...country, name: textIn(country.name, locale) },
          locale,
          ...quietly,
        }),
    });
  }
};

export const writeLanguages = async (payload: Payload, writer: Writer): Promise<void> => {
  for (const language of seedLanguageEntries) {
    await writer.write({
      collection: 'languages',
      key: language.languageCode,
      origin: language,
      languages: languagesOf(language.name),
      create: ({ id, locale }) =>
        payload.create({
          collection: 'languages',
          data: { ...language, id, name: textIn(language.name, locale) ?? language.nativeName },
          locale,
          ...quietly,
        }),
      update: ({ id, locale }) =>
        payload.update({
          collection: 'languages',
          id,
          data: { ...language, name: textIn(language.name, locale) },
          locale,
          ...quietly,
        }),
    });
  }
};

export const writeBrands = async (
  payload: Payload,
  writer: Writer,
  media: readonly SeedMedia[],
): Promise<void> => {
  for (const brand of seedBrands) {
    const logo = `logo-${brand.pimId}`;
    const image = media.some(({ key }) => key === logo) ? mediaId(logo) : null;
    await writer.write({
      collection: 'brands',
      key: brand.pimId,
      origin: [brand, image],
      languages: ['en'],
      create: ({ id }) => payload.create({ collection: 'brands', data: { ...brand, image, id }, ...quietly }),
      update: ({ id }) => payload.update({ collection: 'brands', id, data: { ...brand, image }, ...quietly }),
    });
  }
};
