import type {
  Localized,
  SeedLocation,
} from '../../../../services/content/src/testing/seeding/documents/types';

export const t = (en: string, de: string): Localized => ({ en, de });

type Place = Omit<SeedLocation, 'site' | 'city' | 'name'> & {
  name: string | Localized;
  city: string | Localized;
};

const localized = (text: string | Localized): Localized => (typeof text === 'string' ? t(text, text) : text);

/** A location of the main site; a name that is the same in both languages is one text. */
export const place = ({ name, city, ...rest }: Place): SeedLocation => ({
  site: 'main',
  name: localized(name),
  city: localized(city),
  ...rest,
});
