import type { Endpoint } from 'payload';
import { packageEndpoints } from './packageEndpoints';
import { stateEndpoints } from './stateEndpoints';

/** What the collection of pages answers about translations, below `/api/pages`. */
export const translationEndpoints: Endpoint[] = [...stateEndpoints, ...packageEndpoints];
