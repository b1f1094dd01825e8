import { z } from 'zod';

/** What a browser sends when a page is left: how fast it was. A path has no query, so nothing personal. */
export const reportSchema = z.strictObject({
  path: z
    .string()
    .max(500)
    .regex(/^\/[^?#\s]*$/),
  metrics: z
    .array(
      z.strictObject({
        name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
        value: z.number().min(0).max(3_600_000),
        rating: z.enum(['good', 'needs-improvement', 'poor']),
      }),
    )
    .min(1)
    .max(10),
});
