import { z } from 'zod';
import type { PageProtection } from '@kmx/core';

/** Who may read a page. What the service says in a way that is not known here is closed, and not open. */
export const protectionSchema = z
  .object({
    mode: z.string().nullable(),
    role: z.string().nullable(),
    version: z.string().nullable(),
  })
  .nullable()
  .transform((protection): PageProtection => {
    switch (protection?.mode) {
      case undefined:
      case null:
      case 'none':
        return { mode: 'none' };
      case 'password':
        return { mode: 'password', version: protection.version };
      default:
        return { mode: 'ciamRole', role: protection?.role ?? '' };
    }
  });
