import { z } from 'zod';
import { termsSchema } from '@kmx/blocks';

import { keepReadable } from './keepReadable';

export const termsOfSiteSchema = z.object({ termsOfSite: keepReadable(termsSchema, 'document of terms') });
