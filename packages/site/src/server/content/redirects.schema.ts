import { z } from 'zod';
import { linkSchema } from '@kmx/blocks';

export const redirectsSchema = z.object({
  redirectsByPreviousUrls: z
    .array(
      z
        .object({
          previousUrl: z.string(),
          permanent: z.boolean().nullable(),
          site: z.object({ key: z.string() }).nullable(),
          target: linkSchema,
        })
        .nullable(),
    )
    .nullable()
    .transform((redirects) =>
      (redirects ?? []).flatMap((redirect) =>
        redirect?.target
          ? [
              {
                previousUrl: redirect.previousUrl,
                permanent: redirect.permanent ?? false,
                target: redirect.target,
                site: redirect.site,
              },
            ]
          : [],
      ),
    ),
});
