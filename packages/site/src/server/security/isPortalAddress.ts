import { decidePortalScreen, isPortalPath } from '@kmx/core';

/** Whether an address as it was asked for belongs to the customer area, whose documents no third party may script. */
export function isPortalAddress(address: string): boolean {
  const path = address.split('?', 1)[0] ?? '';
  return isPortalPath(path) || decidePortalScreen(path) !== undefined;
}
