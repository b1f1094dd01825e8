import { decidePortalScreen, isPortalPath } from '@kmx/core';

/** Checks if an address belongs to the customer area, whose documents allow no third-party scripts. */
export function isPortalAddress(address: string): boolean {
  const path = address.split('?', 1)[0] ?? '';
  return isPortalPath(path) || decidePortalScreen(path) !== undefined;
}
