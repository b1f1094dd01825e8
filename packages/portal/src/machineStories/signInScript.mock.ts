import type { createSignIn, SignInEffects } from '@kmx/core/machines/signIn';
import type { SignInError } from '@kmx/core/portal';

type Requested = Exclude<keyof SignInEffects, 'leadRenewal' | 'openTabs'>;
type Output<Name extends Requested> = Awaited<ReturnType<SignInEffects[Name]>>;
type Result<Value> = { readonly value: Value } | SignInError;

/** Results of each effect, one per call; with `leads`, this tab may renew immediately. */
export type SignInScript = { readonly [Name in Requested]?: readonly Result<Output<Name>>[] } & {
  readonly leads?: boolean;
};

const tokensUntil = (expiresAt: number) => ({
  value: { accessToken: 'access', idToken: 'identity', subject: 'u-customer', expiresAt },
});

export const done = { value: undefined };
export const noTokens = { value: undefined };
/** Tokens that are valid for an hour from the start of the fake clock. */
export const tokens = tokensUntil(3_600_000);
export const oldTokens = tokensUntil(-1);
export const somebody = {
  value: {
    sub: 'u-customer',
    given_name: 'Carla',
    family_name: 'Customer',
    name: 'Carla Customer',
    email: 'customer@demo.example',
    roles: [],
    kmx_internal: false,
    locale: 'en',
    kmx_country: 'CH',
    kmx_measurement: '' as const,
  },
};

/** Returns the given responses in order; further calls stay pending. */
function respondInTurn<Value>(responses: readonly Result<Value>[] = []): () => Promise<Value> {
  const left = [...responses];
  return () => {
    const response = left.shift();
    if (response === undefined) return new Promise(() => undefined);
    return 'value' in response ? Promise.resolve(response.value) : Promise.reject(response);
  };
}

/** Fake effects of a sign-in, which stay pending after their script ends. */
export const createScriptedEffects = ({ leads = false, ...responses }: SignInScript): SignInEffects => ({
  readStoredTokens: respondInTurn(responses.readStoredTokens),
  finishRedirect: respondInTurn(responses.finishRedirect),
  revokeAndDelete: respondInTurn(responses.revokeAndDelete),
  authorizeSilently: respondInTurn(responses.authorizeSilently),
  redirectToLogin: respondInTurn(responses.redirectToLogin),
  verifyIdToken: respondInTurn(responses.verifyIdToken),
  loadUserInfo: respondInTurn(responses.loadUserInfo),
  endSession: respondInTurn(responses.endSession),
  recordFailure: respondInTurn(responses.recordFailure),
  leadRenewal: (onGained) => {
    if (leads) queueMicrotask(onGained);
    return () => undefined;
  },
  openTabs: () => ({ notify: () => undefined, close: () => undefined }),
});

type Clock = NonNullable<Parameters<typeof createSignIn>[2]>;

/** Fake clock that a test advances. */
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
