import type { AccessStatus, ServiceStatus } from '@kmx/core/portal';
import type { TagTone } from './SignTag';

/** A user's status for a service or an application (section 4). */
export type Status = AccessStatus | ServiceStatus;

/** Message ids by status; the six of an access are among the ten of a service. */
export const statusLabelIds = {
  unknown: 'portal.status.unknown',
  noProcess: 'portal.status.noProcess',
  unregistered: 'portal.status.unregistered',
  pending: 'portal.status.pending',
  active: 'portal.status.active',
  invited: 'portal.status.invited',
  inviteExpired: 'portal.status.inviteExpired',
  inactive: 'portal.status.inactive',
  declined: 'portal.status.declined',
  comingSoon: 'portal.status.comingSoon',
} as const satisfies Record<Status, string>;

/** Colour families by status. */
export const statusTones = {
  unknown: 'neutral',
  noProcess: 'neutral',
  unregistered: 'neutral',
  pending: 'info',
  active: 'success',
  invited: 'info',
  inviteExpired: 'error',
  inactive: 'neutral',
  declined: 'error',
  comingSoon: 'neutral',
} as const satisfies Record<Status, TagTone>;

/** Icons by status on a 16 px grid, which distinguish a status without its colour. */
export const statusDrawings = {
  unknown: 'M5.5 6a2.5 2.5 0 1 1 3.6 2.2C8.3 8.6 8 9 8 10M8 12v1.5',
  noProcess: 'M2 3h12v8H8l-3 3v-3H2z',
  unregistered: 'M3 7h10v7H3zM5 7V5a3 3 0 0 1 6 0v2',
  pending: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM8 5v3l2 2',
  active: 'M2 8.5l4 4 8-9',
  invited: 'M2 3h12v10H2zM2 3.5l6 5 6-5',
  inviteExpired: 'M9 13H2V3h12v4M2 3.5l6 5 3-2.5M11 10l4 4M15 10l-4 4',
  inactive: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM5 8h6',
  declined: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  comingSoon: 'M2 4h12v10H2zM2 7h12M5 2v3M11 2v3',
} as const satisfies Record<Status, string>;
