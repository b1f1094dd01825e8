import { createLog, type Log } from '@kmx/server/logging';

/** Longer than on the site: fields may be a reason. */
const longestField = 500;

export const createServiceLog = (service: string): Log => createLog(service, longestField);
