import type { createSignIn, SignInEffects } from '@kmx/core/machines/signIn';
import type { SignInError } from '@kmx/core/portal';

type Asked = Exclude<keyof SignInEffects, 'leadRenewal' | 'openTabs'>;
type Output<Name extends Asked> = Awaited<ReturnType<SignInEffects[Name]>>;
type Answer<Value> = { readonly value: Value } | SignInError;

/** What each effect answers, one call after the other; `leads`: this tab may renew at once. */
export type SignInScript = { readonly [Name in Asked]?: readonly Answer<Output<Name>>[] } & {
  readonly leads?: boolean;
};

const tokensUntil = (expiresAt: number) => ({
  value: { accessToken: 'access', idToken: 'identity', subject: 'u-customer', expiresAt },
});

export const done = { value: undefined };
export const noTokens = { value: undefined };
/** Tokens for an hour of a clock that begins at 0. */
export const tokens = tokensUntil(3_600_000);
export const oldTokens = tokensUntil(-1);
export const somebody = {
  value: {
    ...{ sub: 'u-customer', given_name: 'Carla', family_name: 'Customer', name: 'Carla Customer' },
    ...{ email: 'customer@demo.example', roles: [], kmx_internal: false, locale: 'en' },
    ...{ kmx_country: 'CH', kmx_measurement: '' as const },
  },
};

/** Answers as it is told; who has no answer left is waited for. */
function ask<Value>(answers: readonly Answer<Value>[] = []): () => Promise<Value> {
  const left = [...answers];
  return () => {
    const answer = left.shift();
    if (answer === undefined) return new Promise(() => undefined);
    return 'value' in answer ? Promise.resolve(answer.value) : Promise.reject(answer);
  };
}

/** The effects of a sign-in that goes as far as its script. */
export const createScriptedEffects = ({ leads = false, ...answers }: SignInScript): SignInEffects => ({
  readStoredTokens: ask(answers.readStoredTokens),
  finishRedirect: ask(answers.finishRedirect),
  revokeAndDelete: ask(answers.revokeAndDelete),
  authorizeSilently: ask(answers.authorizeSilently),
  redirectToLogin: ask(answers.redirectToLogin),
  verifyIdToken: ask(answers.verifyIdToken),
  loadUserInfo: ask(answers.loadUserInfo),
  endSession: ask(answers.endSession),
  recordFailure: ask(answers.recordFailure),
  leadRenewal: (onGained) => {
    if (leads) queueMicrotask(onGained);
    return () => undefined;
  },
  openTabs: () => ({ notify: () => undefined, close: () => undefined }),
});

type Clock = NonNullable<Parameters<typeof createSignIn>[2]>;

/** A clock that stands until it is told how much time goes by. */
export function createClock(): Clock & { readonly pass: (milliseconds: number) => void } {
  const timers = new Map<number, { readonly due: number; readonly ring: () => void }>();
  let now = 0;
  let next = 0;
  return {
    setTimeout: (ring: () => void, wait: number) => {
      next += 1;
      timers.set(next, { due: now + wait, ring });
      return next;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    pass: (milliseconds) => {
      now += milliseconds;
      for (const [id, { due, ring }] of [...timers]) {
        if (due > now || !timers.delete(id)) continue;
        ring();
      }
    },
  };
}
