import { env } from '../env';

const realm = '/am/oauth2/realms/root/realms/alpha';

/**
 * Returns the issuer of identity tokens (portal, section 7: "realm alpha, base path /am"); undefined without
 * a provider.
 */
export function identityIssuer(): string | undefined {
  const address = env().IDENTITY_URL;
  return address === undefined ? undefined : `${address}${realm}`;
}
