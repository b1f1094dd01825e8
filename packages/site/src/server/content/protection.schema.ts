import { z } from 'zod';
import type { PageProtection } from '@kmx/core';

import { log } from '../log';

const reported = new Set<string>();

/** "Unknown route middleware: {name}" (section 8), once for each name: a page names what guards it, and many pages may. */
function reportUnknown(name: string): void {
  if (reported.has(name)) return;
  reported.add(name);
  log('error', `Unknown route middleware: ${name}`);
}

/** Protection of a page. A guard that this site does not have, as a newer service may name one, lets nobody in. */
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
      case 'ciamRole':
        return { mode: 'ciamRole', role: protection.role ?? '' };
      default:
        reportUnknown(protection?.mode ?? '');
        return { mode: 'ciamRole', role: '' };
    }
  });
