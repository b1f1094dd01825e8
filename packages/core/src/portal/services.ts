import { applicationKeys } from '@kmx/contract/access';

/** Services with a tile on the dashboard, in its order: the applications and the user administration. */
export const serviceKeys = [...applicationKeys, 'delegatedAdmin'] as const;

export type ServiceKey = (typeof serviceKeys)[number];
