import { portalPaths } from '@kmx/core/portal';

import type { PortalLocale } from '../app/PortalConfig';

/** Returns the address of a portal path, such as `/mykomax/account`, in the user's locale. */
export const toPortalHref = ({ portalHref }: Pick<PortalLocale, 'portalHref'>, path: string): string =>
  path.startsWith(portalPaths.dashboard) ? portalHref + path.slice(portalPaths.dashboard.length) : path;
