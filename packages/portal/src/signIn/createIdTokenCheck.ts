import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { MetadataService } from 'oidc-client-ts';
import { SignInError, signInLimits, type StoredTokens } from '@kmx/core/portal';

import type { PortalConfig } from '../app/PortalConfig';

type Provider = Pick<PortalConfig, 'issuer' | 'clientId'>;

const rejectWith = (reason: string) => new SignInError('idTokenInvalid', {}, { cause: new Error(reason) });

async function verify(
  { idToken, subject }: StoredTokens,
  keys: JWTVerifyGetKey,
  { issuer, clientId, currentDate }: Provider & { currentDate?: Date },
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    audience: clientId,
    subject,
    currentDate,
    algorithms: ['RS256'],
    clockTolerance: signInLimits.clockToleranceSeconds,
    requiredClaims: ['sub', 'exp', 'iat'],
  });
  return payload;
}

/**
 * A client clock that is fast would reject every token: if the countdown of the tokens says that they are valid, they
 * are verified with the provider's time.
 */
async function verifyByEitherClock(tokens: StoredTokens, keys: JWTVerifyGetKey, provider: Provider) {
  try {
    return await verify(tokens, keys, provider);
  } catch (error) {
    const { exp } = error instanceof errors.JWTExpired ? error.payload : {};
    if (exp === undefined || tokens.expiresAt <= Date.now()) throw error;
    return verify(tokens, keys, { ...provider, currentDate: new Date((exp - 1) * 1000) });
  }
}

function toCheckError(error: unknown): unknown {
  if (error instanceof errors.JWKSTimeout)
    return new SignInError('authorizationTimedOut', {}, { cause: error });
  return error instanceof errors.JOSEError ? new SignInError('idTokenInvalid', {}, { cause: error }) : error;
}

/**
 * Adds the checks of an identity token that the protocol library omits: issuer, audience, expiry, signature (RS256 with
 * the provider's keys) and an unchanged subject; the library checks the nonce.
 * @throws SignInError `idTokenInvalid`, or the reason why the keys could not be loaded.
 */
export function createIdTokenCheck(
  metadata: Pick<MetadataService, 'getIssuer' | 'getKeysEndpoint'>,
  provider: Provider,
): (tokens: StoredTokens) => Promise<void> {
  let keys: JWTVerifyGetKey | undefined;
  const loadKeys = async (): Promise<JWTVerifyGetKey> => {
    const address = await metadata.getKeysEndpoint(false);
    return createRemoteJWKSet(new URL(address), { timeoutDuration: signInLimits.authorizationTimeoutMs });
  };
  return async (tokens) => {
    if ((await metadata.getIssuer()) !== provider.issuer)
      throw rejectWith('The provider calls itself otherwise than it was configured.');
    keys ??= await loadKeys();
    try {
      const { azp } = await verifyByEitherClock(tokens, keys, provider);
      if (azp !== undefined && azp !== provider.clientId)
        throw rejectWith('The token was made for another application.');
    } catch (error) {
      throw toCheckError(error);
    }
  };
}
