import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { parseRoles } from '@kmx/contract/access';
import type { Viewer } from './viewer';

/** The token is none of the provider's, or not valid any more: the person signs in again. */
export class TokenInvalid extends Error {
  readonly code = 'UNAUTHENTICATED';
  constructor(cause: unknown) {
    super('The identity token is not valid.', { cause });
    this.name = 'TokenInvalid';
  }
}

/** The provider's keys cannot be read, so that nothing can be said of the token. */
export class KeysUnavailable extends Error {
  readonly code = 'IDENTITY_UNAVAILABLE';
  constructor(cause: unknown) {
    super('The keys of the identity provider cannot be read.', { cause });
    this.name = 'KeysUnavailable';
  }
}

/** Seconds since 1970 that a date can hold. */
const instant = z.number().min(0).max(8.64e12);

const claimsSchema = z.object({
  sub: z.string().min(1),
  sid: z.string().regex(/^[\w-]{1,100}$/),
  iat: instant,
  auth_time: instant.optional(),
  email: z.email(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  // An account without a role may come without the claim; without `optional` a missing key would be refused.
  roles: z.unknown().optional().transform(parseRoles),
  kmx_internal: z.boolean().default(false),
  locale: z.string().nullish(),
  kmx_country: z.string().nullish(),
  kmx_measurement: z.string().nullish(),
});

const toViewer = (claims: z.infer<typeof claimsSchema>): Viewer => ({
  id: claims.sub,
  sessionId: claims.sid,
  email: claims.email,
  firstName: claims.given_name,
  lastName: claims.family_name,
  roles: claims.roles,
  isInternal: claims.kmx_internal,
  language: claims.locale ?? null,
  country: claims.kmx_country ?? null,
  measurementSystem: claims.kmx_measurement ?? null,
  signedInAt: new Date((claims.auth_time ?? claims.iat) * 1000).toISOString(),
});

/** Errors of jose about missing keys, not about the token. */
const isAboutKeys = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  !(error instanceof errors.JOSEError) ||
  error.code === 'ERR_JOSE_GENERIC';

export interface TokenSettings {
  issuer: string;
  clientId: string;
  now: () => Date;
}

/**
 * Answers who a token speaks for: signature, issuer, audience, expiry and age are checked against the provider.
 * Throws {@link TokenInvalid} or {@link KeysUnavailable}.
 */
export const createTokenVerifier = ({ issuer, clientId, now }: TokenSettings) => {
  const keys = createRemoteJWKSet(new URL(`${issuer}/connect/jwk_uri`), {
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    timeoutDuration: 3000,
  });
  return async (token: string): Promise<Viewer> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: clientId,
        algorithms: ['RS256'],
        clockTolerance: 5,
        requiredClaims: ['sub', 'exp', 'iat'],
        maxTokenAge: '12h',
        currentDate: now(),
      });
      const claims = claimsSchema.safeParse(payload);
      if (!claims.success) throw new TokenInvalid(claims.error);
      return toViewer(claims.data);
    } catch (error) {
      if (error instanceof TokenInvalid) throw error;
      throw isAboutKeys(error) ? new KeysUnavailable(error) : new TokenInvalid(error);
    }
  };
};

export type VerifyToken = ReturnType<typeof createTokenVerifier>;
