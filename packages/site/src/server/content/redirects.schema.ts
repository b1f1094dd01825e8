import { z } from 'zod';
import { linkSchema } from '@kmx/blocks';
import type { Redirect } from '@kmx/core';

const redirectSchema = z
  .object({
    previousUrl: z.string(),
    permanent: z.boolean().nullable(),
    site: z.object({ key: z.string() }).nullable(),
    target: linkSchema,
  })
  // A redirect without a valid target is dropped, so that its address returns 404.
  .transform(({ target, permanent, ...redirect }): Redirect | null =>
    target ? { ...redirect, target, permanent: permanent ?? false } : null,
  );

export const redirectsSchema = z.object({
  redirectsOfSite: z.object({
    nodes: z
      .array(redirectSchema)
      .transform((redirects) => redirects.filter((redirect) => redirect !== null)),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});
