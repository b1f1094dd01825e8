import { z } from 'zod';

/** Web vitals of a page; the path excludes the query, so that nothing is personal. */
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
