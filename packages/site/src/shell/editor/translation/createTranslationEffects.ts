import { fail, ok, type LanguageCode, type PageTranslation } from '@kmx/core';
import {
  TranslationError,
  type ImportResult,
  type PackageContent,
  type TranslationEffects,
  type TranslationErrorCode,
} from '@kmx/core/machines/translation';

import { pageTranslationSchema, rejectionSchema } from '@/server/editor/translation/translation.schema';

/** In milliseconds; longer than the site waits for the content service. */
const requestTimeoutMs = 10_000;
/** In milliseconds; the site waits 15 s for the validation of a package. */
const packageTimeoutMs = 20_000;

interface Result {
  status: number;
  body: unknown;
}

async function requestState(
  address: string,
  options: RequestInit & { signal: AbortSignal },
): Promise<Result> {
  const response = await fetch(address, { cache: 'no-store', ...options });
  const body: unknown = await response.json().catch(() => undefined);
  return { status: response.status, body };
}

function errorCode(status: number): TranslationErrorCode {
  if (status === 401) return 'signedOut';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  return status === 422 ? 'notPossible' : 'unavailable';
}

function toTranslation({ status, body }: Result): PageTranslation {
  if (status !== 200) throw new TranslationError(errorCode(status));
  const { data, error } = pageTranslationSchema.safeParse(body);
  if (error) throw new TranslationError('unavailable', { cause: error });
  return data;
}

const within = (signal: AbortSignal, timeoutMs: number) =>
  AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);

/** Creates the effects of the translation machine, which call the site's API. */
export function createTranslationEffects(pageId: string): TranslationEffects {
  const id = encodeURIComponent(pageId);
  const change = async (
    name: 'start' | 'reset' | 'mark',
    languages: readonly LanguageCode[] | undefined,
    signal: AbortSignal,
  ) => {
    const query = languages ? `?languages=${languages.join(',')}` : '';
    const response = await requestState(`/api/translation/${name}/${id}${query}`, {
      method: 'POST',
      signal: within(signal, requestTimeoutMs),
    });
    return toTranslation(response);
  };
  const importPackage = async (content: PackageContent, signal: AbortSignal): Promise<ImportResult> => {
    const response = await requestState(`/api/translation/package/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/xliff+xml' },
      body: content,
      signal: within(signal, packageTimeoutMs),
    });
    const rejection = response.status === 422 ? rejectionSchema.safeParse(response.body).data : undefined;
    return rejection ? fail(rejection.problems) : ok(toTranslation(response));
  };
  return {
    load: async (signal) =>
      toTranslation(
        await requestState(`/api/translation/state/${id}`, { signal: within(signal, requestTimeoutMs) }),
      ),
    start: (languages, signal) => change('start', languages, signal),
    reset: (languages, signal) => change('reset', languages, signal),
    mark: (languages, signal) => change('mark', languages, signal),
    importPackage,
  };
}
