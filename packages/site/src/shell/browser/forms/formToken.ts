import * as z from 'zod/mini';

/** Challenges are valid for five minutes; tokens are renewed shortly before. */
const freshMs = 4 * 60_000;
const timeoutMs = 15_000;

const challengeSchema = z.object({
  challenge: z.unknown(),
  recaptchaSiteKey: z.optional(z.string()),
});

const solutionSchema = z.object({ counter: z.number(), derivedKey: z.string() });

function solve(challenge: unknown): Promise<z.output<typeof solutionSchema> | undefined> {
  const worker = new Worker(new URL('./pow.worker.ts', import.meta.url), { type: 'module' });
  const response = new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The bot check failed.')));
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1, timeout: timeoutMs });
  });
  return response.then((data) => solutionSchema.safeParse(data).data).finally(() => worker.terminate());
}

async function loadChallenge() {
  const response = await fetch('/api/forms/challenge', {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return challengeSchema.parse(await response.json());
}

/** Returns a reCAPTCHA Enterprise token; "" if it is not configured or unreachable, and after a rejection. */
async function requestRecaptcha(siteKey: string | undefined, isRepeated: boolean): Promise<string> {
  if (siteKey === undefined || isRepeated) return '';
  const { executeRecaptcha } = await import('./recaptcha');
  return executeRecaptcha(siteKey).catch(() => '');
}

/**
 * "A token is created with action SUBMIT before form submission. An empty token is used on error." (portal,
 * section 7)
 */
async function makeToken(isRepeated: boolean): Promise<string> {
  try {
    const { challenge, recaptchaSiteKey } = await loadChallenge();
    const token = await requestRecaptcha(recaptchaSiteKey, isRepeated);
    if (token !== '') return token;
    const solution = await solve(challenge);
    return solution ? btoa(JSON.stringify({ challenge, solution })) : '';
  } catch (error) {
    console.warn('The form is sent without a token.', error);
    return '';
  }
}

/** Creates tokens in advance, starting with the first interaction. */
export function createTokens(): { prepare: () => void; take: (isRepeated: boolean) => Promise<string> } {
  let waiting: { readonly token: Promise<string>; readonly since: number } | undefined;
  const prepare = () => {
    waiting = { token: makeToken(false), since: Date.now() };
  };
  return {
    prepare,
    take: async (isRepeated) => {
      const ready = waiting;
      waiting = undefined;
      const isFresh = ready !== undefined && !isRepeated && Date.now() - ready.since < freshMs;
      return (isFresh ? await ready.token : '') || makeToken(isRepeated);
    },
  };
}
