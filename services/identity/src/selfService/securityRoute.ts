import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { maxPasskeyName, securityPath } from '@kmx/contract/security';
import { sendJson } from '../../../toolkit/src/http/send';
import { parseJson } from '../../../toolkit/src/parseJson';
import type { Accounts } from '../accounts/accounts';
import type { IdentityDatabase } from '../database/connect';
import type { AccountRow } from '../database/tables';
import { readText, type PageRequest } from '../http/pageRequest';
import { realmPath } from '../http/paths';
import { listPasskeys } from '../passkeys/passkeys';
import { authenticationResponseSchema, registrationResponseSchema } from '../passkeys/responses';
import { findTokenAccount, isAudience } from '../provider/accessTokens';
import { readSessions } from '../provider/sessions';
import { countRecoveryCodes } from '../secondFactor/recoveryCodes';
import type { PasskeyActions } from './passkeyActions';
import type { SecurityError } from './reauthenticate';
import type { Caller, Outcome, SecurityActions } from './securityActions';

interface SecurityRouteOptions {
  db: IdentityDatabase;
  provider: Provider;
  /** Origin of this service. */
  url: string;
  accounts: Accounts;
  actions: SecurityActions & PasskeyActions;
  siteOrigins: readonly string[];
  isFactorRequired: (row: AccountRow) => boolean;
}

const secretText = z.string().max(1000);
const proofSchema = z.strictObject({
  password: secretText,
  code: secretText.default(''),
  passkey: authenticationResponseSchema.optional(),
});
const passkeySchema = z.strictObject({
  name: z.string().trim().min(1).max(maxPasskeyName),
  response: registrationResponseSchema,
});
const passkeyRemovalSchema = proofSchema.extend({ id: z.string().min(1).max(1400) });
const passwordSchema = z.strictObject({ currentPassword: secretText, newPassword: secretText });
const confirmationSchema = z.strictObject({ enrolment: z.string().max(4000), code: secretText });
const sessionSchema = z.strictObject({ id: z.string().min(1).max(100) });
const nothingSchema = z.strictObject({});

const statusOf = ({ code }: SecurityError): number => {
  switch (code) {
    case 'signedOut':
      return 401;
    case 'tooManyTries':
      return 429;
    case 'invalid':
      return 400;
    case 'wrongPassword':
    case 'wrongCode':
    case 'managedInternally':
    case 'deviceRequired':
    case 'passkeyRejected':
      return 403;
    case 'noDevice':
    case 'noPasskey':
    case 'passkeyKnown':
    case 'passkeyLimit':
    case 'expired':
      return 409;
    case 'length':
    case 'email':
    case 'common':
    case 'weak':
    case 'unchanged':
      return 422;
  }
};

const send = (response: ServerResponse, outcome: Outcome<object | null>): void => {
  if (!outcome.ok) return sendJson(response, statusOf(outcome.error), outcome.error);
  if (outcome.value !== null) return sendJson(response, 200, outcome.value);
  response.writeHead(204, { 'cache-control': 'no-store' }).end();
};

/** The origins of the sites may read the responses; other origins cannot, and cannot send the token. */
const allowOrigin = (
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): boolean => {
  const { origin } = request.headers;
  response.setHeader('vary', 'Origin');
  if (origin === undefined) return true;
  if (!origins.includes(origin)) return false;
  response.setHeader('access-control-allow-origin', origin);
  return true;
};

const sendPreflight = (response: ServerResponse): void => {
  response
    .writeHead(204, {
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '600',
    })
    .end();
};

/** The account and the session of a valid access token. */
const createCallerReader = (options: SecurityRouteOptions) => {
  const { provider, url } = options;
  return async ({ request, address }: PageRequest): Promise<Caller | null> => {
    const value = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
    const token = value === undefined ? undefined : await provider.AccessToken.find(value);
    if (!token?.isValid || token.sessionUid === undefined) return null;
    if (!isAudience(token, url + realmPath)) return null;
    const row = await findTokenAccount(options, token);
    return row && { row, address, sessionUid: token.sessionUid };
  };
};

const createReader =
  ({ db, isFactorRequired }: SecurityRouteOptions) =>
  async ({ row, sessionUid }: Caller) => {
    const sessions = await readSessions(db, row.id);
    const passkeys = await listPasskeys(db, row.id);
    return {
      hasDevice: row.totp_secret !== null,
      isDeviceRequired: isFactorRequired(row) && passkeys.length === 0,
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
      recoveryCodesLeft: await countRecoveryCodes(db, row.id),
      canChangePassword: row.is_internal === 0,
      sessions: sessions.map(({ uid, startedAt, seenAt, userAgent }) => ({
        id: uid,
        isCurrent: uid === sessionUid,
        startedAt,
        seenAt,
        userAgent,
      })),
    };
  };

type Run = (caller: Caller, body: unknown) => Promise<Outcome<object | null>>;

const bind =
  <Input>(
    schema: z.ZodType<Input>,
    act: (caller: Caller, input: Input) => Promise<Outcome<object | null>>,
  ): Run =>
  async (caller, body) => {
    const parsed = schema.safeParse(body);
    return parsed.success ? act(caller, parsed.data) : { ok: false, error: { code: 'invalid' } };
  };

/** `/am/json/…/account`: reads and changes the account's own security by access token. */
export const createSecurityRoute = (options: SecurityRouteOptions) => {
  const { actions, siteOrigins } = options;
  const readCaller = createCallerReader(options);
  const read = createReader(options);
  const posts = new Map<string, Run>([
    ['/password', bind(passwordSchema, actions.changePassword)],
    ['/device', bind(proofSchema, actions.beginEnrolment)],
    ['/device/confirmation', bind(confirmationSchema, actions.confirmEnrolment)],
    ['/device/removal', bind(proofSchema, actions.removeDevice)],
    ['/recovery-codes', bind(proofSchema, actions.createRecoveryCodes)],
    ['/passkeys', bind(proofSchema, actions.beginPasskey)],
    ['/passkeys/confirmation', bind(passkeySchema, actions.confirmPasskey)],
    ['/passkeys/removal', bind(passkeyRemovalSchema, actions.removePasskey)],
    ['/passkeys/proof', bind(nothingSchema, actions.requestProof)],
    ['/sessions/removal', bind(sessionSchema, actions.endSession)],
    ['/sessions/end', bind(nothingSchema, actions.signOutEverywhere)],
  ]);

  return async (page: PageRequest): Promise<void> => {
    const { request, response, url } = page;
    if (!allowOrigin(request, response, siteOrigins)) return sendJson(response, 403, { code: 'invalid' });
    if (request.method === 'OPTIONS') return sendPreflight(response);
    const caller = await readCaller(page);
    if (!caller) return sendJson(response, 401, { code: 'signedOut' });
    const path = url.pathname.slice(securityPath.length);
    if (request.method === 'GET' && path === '') return sendJson(response, 200, await read(caller));
    const run = request.method === 'POST' ? posts.get(path) : undefined;
    if (!run) return sendJson(response, 404, { code: 'invalid' });
    const text = await readText(request);
    return send(response, await run(caller, text === null ? undefined : parseJson(text)));
  };
};
