import { hasRole } from '@kmx/core';
import { portalRoles, type PortalRole, type SignedInUser } from '@kmx/core/portal';

type Person = Pick<SignedInUser, 'roles'>;

const holds =
  (role: PortalRole) =>
  ({ roles }: Person): boolean =>
    hasRole(roles, role);

// Permissions of each role (section 6). The service enforces them as well.

export const canUseTickets = holds(portalRoles.ticketingActive);

/** Machines, their passports and their documents. */
export const canUseInventory = holds(portalRoles.assetdbActive);

export const canUseParts = holds(portalRoles.productinfoActive);

/** Employees may administer the users of an organisation, but do not approve its orders (ADR 76). */
export const canApproveOrders = ({
  isDelegatedAdminExternal,
}: Pick<SignedInUser, 'isDelegatedAdminExternal'>): boolean => isDelegatedAdminExternal;

/** Order history: also for administrators who approve orders without ordering parts themselves. */
export const canReadOrders = (user: SignedInUser): boolean => canUseParts(user) || canApproveOrders(user);

/** The downloads of Lumera Line. */
export const canUseArtemis = holds(portalRoles.artemisActive);
