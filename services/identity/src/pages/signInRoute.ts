import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Accounts } from '../accounts/accounts';
import { credentialsOf } from '../accounts/credentialsOf';
import { isPrivileged } from '../accounts/isPrivileged';
import { normalizeEmail } from '../accounts/normalizeEmail';
import type { Passwords } from '../accounts/passwords';
import type { NoticeKind } from '../database/tables';
import type { SecondFactorMode } from '../environment';
import { isOwnForm, readForm, type PageRequest } from '../http/pageRequest';
import { fillMessage } from '../messages/fillMessage';
import { formatWait } from '../messages/formatWait';
import { decideSecondFactor } from '../secondFactor/decideSecondFactor';
import type { DeviceSecrets } from '../secondFactor/deviceSecrets';
import { isRecoveryCode } from '../secondFactor/recoveryCodes';
import { createTotpSecret, drawTotp, findStep } from '../secondFactor/totp';
import type { Decision, Throttle } from '../throttle/createThrottle';
import type { Pages, Speech } from './pages';
import { codeView, deviceView, passwordView } from './signInViews';

interface SignInOptions {
  provider: Provider;
  accounts: Accounts;
  passwords: Passwords;
  throttle: Throttle;
  deviceSecrets: DeviceSecrets;
  pages: Pages;
  /** Origin of this service. */
  url: string;
  secondFactor: SecondFactorMode;
  /** Uses up a recovery code; false if the account does not have it. */
  consumeRecoveryCode: (accountId: string, code: string) => Promise<boolean>;
  /** Notifies the person by mail of a change to their account. */
  notify: (account: { email_folded: string }, kind: NoticeKind) => Promise<void>;
  now: () => Date;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/**
 * State after the right password while the second factor is missing. `secret` is the sealed secret of a device that is
 * being set up; `credentials` are those of that moment.
 */
const pendingSchema = z.object({
  pending: z.object({ accountId: z.string(), credentials: z.string(), secret: z.string().optional() }),
});
type Pending = z.infer<typeof pendingSchema>['pending'];

interface Step {
  page: PageRequest;
  interaction: Interaction;
  speech: Speech;
}

const pendingOf = ({ result }: Interaction): Pending | undefined =>
  pendingSchema.safeParse(result).data?.pending;

const waitText = (
  { messages: words, language }: Speech,
  decision: Decision & { kind: 'throttled' },
): string => fillMessage(words.tooManyTries, { time: formatWait(decision.seconds, language) });

const createViews = ({ pages, secondFactor, accounts, deviceSecrets }: SignInOptions) => ({
  password: ({ page, speech, interaction }: Step, status: number, fault?: string, email?: string): void => {
    const { login_hint: hint } = interaction.params;
    const known = email ?? (typeof hint === 'string' ? hint : '');
    const canSetUpDevice = secondFactor !== 'off';
    const body = passwordView({ ...speech, fault, email: known, canSetUpDevice });
    pages.send(page, { status, title: speech.messages.signIn.title, body, speech });
  },
  second: async ({ page, speech }: Step, pending: Pending, status: number, fault?: string): Promise<void> => {
    const { messages: words } = speech;
    if (pending.secret === undefined)
      return pages.send(page, {
        status,
        title: words.code.title,
        body: codeView({ messages: words, fault }),
        speech,
      });
    const row = await accounts.find(pending.accountId);
    const secret = deviceSecrets.open(pending.secret, pending.accountId);
    const picture = await drawTotp(secret, row?.email ?? '');
    const body = deviceView({ messages: words, fault, secret, picture });
    pages.send(page, { status, title: words.device.title, body, speech });
  },
});

/** Steps of a sign-in, one form each. The state between them is in the interaction, on the server. */
const createSteps = (options: SignInOptions) => {
  const { provider, accounts, passwords, throttle, deviceSecrets, now } = options;
  const views = createViews(options);
  const end = ({ page }: Step, result: Parameters<Provider['interactionFinished']>[2]): Promise<void> =>
    provider.interactionFinished(page.request, page.response, result, { mergeWithLastSubmission: false });
  /** Stores the pending step and redirects to the page, so that reloading it sends nothing. */
  const advanceTo = async ({ page }: Step, result: { pending?: Pending }): Promise<void> => {
    await provider.interactionResult(page.request, page.response, result, { mergeWithLastSubmission: false });
    page.response.writeHead(303, {
      location: page.url.pathname + page.url.search,
      'cache-control': 'no-store',
    });
    page.response.end();
  };
  const signIn = (step: Step, accountId: string, methods: string[]): Promise<void> =>
    end(step, { login: { accountId, amr: methods, remember: true } });

  const checkPassword = async (step: Step, form: URLSearchParams): Promise<void> => {
    const email = form.get('email') ?? '';
    const key = normalizeEmail(email);
    const decision = await throttle.countPassword(key, step.page.address);
    if (decision.kind === 'throttled')
      return views.password(step, 429, waitText(step.speech, decision), email);
    const row = await accounts.findByEmail(email);
    const isRight = await passwords.isRight(form.get('password') ?? '', row?.password_hash ?? null);
    if (!row || !isRight || row.is_active === 0)
      return views.password(step, 401, step.speech.messages.wrongCredentials, email);
    await throttle.forgivePassword(key, step.page.address);
    const next = decideSecondFactor({
      mode: options.secondFactor,
      hasDevice: row.totp_secret !== null,
      isWanted: row.is_totp_wanted === 1,
      isPrivileged: isPrivileged(row),
      isRequested: form.get('device') === '1',
    });
    if (next === 'none') return signIn(step, row.id, ['pwd']);
    const secret = next === 'enrol' ? deviceSecrets.seal(createTotpSecret(), row.id) : undefined;
    const pending = { accountId: row.id, credentials: credentialsOf(row), ...(secret && { secret }) };
    return advanceTo(step, { pending });
  };

  const checkCode = async (step: Step, pending: Pending, form: URLSearchParams): Promise<void> => {
    const decision = await throttle.countCode(pending.accountId);
    if (decision.kind === 'throttled')
      return views.second(step, pending, 429, waitText(step.speech, decision));
    const row = await accounts.find(pending.accountId);
    const sealed = pending.secret ?? row?.totp_secret;
    if (!row || row.is_active === 0 || !sealed || credentialsOf(row) !== pending.credentials)
      return advanceTo(step, {});
    const entered = form.get('code') ?? '';
    if (pending.secret === undefined && isRecoveryCode(entered)) {
      if (!(await options.consumeRecoveryCode(row.id, entered)))
        return views.second(step, pending, 401, step.speech.messages.code.wrong);
      await throttle.forgiveCode(row.id);
      await options.notify(row, 'recoveryCodeUsed');
      return signIn(step, row.id, ['pwd', 'otp', 'mfa']);
    }
    const code = findStep(deviceSecrets.open(sealed, row.id), entered, now());
    const isRight = code !== null && (pending.secret !== undefined || (await accounts.useStep(row.id, code)));
    if (!isRight) return views.second(step, pending, 401, step.speech.messages.code.wrong);
    // The first of two concurrent set-ups of a device wins.
    if (pending.secret !== undefined && !(await accounts.addDevice(row.id, pending.secret, code)))
      return advanceTo(step, {});
    if (pending.secret !== undefined) await options.notify(row, 'deviceAdded');
    if (!deviceSecrets.isCurrent(sealed))
      await accounts.resealDevice(
        row.id,
        sealed,
        deviceSecrets.seal(deviceSecrets.open(sealed, row.id), row.id),
      );
    await throttle.forgiveCode(row.id);
    return signIn(step, row.id, ['pwd', 'otp', 'mfa']);
  };

  return { ...views, end, turnTo: advanceTo, checkPassword, checkCode };
};

/** `/am/XUI/login/{uid}`: password, then code or set-up of a device at the same address. */
export const createSignInRoute = (options: SignInOptions) => {
  const { provider, pages } = options;
  const steps = createSteps(options);

  const handleForm = async (step: Step): Promise<void> => {
    const form = isOwnForm(step.page.request, options.url) ? await readForm(step.page.request) : null;
    if (!form) return pages.sendNotice(step.page, 400, 'expired');
    const pending = pendingOf(step.interaction);
    const name = form.get('step');
    if (name === 'cancel')
      return steps.end(step, {
        error: 'access_denied',
        error_description: 'The person cancelled the sign-in.',
      });
    if (name === 'restart') return steps.turnTo(step, {});
    if (pending && (name === 'code' || name === 'device')) return steps.checkCode(step, pending, form);
    if (!pending && name === 'password') return steps.checkPassword(step, form);
    return steps.turnTo(step, pending ? { pending } : {});
  };

  return async (page: PageRequest, uid: string): Promise<void> => {
    const interaction = await provider.interactionDetails(page.request, page.response).catch(() => undefined);
    if (interaction?.uid !== uid) return pages.sendNotice(page, 400, 'expired');
    const { ui_locales: locales } = interaction.params;
    const site = typeof locales === 'string' ? locales : undefined;
    const step: Step = { page, interaction, speech: pages.resolveSpeech(page.request, page.url, { site }) };
    if (page.request.method === 'POST') return handleForm(step);
    const pending = pendingOf(interaction);
    return pending ? steps.second(step, pending, 200) : steps.password(step, 200);
  };
};
