import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';

export const adminKey = 'an-admin-key-for-tests-0123';
const clientId = 'kmx_uapp_login';
const realm = '/am/oauth2/realms/root/realms/alpha';

interface Account {
  id: string;
  email: string;
  hasPassword: boolean;
  roles: string[];
  fields: Record<string, unknown>;
}

/** How the double fails while it is set. */
type Fault = 'down' | 'hangs' | null;

const bodySchema = z.looseObject({ email: z.string().optional(), roles: z.array(z.string()).optional() });

/** The administration of accounts in memory; `calls` holds what was asked. */
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
  const response = (method: string, path: string, body: z.infer<typeof bodySchema>) => {
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
  return { accounts, calls, answer: response };
};

/** An identity service for tests: real keys and tokens over HTTP, accounts in memory, and faults on demand. */
export const startIdentityFake = async (now: () => Date) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const otherKey = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const state: { fault: Fault } = { fault: null };
  const { accounts, calls, answer: result } = createAccounts();
  const endedSids = new Set<string>();
  const sessionChecks: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '';
      const chunks: string[] = [];
      for await (const chunk of request.setEncoding('utf8')) chunks.push(String(chunk));
      const send = (status: number, value: object): void => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(status === 204 ? undefined : JSON.stringify(value));
      };
      if (path === `${realm}/connect/jwk_uri`) return send(200, { keys: [jwk] });
      const sid = /\/sessions\/([\w-]+)$/.exec(path)?.[1];
      if (sid !== undefined) sessionChecks.push(sid);
      if (state.fault === 'hangs') return;
      if (state.fault === 'down' || request.headers['x-service-key'] !== adminKey) return send(503, {});
      if (sid !== undefined) return send(200, { isActive: !endedSids.has(sid) });
      const body = bodySchema.parse(JSON.parse(chunks.join('') || '{}'));
      const { status, value } = result(
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
  const sign = (
    claims: Record<string, unknown>,
    over: { key?: CryptoKey; issuer?: string; audience?: string; seconds?: number } = {},
  ) => {
    const seconds = Math.floor(now().getTime() / 1000);
    const sid = typeof claims['sub'] === 'string' ? `session-${claims['sub']}` : 'session';
    return new SignJWT({ sid, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(over.issuer ?? issuer)
      .setAudience(over.audience ?? clientId)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + (over.seconds ?? 3600))
      .sign(over.key ?? privateKey);
  };
  return {
    settings: { issuer, clientId, adminUrl: origin, adminKey },
    accounts,
    calls,
    state,
    /** Sessions that are over; the tokens of a person have the `sid` `session-{id}` unless a test gives another. */
    endedSids,
    /** The `sid` of each check, in order. */
    sessionChecks,
    sign,
    foreignKey: otherKey.privateKey,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type IdentityFake = Awaited<ReturnType<typeof startIdentityFake>>;
