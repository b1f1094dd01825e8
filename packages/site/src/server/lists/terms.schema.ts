import { z } from 'zod';
import { termsSchema } from '@kmx/blocks';

import { retainReadable } from '../content/retainReadable';

export const termsOfSiteSchema = z.object({ termsOfSite: retainReadable(termsSchema, 'document of terms') });
