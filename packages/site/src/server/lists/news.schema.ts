import { z } from 'zod';
import { linkSchema, mediaSchema } from '@kmx/blocks';

import { retainReadable } from './retainReadable';

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

/** One item by its id; null for an id of none. */
export const newsItemByIdSchema = z.object({ newsItemById: itemSchema.nullable() });

export type NewsItem = z.output<typeof itemSchema>;

/** An item without a title cannot be told from the others, and is left out. */
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

/** Ten items of the news (section 9), and where the next ones begin; no cursor: these were the last. */
export type NewsPage = z.output<typeof newsFeedSchema>['newsFeedConnection'];
