import type { Environment } from '../../services/identity/src/environment';
import { isLocalUrl } from '../../services/toolkit/src/environment/environment';

/** Throws unless the identity provider and every site are reached from this machine alone. */
export const rejectPublicAddresses = ({
  url,
  siteOrigins,
}: Pick<Environment, 'url' | 'siteOrigins'>): void => {
  const open = [url, ...siteOrigins].find((address) => !isLocalUrl(address));
  if (open !== undefined)
    throw new Error(
      `Everybody knows the password of the demo accounts: they are not for ${open}, which others can reach.`,
    );
};
