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

/** How a user stands with a service (section 4). */
export type ServiceStatus = (typeof serviceStatuses)[number];
