import { z } from 'zod';
import { isLanguageCode, languageCodes } from '@kmx/core';

const siteSchema = z.object({
  key: z.string(),
  slug: z
    .string()
    .nullable()
    .transform((slug) => (slug === '' ? null : slug)),
  // Languages that the project does not know are left out.
  languages: z
    .array(z.string().nullable())
    .nullable()
    .transform((codes) => (codes ?? []).filter((code) => code !== null).filter(isLanguageCode)),
  defaultLanguage: z.enum(languageCodes),
});

export const sitesSchema = z.object({ systemData: z.object({ sites: z.array(siteSchema) }) });

export type IndexedSite = z.output<typeof siteSchema>;
