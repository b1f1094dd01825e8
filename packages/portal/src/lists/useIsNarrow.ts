'use client';

import { media } from '@kmx/design-system';
import { createMediaHook } from './createMediaHook';

/** True below 768 px, where the rows of a table become cards. */
export const useIsNarrow = createMediaHook(media.belowM);
