import { z } from 'zod';
import { parseRoles } from '@kmx/contract/access';
import { TokenInvalid } from './tokenErrors';
import type { Viewer } from './viewer';

const clockToleranceSeconds = 5;

/** Tokens live an hour; older ones come from a provider that was set up wrongly. */
const maxAgeSeconds = 12 * 60 * 60;

/** Maximum number of seconds since 1970 in a date. */
const instant = z.number().min(0).max(8.64e12);

/** An active token (RFC 7662, section 2.2) with the claims of its account. */
const claimsSchema = z.object({
  active: z.literal(true),
  iss: z.string(),
  client_id: z.string(),
  aud: z.union([z.string(), z.array(z.string())]).transform((audience) => [audience].flat()),
  token_type: z.literal('Bearer'),
  exp: instant,
  iat: instant,
  sub: z.string().min(1),
  sid: z.string().regex(/^[\w-]{1,100}$/),
  // Without it no user has signed in, as with the token of a program.
  amr: z.array(z.string().min(1)).min(1),
  auth_time: instant.optional(),
  email: z.email(),
  given_name: z.string().default(''),
  family_name: z.string().default(''),
  // An account without a role may come without the claim; without `optional` a missing key would be rejected.
  roles: z.unknown().optional().transform(parseRoles),
  kmx_internal: z.boolean().default(false),
  locale: z.string().nullish(),
  kmx_country: z.string().nullish(),
  kmx_measurement: z.string().nullish(),
});

type Claims = z.infer<typeof claimsSchema>;

export interface TokenSettings {
  issuer: string;
  /** The client that may use tokens here. */
  clientId: string;
  /** The name of this service as an audience. */
  audience: string;
}

const findProblem = (claims: Claims, { issuer, clientId, audience }: TokenSettings, now: Date) => {
  const seconds = now.getTime() / 1000;
  if (claims.iss !== issuer) return 'It is of another issuer.';
  if (claims.client_id !== clientId) return 'It was issued to another client.';
  if (!claims.aud.includes(audience)) return 'It is meant for another service.';
  if (claims.exp + clockToleranceSeconds <= seconds) return 'It has expired.';
  return claims.iat + maxAgeSeconds < seconds ? 'It is too old.' : undefined;
};

/** A token that opens this service. */
export interface ActiveToken {
  viewer: Viewer;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const toViewer = (claims: Claims): Viewer => ({
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

/** Reads the response of an introspection. Throws {@link TokenInvalid} for a token that opens nothing here. */
export const readActiveToken = (response: unknown, settings: TokenSettings, now: Date): ActiveToken => {
  const claims = claimsSchema.safeParse(response);
  if (!claims.success) throw new TokenInvalid(claims.error);
  const problem = findProblem(claims.data, settings, now);
  if (problem !== undefined) throw new TokenInvalid(problem);
  return { viewer: toViewer(claims.data), expiresAt: claims.data.exp * 1000 };
};
