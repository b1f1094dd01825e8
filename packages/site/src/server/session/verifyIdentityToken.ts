import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { fail, limits, ok, type Result } from '@kmx/core';

import { env } from '../env';
import { log } from '../log';
import { identityIssuer } from '../portal/identityIssuer';

import type { ReaderSession } from './readerSession';

/** The token is invalid for this client, or the provider's keys cannot be loaded. */
export type IdentityTokenProblem = 'invalid' | 'unavailable';

export interface VerifiedReader extends ReaderSession {
  name: string;
}

const claimsSchema = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  exp: z.number(),
  name: z.string().default(''),
  // "A single string is treated as one role" (portal, section 6).
  roles: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((roles) => [roles].flat()),
});

/** Keys are fetched at most every 30 s and cached for ten minutes. */
const keyOptions = {
  cooldownDuration: 30_000,
  cacheMaxAge: 600_000,
  timeoutDuration: limits.serverTimeoutMs,
};

type KeySet = ReturnType<typeof createRemoteJWKSet>;
const keySets = new Map<string, KeySet>();

function keysOf(issuer: string): KeySet {
  const known = keySets.get(issuer) ?? createRemoteJWKSet(new URL(`${issuer}/connect/jwk_uri`), keyOptions);
  keySets.set(issuer, known);
  return known;
}

const isProvidersFault = (error: unknown) =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout;

async function verify(token: string, issuer: string): Promise<Result<JWTPayload, IdentityTokenProblem>> {
  try {
    const { payload } = await jwtVerify(token, keysOf(issuer), {
      issuer,
      audience: env().IDENTITY_CLIENT_ID,
      algorithms: ['RS256'],
      clockTolerance: 5,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return ok(payload);
  } catch (error) {
    if (!isProvidersFault(error)) return fail('invalid');
    log('warn', 'The keys of the identity provider could not be loaded.', {}, error);
    return fail('unavailable');
  }
}

export async function verifyIdentityToken(
  token: string,
): Promise<Result<VerifiedReader, IdentityTokenProblem>> {
  const issuer = identityIssuer();
  if (issuer === undefined) return fail('unavailable');
  const verified = await verify(token, issuer);
  if (!verified.ok) return verified;
  const claims = claimsSchema.safeParse(verified.value).data;
  if (!claims) return fail('invalid');
  const { sub: subject, sid, exp, name, roles } = claims;
  return ok({ subject, sid, name, roles, expiresAt: exp * 1000 });
}
