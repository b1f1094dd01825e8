import { z } from 'zod';
import { parseRoles } from '@kmx/contract/access';
import { traceHeaders } from '@kmx/server/tracing';

/** The identity service does not respond, or not in time, or not as specified. Its state is unknown. */
export class IdentityUnavailable extends Error {
  readonly code = 'identityUnavailable';
  constructor(cause: unknown) {
    super('The identity service does not answer.', { cause });
    this.name = 'IdentityUnavailable';
  }
}

/** The identity service has no account of this id. */
export class AccountMissing extends Error {
  readonly code = 'accountMissing';
  constructor(readonly id: string) {
    super(`The identity service has no account ${id}.`);
    this.name = 'AccountMissing';
  }
}

/** Section 9: "a server timeout of 3000 ms"; for all requests of one operation together. */
export const serverTimeoutMilliseconds = 3000;

/** A session check precedes every request of the portal: after this time the last known result is used. */
const sessionTimeoutMilliseconds = 1000;

const accountSchema = z.object({
  id: z.string(),
  hasPassword: z.boolean(),
  isActive: z.boolean().default(true),
  // Strict, unlike the claim of a token: if unreadable roles were treated as none, setRoles would overwrite them.
  roles: z.union([z.string(), z.array(z.string())]).transform(parseRoles),
});
const invitationSchema = z.object({ url: z.url(), expiresAt: z.string() });
const sessionSchema = z.object({ isActive: z.boolean() });
const createdSchema = z.object({ id: z.string(), invitation: invitationSchema });
const takenSchema = z.object({ id: z.string() });

export type IdentityAccount = z.infer<typeof accountSchema>;
export type Invitation = z.infer<typeof invitationSchema>;

export interface NewAccount {
  email: string;
  givenName: string;
  familyName: string;
  language: string;
  country: string;
  roles: readonly string[];
}

export type AccountPatch = Partial<Omit<NewAccount, 'email'>> & {
  measurementSystem?: 'Metric' | 'Imperial' | null;
};

export interface IdentitySettings {
  /** Origin of the identity service. */
  adminUrl: string;
  /** Undefined: every call fails as unavailable. */
  adminKey: string | undefined;
}

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path?: string;
  body?: object;
}

const createCaller =
  ({ adminUrl, adminKey }: IdentitySettings) =>
  async ({ method, path = '', body }: Call, signal: AbortSignal): Promise<Response> => {
    if (adminKey === undefined) throw new IdentityUnavailable('IDENTITY_ADMIN_KEY is missing.');
    return fetch(`${adminUrl}/openidm/managed/alpha_user${path}`, {
      method,
      headers: { 'x-service-key': adminKey, 'content-type': 'application/json', ...traceHeaders() },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal,
    });
  };

/** The administration of accounts at the identity service; every call may throw {@link IdentityUnavailable}. */
export const createIdentityClient = (settings: IdentitySettings) => {
  const send = createCaller(settings);
  const deadline = (): AbortSignal => AbortSignal.timeout(serverTimeoutMilliseconds);
  const callService = async <Value>(
    call: Call,
    read: (response: Response) => Promise<Value | undefined>,
    signal = deadline(),
  ): Promise<Value> => {
    try {
      const response = await send(call, signal);
      const value = await read(response);
      if (value !== undefined) return value;
      throw new Error(`It answered ${response.status} to ${call.method}.`);
    } catch (error) {
      throw error instanceof AccountMissing ? error : new IdentityUnavailable(error);
    }
  };
  const pathOf = (id: string, rest = ''): string => `/${encodeURIComponent(id)}${rest}`;
  /** Takes the status that was agreed on; 404 means that the account is not there. */
  const expect =
    <Value>(id: string, status: number, read: (response: Response) => Promise<Value>) =>
    async (response: Response): Promise<Value | undefined> => {
      if (response.status === 404) throw new AccountMissing(id);
      return response.status === status ? read(response) : undefined;
    };
  const done = (): Promise<true> => Promise.resolve(true);
  const readAccount = async (response: Response): Promise<IdentityAccount> =>
    accountSchema.parse(await response.json());
  const read = (id: string, signal?: AbortSignal): Promise<IdentityAccount> =>
    callService({ method: 'GET', path: pathOf(id) }, expect(id, 200, readAccount), signal);
  const patch = (id: string, body: AccountPatch, signal?: AbortSignal): Promise<true> =>
    callService({ method: 'PATCH', path: pathOf(id), body }, expect(id, 200, done), signal);

  return {
    read,
    patch,
    /** Creates an account with an invitation; `taken` when the address has one. */
    create: (account: NewAccount) =>
      callService({ method: 'POST', body: account }, async (response) => {
        if (response.status === 409)
          return { kind: 'taken' as const, id: takenSchema.parse(await response.json()).id };
        if (response.status !== 201) return undefined;
        return { kind: 'created' as const, ...createdSchema.parse(await response.json()) };
      }),
    /** Sets the roles in `owned` to those in `roles`. Other roles at the provider are unchanged. */
    setRoles: async (id: string, roles: readonly string[], owned: readonly string[]): Promise<void> => {
      const signal = deadline();
      const account = await read(id, signal);
      const others = account.roles.filter((role) => !owned.includes(role));
      await patch(id, { roles: [...others, ...roles] }, signal);
    },
    /** Succeeds if the account does not exist any more. */
    remove: (id: string): Promise<boolean> =>
      callService({ method: 'DELETE', path: pathOf(id) }, async ({ status }) =>
        status === 204 || status === 404 ? true : undefined,
      ),
    /** A new invitation; older ones end. */
    invite: (id: string): Promise<Invitation> =>
      callService(
        { method: 'POST', path: pathOf(id, '/invitation') },
        expect(id, 201, async (response) => invitationSchema.parse(await response.json())),
      ),
    /** Decides if the session of a token's `sid` is active; false for a deleted or locked account. */
    isSessionActive: (id: string, sid: string): Promise<boolean> =>
      callService(
        { method: 'GET', path: pathOf(id, `/sessions/${encodeURIComponent(sid)}`) },
        async (response) =>
          response.status === 200 ? sessionSchema.parse(await response.json()).isActive : undefined,
        AbortSignal.timeout(sessionTimeoutMilliseconds),
      ),
    resetMfa: (id: string): Promise<true> =>
      callService({ method: 'POST', path: pathOf(id, '/mfa-reset') }, expect(id, 204, done)),
  };
};

export type IdentityClient = ReturnType<typeof createIdentityClient>;
