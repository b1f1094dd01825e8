import type { Provider } from 'oidc-provider';
import { parseJson } from '../../../toolkit/src/parseJson';
import { isRecoveryCode } from '../../../toolkit/src/secondFactor/recoveryCodes';
import { createTotpSecret, findStep } from '../../../toolkit/src/secondFactor/totp';
import { credentialsOf } from '../accounts/credentialsOf';
import { isPrivileged } from '../accounts/isPrivileged';
import { normalizeEmail } from '../accounts/normalizeEmail';
import { authenticationResponseSchema, type AuthenticationResponse } from '../passkeys/responses';
import { decideSecondFactor } from '../secondFactor/decideSecondFactor';
import {
  confirmPurpose,
  createViews,
  isPendingOf,
  signInPurpose,
  waitText,
  type Pending,
  type SignInOptions,
  type Step,
} from './signInContext';

const readResponse = (form: URLSearchParams): AuthenticationResponse | undefined =>
  authenticationResponseSchema.safeParse(parseJson(form.get('credential') ?? '')).data;

/** Steps of a sign-in, one form each. The state between them is in the interaction, on the server. */
export const createSteps = (options: SignInOptions) => {
  const { provider, accounts, passwords, throttle, deviceSecrets, ceremonies, now } = options;
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
  const signIn = (step: Step, accountId: string, methods: string[]): Promise<void> => {
    options.log('info', 'Signed in', {
      category: 'security',
      account: accountId,
      methods: methods.join(' '),
    });
    return end(step, { login: { accountId, amr: methods, remember: true } });
  };
  /** Ids only: an entered address may be a password. Methods are those of RFC 8176. */
  const logFailure = (accountId: string | undefined, method: 'pwd' | 'otp' | 'pop'): void =>
    options.log('warn', 'Sign-in failed', { category: 'security', account: accountId, methods: method });

  const checkPassword = async (step: Step, form: URLSearchParams): Promise<void> => {
    const email = form.get('email') ?? '';
    const key = normalizeEmail(email);
    const decision = await throttle.countPassword(key, step.page.address);
    if (decision.kind === 'throttled')
      return views.password(step, 429, waitText(step.localization, decision), email);
    const row = await accounts.findByEmail(email);
    const isRight = await passwords.isRight(form.get('password') ?? '', row?.password_hash ?? null);
    if (!row || !isRight || row.is_active === 0) {
      logFailure(row?.id, 'pwd');
      return views.password(step, 401, step.localization.messages.wrongCredentials, email);
    }
    await throttle.refundPassword(key, step.page.address);
    const next = decideSecondFactor({
      mode: options.secondFactor,
      hasFactor: row.totp_secret !== null || row.has_passkey === 1,
      isEnrolmentRequired: row.is_totp_wanted === 1,
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
      return views.second(step, pending, 429, waitText(step.localization, decision));
    const row = await accounts.find(pending.accountId);
    const sealed = pending.secret ?? row?.totp_secret ?? null;
    if (!row || !isPendingOf(row, pending) || (sealed === null && row.has_passkey === 0))
      return advanceTo(step, {});
    const entered = form.get('code') ?? '';
    if (pending.secret === undefined && isRecoveryCode(entered)) {
      if (!(await options.consumeRecoveryCode(row.id, entered))) {
        logFailure(row.id, 'otp');
        return views.second(step, pending, 401, step.localization.messages.code.wrong);
      }
      await throttle.refundCode(row.id);
      await options.notify(row, 'recoveryCodeUsed');
      return signIn(step, row.id, ['pwd', 'otp', 'mfa']);
    }
    if (sealed === null) return views.second(step, pending, 401, step.localization.messages.code.wrong);
    const code = findStep(deviceSecrets.open(sealed, row.id), entered, now());
    const isRight = code !== null && (pending.secret !== undefined || (await accounts.useStep(row.id, code)));
    if (!isRight) {
      logFailure(row.id, 'otp');
      return views.second(step, pending, 401, step.localization.messages.code.wrong);
    }
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
    await throttle.refundCode(row.id);
    return signIn(step, row.id, ['pwd', 'otp', 'mfa']);
  };

  /** A sign-in without a password: the authenticator has verified its user. */
  const checkPasskey = async (step: Step, form: URLSearchParams): Promise<void> => {
    const { passkey: messages } = step.localization.messages;
    const response = readResponse(form);
    if (!response) return views.password(step, 400, messages.rejected);
    const { address } = step.page;
    const decision = await throttle.countPasskey(response.id, address);
    if (decision.kind === 'throttled')
      return views.password(step, 429, waitText(step.localization, decision));
    const result = await ceremonies.verify(signInPurpose(step), response, { origins: [options.url] });
    if (!result.ok) {
      logFailure(undefined, 'pop');
      return views.password(step, 401, messages[result.problem]);
    }
    const row = await accounts.find(result.accountId);
    if (!row || row.is_active === 0) {
      logFailure(row?.id, 'pop');
      return views.password(step, 401, messages.unknown);
    }
    await throttle.refundPasskey(response.id, address);
    return signIn(step, row.id, ['pop', 'mfa']);
  };

  /** A passkey as the second factor. */
  const confirmByPasskey = async (step: Step, pending: Pending, form: URLSearchParams): Promise<void> => {
    const { passkey: messages } = step.localization.messages;
    const response = readResponse(form);
    if (!response) return views.second(step, pending, 400, messages.rejected);
    const { accountId } = pending;
    const decision = await throttle.countCode(accountId);
    if (decision.kind === 'throttled')
      return views.second(step, pending, 429, waitText(step.localization, decision));
    const row = await accounts.find(accountId);
    if (!row || !isPendingOf(row, pending)) return advanceTo(step, {});
    const place = { origins: [options.url], accountId };
    const result = await ceremonies.verify(confirmPurpose(step), response, place);
    if (!result.ok) {
      logFailure(accountId, 'pop');
      return views.second(step, pending, 401, messages[result.problem]);
    }
    await throttle.refundCode(accountId);
    return signIn(step, accountId, ['pwd', 'pop', 'mfa']);
  };

  return { ...views, end, turnTo: advanceTo, checkPassword, checkCode, checkPasskey, confirmByPasskey };
};
