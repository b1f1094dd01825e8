import { portalPaths, type SignedInUser } from '@kmx/core/portal';
import type { PortalLocale } from '../app/PortalConfig';
import { toPortalHref } from '../shared/toPortalHref';

/** Either delegated admin role opens the user administration (section 4). */
export const canAdminister = ({
  isDelegatedAdminInternal,
  isDelegatedAdminExternal,
}: SignedInUser): boolean => isDelegatedAdminInternal || isDelegatedAdminExternal;

export const createUserListHref = (locale: PortalLocale): string =>
  toPortalHref(locale, portalPaths.userList);

export const createAccessRequestsHref = (locale: PortalLocale): string =>
  toPortalHref(locale, portalPaths.accessRequests);

export const createOrderApprovalHref = (locale: PortalLocale): string =>
  toPortalHref(locale, portalPaths.orderApproval);

export const createUserImportHref = (locale: PortalLocale): string =>
  toPortalHref(locale, portalPaths.userImport);

/** Address of a user (section 2: /mykomax/user-admin/{id}). */
export const createUserHref = (locale: PortalLocale, id: string): string =>
  `${createUserListHref(locale)}/${encodeURIComponent(id)}`;
