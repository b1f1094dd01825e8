import { z } from 'zod';
import { linkSchema, mediaSchema } from '@kmx/blocks';

import { retainReadable } from '../content/retainReadable';

const itemSchema = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    text: z.string().nullable(),
    publicationDate: z.string().nullable(),
    image: mediaSchema,
    link: linkSchema,
  })
  .transform(({ title, text, publicationDate, ...item }) => ({
    ...item,
    title: title ?? '',
    text: text?.trim() ? text : undefined,
    publicationDate: publicationDate ?? undefined,
  }));

/** Null for an unknown id. */
export const newsItemByIdSchema = z.object({ newsItemById: itemSchema.nullable() });

export type NewsItem = z.output<typeof itemSchema>;

/** Drops items without a title. */
export const newsFeedSchema = z.object({
  newsFeedConnection: z
    .object({
      nodes: retainReadable(itemSchema, 'news item'),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    })
    .transform(({ nodes, pageInfo }) => ({
      items: nodes.filter(({ title }) => title !== ''),
      endCursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
    })),
});

/** Ten news items (section 9) with the cursor of the next page; without a cursor they are the last. */
export type NewsPage = z.output<typeof newsFeedSchema>['newsFeedConnection'];
