import { portalPaths, type SignedInUser } from '@kmx/core/portal';
import type { PortalLocale } from '../app/PortalConfig';

/** Either delegated admin role opens the user administration (section 4). */
export const canAdminister = ({
  isDelegatedAdminInternal,
  isDelegatedAdminExternal,
}: SignedInUser): boolean => isDelegatedAdminInternal || isDelegatedAdminExternal;

/** Path relative to the dashboard. */
const place = portalPaths.userList.slice(portalPaths.dashboard.length);

/** Address of the users in the administrator's locale. */
export const createUserListHref = ({ portalHref }: PortalLocale): string => `${portalHref}${place}`;

/** Address of a user (section 2: /mykomax/user-admin/{id}). */
export const createUserHref = (locale: PortalLocale, id: string): string =>
  `${createUserListHref(locale)}/${encodeURIComponent(id)}`;
