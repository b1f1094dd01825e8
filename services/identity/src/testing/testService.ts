import path from 'node:path';
import { createHttpServer } from '../../../toolkit/src/http/createHttpServer';
import { closeServer } from '../../../toolkit/src/http/listening';
import type { OutboundMail } from '../../../toolkit/src/mail/mailTransport';
import { createPasswords } from '../../../toolkit/src/passwords/createPasswords';
import type { Backend } from '../../../toolkit/src/testing/backends';
import { createCollector } from '../../../toolkit/src/testing/createCollector';
import { listenOnFreePort } from '../../../toolkit/src/testing/listenOnFreePort';
import { recordLog, type LogEvent } from '../../../toolkit/src/testing/recordLog';
import type { NewAccount } from '../accounts/accounts';
import { createService, type Service } from '../createService';
import { connect, type IdentityDatabase } from '../database/connect';
import { migrate } from '../database/migrate';
import type { SecondFactorMode } from '../environment';
import type { Limits } from '../throttle/createThrottle';

export const adminKey = 'a-key-for-tests-0123456789';
export const siteOrigin = 'http://site.localhost:3000';
export const password = 'a password of tests';

const cost = { power: 4, rounds: 1 };

export const anna: NewAccount = {
  id: 'u-anna',
  email: 'Anna@customers.example',
  givenName: 'Anna',
  familyName: "O'Customer",
  language: 'de',
  country: 'CH',
  roles: ['kmx_int_direct_active', 'kmx_int_assetdb_active'],
};

export const createClock = () => {
  let ahead = 0;
  const began = Date.now();
  return {
    now: () => new Date(began + ahead),
    advance: (milliseconds: number) => void (ahead += milliseconds),
  };
};

interface TestOptions {
  secondFactor?: SecondFactorMode;
  now?: () => Date;
  limits?: Limits;
  tokenSeconds?: number;
  mfaKeys?: readonly string[];
  checkDisk?: () => Promise<void>;
  /** Origin as browsers see it; by default where the service listens. */
  publicUrl?: string;
}

export interface TestService {
  db: IdentityDatabase;
  url: string;
  /** Sends due mails and returns all mails that were ever sent. */
  readMails: () => Promise<readonly OutboundMail[]>;
  /** Reason why no mail can be sent; null: it can. */
  mailError: { reason: string | null };
  outbox: Service['outbox'];
  sweep: Service['sweep'];
  events: LogEvent[];
  createAccount: (account: NewAccount) => Promise<void>;
  /** Calls the interface for the customer service. */
  admin: (path: string, init?: RequestInit) => Promise<Response>;
  /** Ends the service and starts it again on the same database and port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

const isReachable = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const withoutNotice = { noticeMs: 0, maxMs: 5000 };

/** The real service on a scratch database and a free port. */
export const startTestService = async (backend: Backend, options: TestOptions = {}): Promise<TestService> => {
  const { url: databaseUrl, close } = await backend.open();
  const { sent, state: mailError, transport } = createCollector();
  const { events, log } = recordLog();
  // The address must be known before the service starts.
  const holder = createHttpServer(() => Promise.resolve(), {
    service: 'holder',
    receivingMilliseconds: 1000,
    isBehindTls: false,
  });
  const url = (await listenOnFreePort(holder)).replace('127.0.0.1', 'localhost');
  await closeServer(holder, log, withoutNotice);

  const open = async () => {
    const db = connect(databaseUrl);
    await migrate(db);
    const service = await createService({
      now: () => new Date(),
      secondFactor: 'optional',
      tokenSeconds: 3600,
      mfaKeys: [],
      passkeyDomain: 'localhost',
      checkDisk: () => Promise.resolve(),
      ...options,
      db,
      url: options.publicUrl ?? url,
      siteOrigins: [siteOrigin],
      locales: undefined,
      adminKey,
      trustedProxies: 1,
      assetsFolder: path.resolve(__dirname, '../../assets'),
      transport,
      mail: {
        from: 'Komax <no-reply@komax.example>',
        schedule: { first: 5000, longest: 21_600_000, attempts: 12 },
        leaseMilliseconds: 60_000,
      },
      random: () => 0,
      passwordCost: cost,
      log,
    });
    // Mails are sent when the test says so.
    await service.worker.stop();
    service.server.listen(Number(new URL(url).port));
    return { db, service };
  };
  let current = await open();
  const halt = async (): Promise<void> => {
    current.service.server.closeAllConnections();
    await closeServer(current.service.server, log, withoutNotice);
    await current.db.destroy();
  };
  const passwords = createPasswords(cost);
  return {
    get db() {
      return current.db;
    },
    url,
    readMails: async () => {
      await current.service.worker.run();
      return sent;
    },
    mailError,
    get outbox() {
      return current.service.outbox;
    },
    sweep: () => current.service.sweep(),
    events,
    createAccount: async (account) => {
      const passwordHash =
        account.passwordHash === undefined ? await passwords.hash(password) : account.passwordHash;
      await current.service.accounts.create({ ...account, passwordHash }, new Date());
    },
    admin: (to, init = {}) =>
      fetch(`${url}/openidm/managed/alpha_user${to}`, {
        ...init,
        headers: { 'x-service-key': adminKey, ...init.headers },
      }),
    restart: async () => {
      await halt();
      current = await open();
      // The client may still hold connections to the process that ended.
      while (!(await isReachable(url)));
    },
    stop: async () => {
      await halt();
      await close();
    },
  };
};
