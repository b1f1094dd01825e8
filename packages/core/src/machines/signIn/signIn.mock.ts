import { SimulatedClock } from 'xstate';

import type { StoredTokens } from '../../portal/signIn/StoredTokens';
import type { UserInfo } from '../../portal/signIn/UserInfo';

import {
  createSignIn,
  readSignInView,
  type SignInEffects,
  type SignInEvent,
  type SignInInput,
} from './signIn.machine';

export const startedAt = 1_800_000_000_000;
export const hour = 3_600_000;

export const tokensFor = (life: number, from = startedAt): StoredTokens => ({
  accessToken: 'access',
  idToken: 'identity',
  subject: 'u-1',
  expiresAt: from + life,
});

export const userInfo: UserInfo = {
  sub: 'u-1',
  given_name: 'Mira',
  family_name: 'Keller',
  name: 'Mira Keller',
  email: 'user@demo.example',
  roles: ['kmx_int_direct_active'],
  kmx_internal: false,
  locale: 'de',
  kmx_country: 'CH',
  kmx_measurement: '',
};

/** Effect that stays pending until the test settles it. */
class Waiting<Output> {
  private readonly open: { resolve: (output: Output) => void; reject: (cause: unknown) => void }[] = [];
  readonly calls: unknown[] = [];

  readonly run = (...args: unknown[]): Promise<Output> => {
    this.calls.push(args[0]);
    return new Promise((resolve, reject) => this.open.push({ resolve, reject }));
  };
  get isOpen() {
    return this.open.length > 0;
  }
  readonly resolve = (output: Output) => this.open.splice(0).forEach((call) => call.resolve(output));
  readonly reject = (cause: unknown) => this.open.splice(0).forEach((call) => call.reject(cause));
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Creates effects that stay pending until they are settled; `waiting` names the pending ones. */
export function createEffects() {
  const notified: string[] = [];
  const turns = { requested: 0, released: 0 };
  const lines: { gain: () => void; receiveSignOut: () => void } = {
    gain: () => undefined,
    receiveSignOut: () => undefined,
  };
  const steps = {
    readStoredTokens: new Waiting<StoredTokens | undefined>(),
    finishRedirect: new Waiting<{ tokens: StoredTokens; returnTo: string | undefined }>(),
    revokeAndDelete: new Waiting<void>(),
    authorizeSilently: new Waiting<StoredTokens>(),
    redirectToLogin: new Waiting<void>(),
    verifyIdToken: new Waiting<void>(),
    loadUserInfo: new Waiting<UserInfo>(),
    endSession: new Waiting<void>(),
    recordFailure: new Waiting<readonly number[]>(),
  };
  const effects: SignInEffects = {
    readStoredTokens: steps.readStoredTokens.run,
    finishRedirect: steps.finishRedirect.run,
    revokeAndDelete: steps.revokeAndDelete.run,
    authorizeSilently: steps.authorizeSilently.run,
    redirectToLogin: steps.redirectToLogin.run,
    verifyIdToken: steps.verifyIdToken.run,
    loadUserInfo: steps.loadUserInfo.run,
    endSession: steps.endSession.run,
    recordFailure: steps.recordFailure.run,
    leadRenewal: (onGained) => {
      turns.requested += 1;
      lines.gain = onGained;
      return () => {
        turns.released += 1;
      };
    },
    openTabs: (onSignedOut) => {
      lines.receiveSignOut = onSignedOut;
      return { notify: (message) => notified.push(message), close: () => undefined };
    },
  };
  return { effects, steps, notified, turns, lines };
}

export function createWorld(input: Partial<SignInInput> = {}) {
  const clock = new SimulatedClock();
  let slept = 0;
  const { effects, steps, notified, turns, lines } = createEffects();
  const given = {
    returnTo: '/en/mykomax/account',
    readCurrentPath: () => '/en/mykomax/user-admin',
    isCallback: false,
    now: () => startedAt + clock.now() + slept,
    ...input,
  };
  const actor = createSignIn(effects, given, clock);
  return {
    actor,
    steps,
    notified,
    turns,
    settle,
    start: () => actor.start(),
    context: () => actor.getSnapshot().context,
    state: () => JSON.stringify(actor.getSnapshot().value).replace(/[{}"]/g, '').replaceAll(':', '.'),
    view: () => readSignInView(actor.getSnapshot()),
    send: async (type: SignInEvent['type']) => {
      actor.send({ type });
      await settle();
    },
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settle();
    },
    /** Simulates sleep mode: time passes without timers. */
    sleep: (milliseconds: number) => {
      slept += milliseconds;
    },
    gain: async () => {
      lines.gain();
      await settle();
    },
    receiveSignOut: async () => {
      lines.receiveSignOut();
      await settle();
    },
  };
}

export type World = ReturnType<typeof createWorld>;
