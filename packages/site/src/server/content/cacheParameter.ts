import { z } from 'zod';

import type { CacheMode } from '../caching/cacheMode';

/** `cache=` of the site's own API (section 7). */
export const cacheParameter = z
  .enum(['false', 'clear', 'true'], 'cache is "false" or "clear"')
  .optional()
  .transform((value): CacheMode => {
    switch (value) {
      case 'false':
        return 'bypass';
      case 'clear':
        return 'clear';
      case 'true':
      case undefined:
        return 'default';
    }
  });
