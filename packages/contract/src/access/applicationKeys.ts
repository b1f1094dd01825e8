/** Applications that users have access to, are invited to or request (section 6). */
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
export type ApplicationKey = (typeof applicationKeys)[number];
