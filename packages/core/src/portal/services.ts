import { applicationKeys } from '@kmx/contract/access';

/** The services with a tile on the dashboard, in its order: the applications, and the user administration. */
export const serviceKeys = [...applicationKeys, 'delegatedAdmin'] as const;

/** A service with a tile (section 4). */
export type ServiceKey = (typeof serviceKeys)[number];
