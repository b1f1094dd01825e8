/** The applications that a user has, is invited to or asks for, one by one (section 6). */
export const applicationKeys = [
  'ticketing',
  'assetdb',
  'artemis',
  'direct',
  'mfpwm',
  'mfpmds',
  'lmsefront',
  'productinfo',
] as const;

/** An application of the portal (section 6). */
export type ApplicationKey = (typeof applicationKeys)[number];

/** The services with a tile on the dashboard, in its order: the applications, and the user administration. */
export const serviceKeys = [...applicationKeys, 'delegatedAdmin'] as const;

/** A service with a tile (section 4). */
export type ServiceKey = (typeof serviceKeys)[number];
