import { z } from 'zod';
import { notificationTypes } from '@kmx/core/portal';

const resultSchema = z.object({
  status: z.enum(['valid', 'done', 'expired', 'invalid']),
  type: z.enum(notificationTypes).nullable(),
});

export type UnsubscribeResult = z.output<typeof resultSchema>;

export const unsubscribeLinkSchema = z.object({ unsubscribeLink: resultSchema.nullable() });
export const unsubscribeSchema = z.object({ unsubscribe: resultSchema.nullable() });
