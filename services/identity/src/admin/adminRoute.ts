import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Log } from '@kmx/server/logging';
import { describeWrongKey, isAuthorised } from '../../../toolkit/src/http/isAuthorised';
import { sendJson } from '../../../toolkit/src/http/send';
import { logDenial } from '../../../toolkit/src/logging/logDenial';
import { parseJson } from '../../../toolkit/src/parseJson';
import { measurementSystems, toAccount } from '../accounts/account';
import type { Accounts } from '../accounts/accounts';
import type { Links } from '../accounts/links';
import { readText } from '../http/pageRequest';
import { pagesPath } from '../http/paths';
import { toLanguage } from '../messages/languages';

/** ForgeRock's path of the realm's users. */
export const adminPath = '/openidm/managed/alpha_user';

const name = z.string().trim().min(1).max(100);
const language = z.string().refine((code) => toLanguage(code) === code, 'must be a language of the pages');
const country = z.string().regex(/^[A-Z]{2}$/, 'must be two capitals');
const roles = z.array(z.string().trim().min(1).max(200)).max(100);

const creationSchema = z.strictObject({
  email: z.email().max(254),
  givenName: name,
  familyName: name,
  language,
  country,
  roles,
  isInternal: z.boolean().optional(),
});

const changeSchema = z
  .strictObject({
    givenName: name,
    familyName: name,
    roles,
    country,
    language,
    measurementSystem: z.enum(measurementSystems).nullable(),
    isActive: z.boolean(),
  })
  .partial();

interface AdminOptions {
  /** Expected value of `x-service-key`. */
  key: string;
  accounts: Accounts;
  links: Links;
  /** Origin of this service. */
  url: string;
  endSessions: (accountId: string) => Promise<void>;
  /**
   * Removes device, passkeys and recovery codes, ends the sessions and notifies the person; false if there is no such account.
   */
  resetDevice: (accountId: string) => Promise<boolean>;
  /** Decides whether the session of an identity token's `sid` is active. */
  isSessionActive: (accountId: string, sid: string) => Promise<boolean>;
  now: () => Date;
  /** Logs callers without the key. */
  log: Log;
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
}

const createCalls = (options: AdminOptions) => {
  const { accounts, links, url, endSessions, now } = options;
  const sendMissing = ({ response }: Call): void =>
    sendJson(response, 404, { message: 'There is no such account.' });

  /** Returns the body by a schema, or undefined after sending an error. */
  const readBody = async <Value>(
    { request, response }: Call,
    schema: z.ZodType<Value>,
  ): Promise<Value | undefined> => {
    const text = await readText(request);
    const parsed = schema.safeParse(text === null ? undefined : parseJson(text));
    if (parsed.success) return parsed.data;
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    sendJson(response, 400, { message: `The account cannot be read. ${problems.join('; ')}` });
    return undefined;
  };

  const invite = async (id: string) => {
    const { token, expiresAt } = await links.create(id, 'invitation');
    return { url: `${url}${pagesPath}/invitation?token=${token}`, expiresAt: expiresAt.toISOString() };
  };

  return {
    sendMissing,
    create: async (call: Call): Promise<void> => {
      const account = await readBody(call, creationSchema);
      if (!account) return;
      const id = await accounts.create(account, now());
      if (id !== null) return sendJson(call.response, 201, { id, invitation: await invite(id) });
      const known = await accounts.findByEmail(account.email);
      sendJson(call.response, 409, { id: known?.id ?? null });
    },
    read: async (call: Call, row: Awaited<ReturnType<Accounts['find']>>): Promise<void> =>
      row ? sendJson(call.response, 200, toAccount(row)) : sendMissing(call),
    change: async (call: Call, id: string): Promise<void> => {
      const change = await readBody(call, changeSchema);
      if (!change) return;
      const row = await accounts.update(id, change);
      if (!row) return sendMissing(call);
      if (change.isActive === false) await endSessions(id);
      sendJson(call.response, 200, toAccount(row));
    },
    remove: async (call: Call, id: string): Promise<void> => {
      await endSessions(id);
      if (!(await accounts.remove(id))) return sendMissing(call);
      call.response.writeHead(204, { 'cache-control': 'no-store' }).end();
    },
    invite: async (call: Call, id: string): Promise<void> => {
      if (!(await accounts.find(id))) return sendMissing(call);
      sendJson(call.response, 201, await invite(id));
    },
    resetDevice: async (call: Call, id: string): Promise<void> => {
      if (!(await options.resetDevice(id))) return sendMissing(call);
      call.response.writeHead(204, { 'cache-control': 'no-store' }).end();
    },
    readSession: async (call: Call, id: string, sid: string): Promise<void> =>
      sendJson(call.response, 200, { isActive: await options.isSessionActive(id, sid) }),
  };
};

/** The accounts for the customer service: `/openidm/managed/alpha_user`, to holders of the key only. */
export const createAdminRoute = (options: AdminOptions) => {
  const calls = createCalls(options);
  const { accounts, log } = options;

  const handleAccount = (call: Call, id: string): Promise<void> | undefined => {
    const { method } = call.request;
    if (method === 'GET') return accounts.find(id).then((row) => calls.read(call, row));
    if (method === 'PATCH') return calls.change(call, id);
    return method === 'DELETE' ? calls.remove(call, id) : undefined;
  };

  const dispatch = (call: Call, url: URL): Promise<void> | undefined => {
    const { method } = call.request;
    const [, id, action, sid] =
      /^\/([\w-]+)(?:\/([\w-]+)(?:\/([\w-]+))?)?$/.exec(url.pathname.slice(adminPath.length)) ?? [];
    const email = url.searchParams.get('email');
    if (url.pathname === adminPath && method === 'POST') return calls.create(call);
    if (url.pathname === adminPath && method === 'GET' && email !== null)
      return accounts.findByEmail(email).then((row) => calls.read(call, row));
    if (id === undefined) return undefined;
    if (action === undefined) return handleAccount(call, id);
    if (sid !== undefined)
      return method === 'GET' && action === 'sessions' ? calls.readSession(call, id, sid) : undefined;
    if (method === 'POST' && action === 'invitation') return calls.invite(call, id);
    if (method === 'POST' && action === 'mfa-reset') return calls.resetDevice(call, id);
    return undefined;
  };

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (!isAuthorised(request, options.key)) {
      const id = `${request.method ?? ''} ${adminPath}`;
      logDenial(log, { kind: 'operation', id, reason: describeWrongKey(request) });
      return sendJson(
        response,
        401,
        { message: 'Send the key of the service in x-service-key.' },
        { connection: 'close' },
      );
    }
    const handled = dispatch({ request, response }, url);
    if (handled) return handled;
    sendJson(response, 404, { message: 'There is nothing at this address, or not with this method.' });
  };
};
