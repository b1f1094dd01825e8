import type { Endpoint } from 'payload';
import { packageEndpoints } from './packageEndpoints';
import { stateEndpoints } from './stateEndpoints';

/** Endpoints of translations, below `/api/pages`. */
export const translationEndpoints: Endpoint[] = [...stateEndpoints, ...packageEndpoints];
