import { startSmtpSink } from '../../../toolkit/src/testing/smtpSink';

/** Observes the accounts of people who edit, through the handlers of REST; see `playScenario` for how it runs. */
process.exitCode = 1;

const smtp = await startSmtpSink();
Object.assign(process.env, { SMTP_URL: smtp.url, PUBLIC_CONTENT_URL: 'http://cms.localhost:3001' });

// These modules read the environment on import.
const { getPayload } = await import('payload');
const { default: configPromise } = await import('../payload.config');
const { writePreviewAccount } = await import('../preview/writePreviewAccount');
const { admin, createClient, outcome, passwords, send, signIn } = await import('./accounts/createClient');
const { observeOwnChanges, observeRule } = await import('./accounts/observeChanges');
const { observeGuessing } = await import('./accounts/observeGuessing');
const { observeInactive } = await import('./accounts/observeInactive');
const { observeLog } = await import('./accounts/observeLog');
const { observeMails } = await import('./accounts/observeMails');
const { observeRenewal, observeSessions } = await import('./accounts/observeSessions');
const { recordRounds } = await import('./accounts/recordRounds');

const rounds = recordRounds();
const lines: string[] = [];
for (const level of ['info', 'warn'] as const) console[level] = (line: string) => void lines.push(line);

const payload = await getPayload({ config: await configPromise, disableOnInit: true });
await writePreviewAccount(payload);

const first = {
  short: await outcome('users/first-register', { body: { ...admin, password: 'ninechars' } }),
  good: (await send('users/first-register', { body: { ...admin, password: passwords.admin } })).status,
};
const client = createClient(payload, smtp, await signIn(admin.email, passwords.admin));
const observed = {
  first,
  rule: await observeRule(client),
  own: await observeOwnChanges(client),
  sessions: await observeSessions(client),
  renewals: [await observeRenewal(client, 15), await observeRenewal(client, 17)],
  guessing: await observeGuessing(client, rounds),
  inactive: await observeInactive(client),
  mails: await observeMails(client, lines),
  log: await observeLog(client, lines),
};
export type AccountsObserved = typeof observed;

process.stdout.write(`\nOBSERVED ${JSON.stringify(observed)}\n`);
process.exit(0);
