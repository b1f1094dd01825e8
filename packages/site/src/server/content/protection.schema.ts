import { z } from 'zod';
import type { PageProtection } from '@kmx/core';

import { log } from '../log';

const reported = new Set<string>();

/** "Unknown route middleware: {name}" (section 8), once per name, because many pages may use it. */
function reportUnknown(name: string): void {
  if (reported.has(name)) return;
  reported.add(name);
  log('error', `Unknown route middleware: ${name}`);
}

/** Protection of a page. An unknown middleware, such as one of a newer service, denies access. */
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
