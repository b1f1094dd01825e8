import { createLog, type Log } from '@kmx/server/logging';

/** Longer than on the site: fields may be a reason. */
const longestField = 500;

/** Creates the log of a service. */
export const createServiceLog = (service: string): Log => createLog(service, longestField);
