import { portalRoles } from '@kmx/core/portal';

import type { SiteView } from '../../view/createSiteView';

/**
 * Lists the roles a reader may have: those of the customer area, those required by pages of the site, and the
 * chosen ones.
 */
export function listRoles({ index }: Pick<SiteView, 'index'>, chosen: readonly string[]): readonly string[] {
  const needed = index.flatMap(({ protection }) => (protection.mode === 'ciamRole' ? [protection.role] : []));
  const roles = new Set([...Object.values<string>(portalRoles), ...needed, ...chosen]);
  return [...roles].filter((role) => role !== '').sort();
}
