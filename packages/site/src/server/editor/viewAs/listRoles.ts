import { portalRoles } from '@kmx/core/portal';

import type { SiteView } from '../../view/createSiteView';

/** The roles that a reader may have: those of the customer area, those that open a page of the site, and the one asked for. */
export function listRoles({ index }: Pick<SiteView, 'index'>, chosen: readonly string[]): readonly string[] {
  const needed = index.flatMap(({ protection }) => (protection.mode === 'ciamRole' ? [protection.role] : []));
  const roles = new Set([...Object.values<string>(portalRoles), ...needed, ...chosen]);
  return [...roles].filter((role) => role !== '').sort();
}
