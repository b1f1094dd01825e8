import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import { customerServiceId } from '../../../toolkit/src/access/customerServiceId';

export const adminKey = 'an-admin-key-for-tests-0123';
const clientId = 'kmx_uapp_login';
const realm = '/am/oauth2/realms/root/realms/alpha';

interface Account {
  id: string;
  email: string;
  hasPassword: boolean;
  isActive?: boolean;
  roles: string[];
  fields: Record<string, unknown>;
}

/** Failure mode of the fake. */
type Fault = 'down' | 'hangs' | null;

const bodySchema = z.looseObject({ email: z.string().optional(), roles: z.array(z.string()).optional() });

/** Account administration in memory. `calls` records the requests. */
const createAccounts = () => {
  const accounts = new Map<string, Account>();
  const calls: string[] = [];
  const invitation = (id: string) => ({
    url: `http://identity.test/invitation/${id}/${calls.length}`,
    expiresAt: '2026-03-16T08:00:00.000Z',
  });
  const create = (body: z.infer<typeof bodySchema>) => {
    const email = body.email ?? '';
    const taken = [...accounts.values()].find((account) => account.email === email);
    if (taken) return { status: 409, value: { id: taken.id } };
    const id = `made-${accounts.size + 1}`;
    accounts.set(id, { id, email, hasPassword: false, roles: body.roles ?? [], fields: body });
    return { status: 201, value: { id, invitation: invitation(id) } };
  };
  const handle = (method: string, path: string, body: z.infer<typeof bodySchema>) => {
    calls.push(`${method} ${path}`);
    if (path === '') return create(body);
    const [, id = '', rest] = path.split('/');
    const account = accounts.get(id);
    if (!account) return { status: 404, value: {} };
    if (rest === 'invitation') return { status: 201, value: invitation(id) };
    if (rest === 'mfa-reset') return { status: 204, value: {} };
    if (method === 'DELETE') accounts.delete(id);
    if (method === 'DELETE') return { status: 204, value: {} };
    if (method === 'PATCH') Object.assign(account.fields, body);
    if (method === 'PATCH') account.roles = body.roles ?? account.roles;
    return { status: 200, value: account };
  };
  return { accounts, calls, handle };
};

interface Issued {
  claims: Record<string, unknown>;
  sid: unknown;
  expiresAt: number;
}

const basicOf = (name: string, secret: string): string =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;

/** An identity service for tests: tokens and their introspection over HTTP, accounts in memory, and faults on demand. */
export const startIdentityFake = async (now: () => Date) => {
  const state: { fault: Fault } = { fault: null };
  const { accounts, calls, handle } = createAccounts();
  const issued = new Map<string, Issued>();
  const endedSids = new Set<string>();
  const introspections: string[] = [];
  const introspect = (token: string) => {
    // The provider does not introspect JWTs such as identity tokens.
    if (token.includes('.')) return { status: 400, value: { error: 'unsupported_token_type' } };
    const { claims, sid, expiresAt } = issued.get(token) ?? {};
    if (claims === undefined || endedSids.has(String(sid)) || now().getTime() >= Number(expiresAt))
      return { status: 200, value: { active: false } };
    return { status: 200, value: { ...claims, active: true } };
  };
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const chunks: string[] = [];
      for await (const chunk of request.setEncoding('utf8')) chunks.push(String(chunk));
      const send = (status: number, value: object): void => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(status === 204 ? undefined : JSON.stringify(value));
      };
      const isIntrospection = path === `${realm}/introspect`;
      const token = isIntrospection ? (new URLSearchParams(chunks.join('')).get('token') ?? '') : '';
      if (isIntrospection) introspections.push(token);
      if (state.fault === 'hangs') return;
      if (state.fault === 'down') return send(503, {});
      if (isIntrospection) {
        if (request.headers.authorization !== basicOf(customerServiceId, adminKey)) return send(401, {});
        const { status, value } = introspect(token);
        return send(status, value);
      }
      if (request.headers['x-service-key'] !== adminKey) return send(503, {});
      const sid = /\/sessions\/([\w-]+)$/.exec(path)?.[1];
      if (sid !== undefined) return send(200, { isActive: !endedSids.has(sid) });
      const body = bodySchema.parse(JSON.parse(chunks.join('') || '{}'));
      const { status, value } = handle(
        request.method ?? '',
        path.replace('/openidm/managed/alpha_user', ''),
        body,
      );
      send(status, value);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const origin = `http://127.0.0.1:${port}`;
  const issuer = `${origin}${realm}`;
  /** Issues an access token; `over` replaces claims of the token, `seconds` is its life. */
  const issue = (
    claims: Record<string, unknown>,
    { seconds = 3600, ...over }: Record<string, unknown> & { seconds?: number } = {},
  ): string => {
    const iat = Math.floor(now().getTime() / 1000);
    const token = randomBytes(32).toString('base64url');
    const sid = typeof claims['sub'] === 'string' ? `session-${claims['sub']}` : 'session';
    const all = {
      iss: issuer,
      client_id: clientId,
      aud: [issuer, customerServiceId],
      token_type: 'Bearer',
      sid,
      amr: ['pwd'],
      iat,
      exp: iat + seconds,
      ...claims,
      ...over,
    };
    issued.set(token, { claims: all, sid: all.sid, expiresAt: (iat + seconds) * 1000 });
    return token;
  };
  return {
    settings: {
      issuer,
      clientId,
      audience: customerServiceId,
      adminUrl: origin,
      adminKey,
      introspectionUrl: `${issuer}/introspect`,
    },
    accounts,
    calls,
    state,
    /** Sessions that have ended. The tokens of a user have the `sid` `session-{id}` unless a test sets another. */
    endedSids,
    /** The token of each introspection, in order. */
    introspections,
    issue,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type IdentityFake = Awaited<ReturnType<typeof startIdentityFake>>;
