import * as z from 'zod/mini';
import { fail, ok, type Result } from '@kmx/core';
import { securityErrorCodes, securityPath, type SecurityErrorCode } from '@kmx/core/portal';
import type { PasskeyBrowser, PasskeyBrowserProblem } from './passkeyBrowser';

/** Reason for a failure: an error of the identity service, no network, or no usable response. */
export type SecurityProblem =
  | { readonly code: Exclude<SecurityErrorCode, 'tooManyTries'> | 'offline' | 'unavailable' }
  | PasskeyBrowserProblem
  | { readonly code: 'tooManyTries'; readonly seconds: number };

const statusSchema = z.object({
  hasDevice: z.boolean(),
  isDeviceRequired: z.boolean(),
  recoveryCodesLeft: z.number(),
  canChangePassword: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string(),
      usedAt: z.nullable(z.string()),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      isCurrent: z.boolean(),
      startedAt: z.string(),
      seenAt: z.string(),
      userAgent: z.nullable(z.string()),
    }),
  ),
});
export type SecurityStatus = z.infer<typeof statusSchema>;
export type Passkey = SecurityStatus['passkeys'][number];
export type BrowserSession = SecurityStatus['sessions'][number];

const enrolmentSchema = z.object({ enrolment: z.string(), secret: z.string(), uri: z.string() });
export type Enrolment = z.infer<typeof enrolmentSchema>;

const codesSchema = z.object({ recoveryCodes: z.array(z.string()) });
const confirmationSchema = z.object({ recoveryCodes: z.array(z.string()), isReplaced: z.boolean() });
const optionsSchema = z.object({ options: z.looseObject({}) });
const passkeySchema = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });
const errorSchema = z.object({ code: z.enum(securityErrorCodes), seconds: z.optional(z.number()) });

/** Re-authentication: the password, and the code of the device, a recovery code or a passkey. */
export interface Proof {
  readonly password: string;
  readonly code: string;
  /** Authenticator response in JSON. */
  readonly passkey?: object;
}

export interface SecurityClientOptions {
  /** Realm of the identity provider; account security has the same origin. */
  readonly issuer: string;
  readonly readAccessToken: () => string | undefined;
  /** Requests new tokens; false if there are none. */
  readonly renew: () => Promise<boolean>;
  readonly fetch: typeof fetch;
  readonly passkeys: PasskeyBrowser;
}

/** Hashing ten codes and encrypting a device takes the service some time. */
const timeoutMs = 15_000;

type Outcome<Value> = Promise<Result<Value, SecurityProblem>>;

function toProblem(body: unknown): SecurityProblem {
  const error = errorSchema.safeParse(body).data;
  if (!error) return { code: 'unavailable' };
  if (error.code === 'tooManyTries') return { code: error.code, seconds: error.seconds ?? 60 };
  return { code: error.code };
}

/**
 * Client of account security at the identity provider. Passwords and codes are sent there directly, not through other
 * services.
 */
export function createSecurityClient(options: SecurityClientOptions) {
  const { issuer, readAccessToken, renew, fetch: send, passkeys } = options;
  const base = new URL(issuer).origin + securityPath;

  const request = async (path: string, body: object | undefined): Promise<Response | SecurityProblem> => {
    try {
      return await send(base + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${readAccessToken() ?? ''}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        credentials: 'omit',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      return { code: globalThis.navigator?.onLine === false ? 'offline' : 'unavailable' };
    }
  };

  const call = async <Value>(
    path: string,
    body: object | undefined,
    schema: z.ZodMiniType<Value> | null,
    isRenewed = false,
  ): Promise<Result<Value | null, SecurityProblem>> => {
    const response = await request(path, body);
    if (!(response instanceof Response)) return fail(response);
    // The request had no effect. The token has expired, but the session may still be valid.
    if (response.status === 401 && !isRenewed && (await renew())) return call(path, body, schema, true);
    const content: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return fail(toProblem(content));
    if (!schema) return ok(null);
    const parsed = schema.safeParse(content);
    return parsed.success ? ok(parsed.data) : fail({ code: 'unavailable' });
  };

  const receive = async <Value>(
    path: string,
    body: object | undefined,
    schema: z.ZodMiniType<Value>,
  ): Outcome<Value> => {
    const result = await call(path, body, schema);
    if (!result.ok) return result;
    return result.value === null ? fail({ code: 'unavailable' }) : ok(result.value);
  };

  return {
    readStatus: (): Outcome<SecurityStatus> => receive('', undefined, statusSchema),
    changePassword: (currentPassword: string, newPassword: string): Outcome<null> =>
      call('/password', { currentPassword, newPassword }, null),
    beginEnrolment: (proof: Proof): Outcome<Enrolment> => receive('/device', proof, enrolmentSchema),
    confirmEnrolment: (enrolment: string, code: string) =>
      receive('/device/confirmation', { enrolment, code }, confirmationSchema),
    removeDevice: (proof: Proof): Outcome<null> => call('/device/removal', proof, null),
    createRecoveryCodes: (proof: Proof) => receive('/recovery-codes', proof, codesSchema),
    /** Adds a passkey response to a proof. */
    proveByPasskey: async (proof: Proof): Outcome<Proof> => {
      const requested = await receive('/passkeys/proof', {}, optionsSchema);
      if (!requested.ok) return requested;
      const passkey = await passkeys.get(requested.value.options);
      return passkey.ok ? ok({ ...proof, passkey: passkey.value }) : passkey;
    },
    /** Registers a passkey of this browser; recovery codes are returned with the first factor of an account only. */
    addPasskey: async (proof: Proof, name: string): Outcome<z.infer<typeof passkeySchema>> => {
      const begun = await receive('/passkeys', proof, optionsSchema);
      if (!begun.ok) return begun;
      const response = await passkeys.create(begun.value.options);
      if (!response.ok) return response;
      return receive('/passkeys/confirmation', { name, response: response.value }, passkeySchema);
    },
    removePasskey: (proof: Proof, id: string): Outcome<null> =>
      call('/passkeys/removal', { ...proof, id }, null),
    endSession: (id: string): Outcome<null> => call('/sessions/removal', { id }, null),
    signOutEverywhere: (): Outcome<null> => call('/sessions/end', {}, null),
  };
}

export type SecurityClient = ReturnType<typeof createSecurityClient>;
