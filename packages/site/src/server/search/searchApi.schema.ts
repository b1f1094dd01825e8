import { z } from 'zod';
import { languageCodes, searchKinds, type SearchApiResponse, type SuggestionsApiResponse } from '@kmx/core';

const segments = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));

const entry = {
  kind: z.enum(searchKinds),
  title: z.string(),
  language: z.enum(languageCodes),
  path: z.string(),
};

export const searchResponseSchema = z.object({
  total: z.number(),
  records: z.array(
    z.object({
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

export const suggestionsResponseSchema = z.object({
  suggestions: z.array(z.object({ ...entry, segments })),
}) satisfies z.ZodType<SuggestionsApiResponse>;

/** The response to a notification is not used. */
export const publicationResponseSchema = z.unknown();
