import { portalPaths, type SignedInUser } from '@kmx/core/portal';
import type { PortalLocale } from '../app/PortalConfig';

/** Either delegated admin role opens the user administration (section 4). */
export const canAdminister = ({
  isDelegatedAdminInternal,
  isDelegatedAdminExternal,
}: SignedInUser): boolean => isDelegatedAdminInternal || isDelegatedAdminExternal;

/** Path below the dashboard's own. */
const place = portalPaths.userList.slice(portalPaths.dashboard.length);

/** The list of users in the reader's locale. */
export const createUserListHref = ({ portalHref }: PortalLocale): string => `${portalHref}${place}`;

/** A user's own page (section 2: /mykomax/user-admin/{id}). */
export const createUserHref = (locale: PortalLocale, id: string): string =>
  `${createUserListHref(locale)}/${encodeURIComponent(id)}`;
