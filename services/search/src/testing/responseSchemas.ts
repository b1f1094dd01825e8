import { z } from 'zod';
import { languageCodes } from '@kmx/contract/locales';
import { searchKinds, type SearchApiResponse, type SuggestionsApiResponse } from '@kmx/contract/search';

const segments = z.array(z.strictObject({ text: z.string(), isMatch: z.boolean() }));
const entry = {
  kind: z.enum(searchKinds),
  title: z.string(),
  language: z.enum(languageCodes),
  path: z.string(),
};

/** Complete response of `POST /v1/search`. */
export const searchResponseSchema = z.strictObject({
  total: z.number(),
  records: z.array(
    z.strictObject({
      ...entry,
      id: z.string(),
      description: z.string(),
      titleSegments: segments,
      descriptionSegments: segments,
      trail: z.array(z.string()),
      imageUrl: z.string().nullable(),
    }),
  ),
  didYouMean: z.string().optional(),
  isIncomplete: z.boolean(),
}) satisfies z.ZodType<SearchApiResponse>;

/** Complete response of `POST /v1/suggestions`. */
export const suggestionsResponseSchema = z.strictObject({
  suggestions: z.array(z.strictObject({ ...entry, segments })),
}) satisfies z.ZodType<SuggestionsApiResponse>;
