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

const fold = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '');

/** A status in any spelling that comes in (`inviteexpired`, `inviteExpired`, `invite expired`); `undefined` for none of the ten. */
export const parseServiceStatus = (text: string): ServiceStatus | undefined =>
  serviceStatuses.find((status) => fold(status) === fold(text));
