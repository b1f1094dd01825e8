/** "Service status values" (section 4), in one spelling. */
export const serviceStatuses = [
  'unknown',
  'noProcess',
  'unregistered',
  'pending',
  'active',
  'invited',
  'inviteExpired',
  'inactive',
  'declined',
  'comingSoon',
] as const;

export type ServiceStatus = (typeof serviceStatuses)[number];
