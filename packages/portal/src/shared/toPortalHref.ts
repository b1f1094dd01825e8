import { portalPaths } from '@kmx/core/portal';

import type { PortalLocale } from '../app/PortalConfig';

/** The address of a path of the portal, such as `/mykomax/account`, in the reader's locale. */
export const toPortalHref = ({ portalHref }: Pick<PortalLocale, 'portalHref'>, path: string): string =>
  path.startsWith(portalPaths.dashboard) ? portalHref + path.slice(portalPaths.dashboard.length) : path;
