import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';

import { ownAddress } from './readers';

const segments = z.array(z.strictObject({ text: z.string().min(1), isMatch: z.boolean() }));
const kind = z.enum(['classification', 'product', 'page', 'story', 'release', 'event', 'job', 'document']);

const hitSchema = z.strictObject({
  id: z.string(),
  kind,
  title: z.string(),
  description: z.string(),
  language: z.string(),
  trail: z.array(z.string()),
  imageUrl: z.string().nullable(),
  titleSegments: segments,
  descriptionSegments: segments,
  url: z.string().startsWith('/'),
});

/** Complete response of `POST /api/search-proxy/search`. */
export const searchResponseSchema = z.strictObject({
  query: z.string(),
  records: z.array(hitSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.literal(10),
  didYouMean: z.string().optional(),
  isIncomplete: z.boolean(),
  route: z.strictObject({
    found: z.boolean(),
    type: z.enum(['classification', 'product']).nullable(),
    slug: z.string(),
  }),
  routeTarget: z
    .strictObject({
      kind: z.enum(['classification', 'product']),
      name: z.string(),
      url: z.string(),
      description: z.string(),
      imageUrl: z.string().nullable(),
    })
    .nullable(),
});

/** Response of `POST /api/search-proxy/suggest`. */
export const suggestResponseSchema = z.strictObject({
  suggestions: z
    .array(
      z.strictObject({
        title: z.string(),
        segments,
        url: z.string().startsWith('/'),
        kind,
        language: z.string(),
      }),
    )
    .max(8),
});

interface Requested {
  localeCode?: string;
  siteSlug?: string;
  query: string;
  page?: number;
}

/** Searches without the page, by default on the main site in English. */
export async function search(request: APIRequestContext, requested: Requested) {
  const data = { localeCode: 'en', siteSlug: '', ...requested };
  const response = await request.post('/api/search-proxy/search', { data, headers: ownAddress() });
  return searchResponseSchema.parse(await response.json());
}
