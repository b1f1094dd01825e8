import { startSmtpSink } from '../../../toolkit/src/testing/smtpSink';

/** Observes second factors where they are required, through the handlers of REST; see `playScenario` for how it runs. */
process.exitCode = 1;

const smtp = await startSmtpSink();
Object.assign(process.env, { SMTP_URL: smtp.url, EDITOR_SECOND_FACTOR: 'required' });

// These modules read the environment on import.
const { getPayload } = await import('payload');
const { default: configPromise } = await import('../payload.config');
const { writePreviewAccount } = await import('../preview/writePreviewAccount');
const { admin, createClient, passwords, send, signIn } = await import('./accounts/createClient');
const { readEvents } = await import('./accounts/observeLog');
const { recordRounds } = await import('./accounts/recordRounds');
const { observeEnrolment } = await import('./secondFactor/observeEnrolment');
const { observeRemoval, observeReplacement, observeReset } = await import('./secondFactor/observeManagement');
const { observeCodeLimit, observeSignIn } = await import('./secondFactor/observeSignIn');

recordRounds();
const lines: string[] = [];
for (const level of ['info', 'warn'] as const) console[level] = (line: string) => void lines.push(line);

const payload = await getPayload({ config: await configPromise, disableOnInit: true });
await writePreviewAccount(payload);
await send('users/first-register', { body: { ...admin, password: passwords.admin } });
const client = createClient(payload, smtp, await signIn(admin.email, passwords.admin));
const observed = {
  enrolment: await observeEnrolment(client),
  signIn: await observeSignIn(client),
  limit: await observeCodeLimit(client),
  replacement: await observeReplacement(client),
  removal: await observeRemoval(client),
  reset: await observeReset(client),
};
const events = [...new Set(readEvents(lines))].toSorted();
export type SecondFactorObserved = typeof observed & { events: typeof events };

process.stdout.write(`\nOBSERVED ${JSON.stringify({ ...observed, events })}\n`);
process.exit(0);
