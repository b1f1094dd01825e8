import { z } from 'zod';
import { languageCodes } from '@kmx/contract/locales';
import {
  searchApi,
  type PublicationNotice,
  type SearchApiRequest,
  type SuggestionsApiRequest,
} from '@kmx/contract/search';

const { maxRecords, maxTags, queryCharacters, tagCharacters } = searchApi;

const scope = {
  siteKey: z.string().min(1).max(100),
  language: z.enum(languageCodes),
  country: z.string().regex(/^(?:[A-Z]{2}|ALL)$/, 'Expected two letters in upper case, or ALL'),
  query: z.string().max(queryCharacters),
  limit: z.int().min(1).max(maxRecords),
};

export const searchRequestSchema = z.object({
  ...scope,
  offset: z.int().min(0).max(maxRecords),
  includesProducts: z.boolean(),
}) satisfies z.ZodType<SearchApiRequest>;

export const suggestionsRequestSchema = z.object(scope) satisfies z.ZodType<SuggestionsApiRequest>;

export const publicationSchema = z.object({
  tags: z.array(z.string().min(1).max(tagCharacters)).min(1).max(maxTags),
}) satisfies z.ZodType<PublicationNotice>;
