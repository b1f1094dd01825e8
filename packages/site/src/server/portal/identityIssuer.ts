import { env } from '../env';

const realm = '/am/oauth2/realms/root/realms/alpha';

/** The issuer of the identity tokens (portal, section 7: "realm alpha, base path /am"); undefined without a provider. */
export function identityIssuer(): string | undefined {
  const address = env().IDENTITY_URL;
  return address === undefined ? undefined : `${address}${realm}`;
}
