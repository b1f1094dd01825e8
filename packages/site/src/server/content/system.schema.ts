import { z } from 'zod';
import { brandThemeNames, findMissingMenus, isLanguageCode, languageCodes, themeNames } from '@kmx/core';

/** Drops languages that the site does not know. */
const languageList = z
  .array(z.string().nullable())
  .nullable()
  .transform((codes) => (codes ?? []).filter((code) => code !== null).filter(isLanguageCode));
const language = z.enum(languageCodes);
const flag = z
  .boolean()
  .nullable()
  .transform((value) => value ?? false);
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullable()
    .transform((items) => items ?? []);

const countrySchema = z
  .object({
    countryCode: z.string().transform((code) => code.toUpperCase()),
    hidden: flag,
    supportedLanguages: languageList,
    defaultLanguage: language,
    defaultMeasurementSystem: z.enum(['Metric', 'Imperial']),
    name: z.string().nullable(),
  })
  .transform((country) => ({ ...country, name: country.name ?? country.countryCode }));

const languageSchema = z
  .object({
    languageCode: language,
    defaultCountry: z.string().nullable(),
    name: z.string().nullable(),
    nativeName: z.string(),
  })
  .transform((entry) => ({ ...entry, name: entry.name ?? entry.nativeName }));

const brandSchema = z.object({
  id: z.string(),
  name: z.string(),
  pimId: z.string(),
  theme: z.enum(brandThemeNames),
});

const presence = z.array(z.object({ id: z.string().nullable() }).nullable()).nullable();

const siteSchema = z
  .object({
    id: z.string(),
    key: z.string(),
    name: z.string(),
    slug: z
      .string()
      .nullable()
      .transform((slug) => (slug === '' ? null : slug)),
    internationalOnly: flag,
    showHiddenCountries: flag,
    hideSideButtons: flag,
    enableCutFont: flag,
    defaultLanguage: language,
    languages: languageList,
    localelessLanguage: language.nullable().catch(null),
    domains: list(z.object({ host: z.string().nullable(), slug: z.string().nullable() })).transform(
      (domains) => domains.flatMap(({ host, slug }) => (host ? [{ host, slug }] : [])),
    ),
    contact: z.object({ phone: z.string().nullable(), email: z.string().nullable() }).nullable(),
    headerNavigation: z
      .object({
        theme: z.enum(themeNames).nullable().catch(null),
        hidden: flag,
        homeItems: presence,
        topItems: presence,
      })
      .nullable(),
    footerNavigation: z.object({ items: presence }).nullable(),
  })
  .transform(({ headerNavigation, footerNavigation, ...site }) => {
    const missing = findMissingMenus({ headerNavigation, footerNavigation });
    return {
      ...site,
      theme: headerNavigation?.theme ?? null,
      isHeaderHidden: headerNavigation?.hidden ?? false,
      headerNavigation: missing.includes('header') ? null : {},
      footerNavigation: missing.includes('footer') ? null : {},
    };
  });

/** Null means missing data and not an empty service; accepting it would remove all pages. */
export const systemDataSchema = z.object({
  systemData: z.object({
    countries: z.array(countrySchema),
    languages: z.array(languageSchema),
    brands: z.array(brandSchema),
    sites: z.array(siteSchema),
  }),
});

export type SystemData = z.output<typeof systemDataSchema>['systemData'];
export type SiteConfig = SystemData['sites'][number];
