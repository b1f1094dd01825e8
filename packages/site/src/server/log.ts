import { limits } from '@kmx/core';
import { createLog } from '@kmx/server/logging';

/** Logs an event of the site; fields are truncated to 50 characters (section 9). */
export const log = createLog('site', limits.logParameterCharacters);
