import { createServiceLog } from '../../../toolkit/src/logging/createServiceLog';

export const log = createServiceLog('search');
