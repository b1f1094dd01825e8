import type { Server } from 'node:http';
import { sql } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { ProxyTrust } from '@kmx/server/http';
import type { Log } from '@kmx/server/logging';
import type { MailSettings } from '../../toolkit/src/mail/mailSettings';
import type { MailTransport } from '../../toolkit/src/mail/mailTransport';
import { createOutboxWorker } from '../../toolkit/src/mail/outboxWorker';
import { createPasswords, type PasswordCost } from '../../toolkit/src/passwords/createPasswords';
import { createDeviceSecrets } from '../../toolkit/src/secondFactor/deviceSecrets';
import type { Poller } from '../../toolkit/src/work/createPoller';
import { createAccounts, type Accounts } from './accounts/accounts';
import { isPrivileged } from './accounts/isPrivileged';
import { createLinks } from './accounts/links';
import { createAdminRoute } from './admin/adminRoute';
import { createIdentityServer } from './createServer';
import type { IdentityDatabase } from './database/connect';
import type { NoticeKind } from './database/tables';
import type { SecondFactorMode } from './environment';
import { createAssets } from './http/assets';
import { openMail } from './mail/openMail';
import { addNotice, createOutbox, type IdentityOutbox } from './mail/outbox';
import { createAuthorizationGate } from './pages/authorizationGate';
import { createPages } from './pages/pages';
import { createForgotRoute, createNewPasswordRoute } from './pages/passwordRoutes';
import { createProviderPages } from './pages/providerPages';
import { createSignInRoute } from './pages/signInRoute';
import { createCeremonies } from './passkeys/ceremonies';
import { createChallenges } from './passkeys/challenges';
import { endSessions, sweepExpired } from './provider/adapter';
import { createProvider } from './provider/createProvider';
import { readSecrets } from './provider/secrets';
import { isSessionActive, sweepOrigins } from './provider/sessions';
import { consumeRecoveryCode } from './secondFactor/recoveryCodes';
import { resetDevice } from './secondFactor/resetDevice';
import { createPasskeyActions } from './selfService/passkeyActions';
import { createSecurityActions } from './selfService/securityActions';
import { createSecurityRoute } from './selfService/securityRoute';
import { createThrottle, type Limits } from './throttle/createThrottle';

interface ServiceOptions {
  db: IdentityDatabase;
  /** Origin of this service as browsers see it. */
  url: string;
  siteOrigins: readonly string[];
  locales: readonly string[] | undefined;
  adminKey: string;
  /** Keys of the devices' secrets, the newest first. The administration's key is the last one. */
  mfaKeys: readonly string[];
  /** Domain that passkeys are bound to: the host of `url`, or a domain above it. */
  passkeyDomain: string;
  tokenSeconds: number;
  secondFactor: SecondFactorMode;
  trustedProxies: ProxyTrust;
  /** Rejects while nothing can be written. */
  checkDisk: () => Promise<void>;
  /** Absolute folder of style, script and fonts. */
  assetsFolder: string;
  transport: MailTransport;
  mail: Pick<MailSettings, 'from' | 'schedule' | 'leaseMilliseconds'>;
  /** Between 0 and 1: spreads the attempts to send. */
  random: () => number;
  passwordCost?: PasswordCost;
  limits?: Limits;
  /** Clock of links, codes and tries; the protocol uses the clock of the process. */
  now: () => Date;
  log: Log;
}

/** Parts of the service before it is started. */
export interface Service {
  server: Server;
  provider: Provider;
  accounts: Accounts;
  outbox: IdentityOutbox;
  /** Sends the mails of the outbox. */
  worker: Poller;
  /** Deletes expired rows. */
  sweep: () => Promise<void>;
}

/** Creates the service from its database, mail transport and clock. */
export const createService = async (options: ServiceOptions): Promise<Service> => {
  const { db, now, url, log } = options;
  const accounts = createAccounts(db);
  const links = createLinks(db, now);
  const throttle = createThrottle({ db, now, limits: options.limits });
  const passwords = createPasswords(options.passwordCost);
  const pages = createPages(options.siteOrigins, options.url.startsWith('https:'));
  const secrets = await readSecrets(db);
  const [newest, ...older] = [...options.mfaKeys, options.adminKey];
  const deviceSecrets = createDeviceSecrets([newest, ...older], 'kmx-identity');
  const challenges = createChallenges(db, now);
  const ceremonies = createCeremonies({ db, challenges, domain: options.passkeyDomain, now, log });
  const provider = createProvider({
    ...options,
    accounts,
    secrets,
    pages: createProviderPages(pages),
  });
  const endAll = (accountId: string): Promise<void> => endSessions(db, accountId);
  const outbox = createOutbox(db);
  const { from } = options.mail;
  const worker = createOutboxWorker({
    ...options,
    ...options.mail,
    outbox,
    open: (row) => openMail({ db, accounts, links, url, from }, row),
  });
  const resetMails = {
    add: (email: string) => outbox.add(email, now()),
    withdraw: outbox.withdraw,
    wake: worker.wake,
  };
  const notify = async (account: { email_folded: string }, kind: NoticeKind): Promise<void> => {
    await addNotice(db, account, kind, now());
    worker.wake();
  };
  const isFactorRequired: Parameters<typeof createSecurityRoute>[0]['isFactorRequired'] = (row) =>
    options.secondFactor === 'required' && isPrivileged(row);
  const security = {
    db,
    accounts,
    passwords,
    throttle,
    deviceSecrets,
    ceremonies,
    now,
    isFactorRequired,
    log,
    siteOrigins: options.siteOrigins,
    wakeMail: worker.wake,
  };
  const forPasswords = {
    ...options,
    accounts,
    links,
    passwords,
    throttle,
    pages,
    resetMails,
    endSessions: endAll,
    notifyChanged: (account: { email_folded: string }) => notify(account, 'passwordChanged'),
  };
  const server = createIdentityServer({
    ...options,
    provider,
    admitAuthorization: createAuthorizationGate({ throttle, pages }),
    pages,
    sendAsset: createAssets(options.assetsFolder),
    handleSignIn: createSignInRoute({
      ...options,
      provider,
      accounts,
      passwords,
      throttle,
      deviceSecrets,
      ceremonies,
      pages,
      consumeRecoveryCode: (accountId, code) => consumeRecoveryCode(db, accountId, code),
      notify,
    }),
    handleSecurity: createSecurityRoute({
      db,
      provider,
      url,
      accounts,
      siteOrigins: options.siteOrigins,
      isFactorRequired,
      actions: { ...createSecurityActions(security), ...createPasskeyActions(security) },
    }),
    pageRoutes: {
      invitation: createNewPasswordRoute(forPasswords, 'invitation'),
      reset: createNewPasswordRoute(forPasswords, 'reset'),
      forgot: createForgotRoute(forPasswords),
    },
    handleAdmin: createAdminRoute({
      key: options.adminKey,
      accounts,
      links,
      url,
      endSessions: endAll,
      resetDevice: async (accountId) => {
        const isReset = await resetDevice(db, accountId, now());
        if (isReset) worker.wake();
        return isReset;
      },
      isSessionActive: (accountId, sid) => isSessionActive(db, accountId, sid),
      now,
      log,
    }),
    checkDatabase: async () => {
      await sql`select 1`.execute(db);
      await options.checkDisk();
    },
  });
  const sweep = async (): Promise<void> => {
    await Promise.all([sweepExpired(db), links.sweep(), throttle.sweep(), outbox.sweep(now())]);
    await challenges.sweep();
    await sweepOrigins(db);
  };
  return { server, provider, accounts, outbox, worker, sweep };
};
