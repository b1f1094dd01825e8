import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { fillMessage } from '@kmx/contract/text';
import type { Log } from '@kmx/server/logging';
import type { Passwords } from '../../../toolkit/src/passwords/createPasswords';
import type { DeviceSecrets } from '../../../toolkit/src/secondFactor/deviceSecrets';
import { drawTotp } from '../../../toolkit/src/secondFactor/totp';
import type { Accounts } from '../accounts/accounts';
import { credentialsOf } from '../accounts/credentialsOf';
import type { AccountRow, NoticeKind } from '../database/tables';
import type { SecondFactorMode } from '../environment';
import type { PageRequest } from '../http/pageRequest';
import { formatWait } from '../messages/formatWait';
import type { Ceremonies } from '../passkeys/ceremonies';
import { totpLabel } from '../secondFactor/totpLabel';
import type { Decision, Throttle } from '../throttle/createThrottle';
import type { Pages, Localization } from './pages';
import { codeView, deviceView, passwordView } from './signInViews';

export interface SignInOptions {
  provider: Provider;
  accounts: Accounts;
  passwords: Passwords;
  throttle: Throttle;
  deviceSecrets: DeviceSecrets;
  ceremonies: Ceremonies;
  pages: Pages;
  /** Origin of this service. */
  url: string;
  secondFactor: SecondFactorMode;
  /** Uses up a recovery code; false if the account does not have it. */
  consumeRecoveryCode: (accountId: string, code: string) => Promise<boolean>;
  /** Notifies the person by mail of a change to their account. */
  notify: (account: { email_folded: string }, kind: NoticeKind) => Promise<void>;
  now: () => Date;
  log: Log;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/**
 * State after the right password while the second factor is missing. `secret` is the sealed secret of a device that is
 * being set up; `credentials` are those of that moment.
 */
const pendingSchema = z.object({
  pending: z.object({ accountId: z.string(), credentials: z.string(), secret: z.string().optional() }),
});
export type Pending = z.infer<typeof pendingSchema>['pending'];

const script = 'passkey.js';

export interface Step {
  page: PageRequest;
  interaction: Interaction;
  localization: Localization;
}

export const pendingOf = ({ result }: Interaction): Pending | undefined =>
  pendingSchema.safeParse(result).data?.pending;

export const waitText = (
  { messages, language }: Localization,
  decision: Decision & { kind: 'throttled' },
): string => fillMessage(messages.tooManyTries, { time: formatWait(decision.seconds, language) });

export const signInPurpose = ({ interaction }: Step): string => `sign in ${interaction.uid}`;
export const confirmPurpose = ({ interaction }: Step): string => `confirm ${interaction.uid}`;

export const createViews = ({ pages, secondFactor, accounts, deviceSecrets, ceremonies }: SignInOptions) => ({
  password: async (step: Step, status: number, fault?: string, email?: string): Promise<void> => {
    const { page, localization, interaction } = step;
    const { login_hint: hint } = interaction.params;
    const known = email ?? (typeof hint === 'string' ? hint : '');
    const canSetUpDevice = secondFactor !== 'off';
    const passkey = await ceremonies.request(signInPurpose(step));
    const body = passwordView({ ...localization, fault, email: known, canSetUpDevice, passkey });
    pages.send(page, { status, title: localization.messages.signIn.title, body, localization, script });
  },
  second: async (step: Step, pending: Pending, status: number, fault?: string): Promise<void> => {
    const { page, localization } = step;
    const { messages } = localization;
    const row = await accounts.find(pending.accountId);
    if (pending.secret === undefined) {
      const passkey =
        row?.has_passkey === 1 ? await ceremonies.request(confirmPurpose(step), row.id) : undefined;
      const hasDevice = row?.totp_secret !== null;
      const body = codeView({ messages, fault, hasDevice, passkey });
      return pages.send(page, { status, title: messages.code.title, body, localization, script });
    }
    const secret = deviceSecrets.open(pending.secret, pending.accountId);
    const picture = await drawTotp(secret, totpLabel(row?.email ?? ''));
    const body = deviceView({ messages, fault, secret, picture });
    pages.send(page, { status, title: messages.device.title, body, localization });
  },
});

export const isPendingOf = (row: AccountRow, { credentials }: Pending): boolean =>
  row.is_active === 1 && credentialsOf(row) === credentials;
