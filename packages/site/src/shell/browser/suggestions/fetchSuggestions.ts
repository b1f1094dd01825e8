export interface Suggestion {
  readonly url: string;
  readonly kind: string;
  readonly segments: readonly { readonly text: string; readonly isMatch: boolean }[];
}

/** Timeout in milliseconds: late suggestions are useless. */
const timeoutMs = 2000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSegment = (value: unknown): value is Suggestion['segments'][number] =>
  isRecord(value) && typeof value.text === 'string' && typeof value.isMatch === 'boolean';

/** Accepts only HTTP and relative addresses, so that a response cannot inject a script URL. */
const isAddress = (value: unknown) => typeof value === 'string' && /^(?:https?:\/\/|\/(?![/\\]))/.test(value);

const isSuggestion = (value: unknown): value is Suggestion =>
  isRecord(value) &&
  isAddress(value.url) &&
  typeof value.kind === 'string' &&
  Array.isArray(value.segments) &&
  value.segments.every(isSegment);

const readResponse = (response: unknown): readonly Suggestion[] =>
  isRecord(response) && Array.isArray(response.suggestions) ? response.suggestions.filter(isSuggestion) : [];

/** "POST /api/search-proxy/suggest: localeCode, siteSlug, query" (section 7). Empty on failure or timeout. */
export async function fetchSuggestions(
  { dataset: { suggest = '', suggestLocale = '', suggestSite = '' } }: HTMLInputElement,
  query: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  try {
    const response = await fetch(suggest, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ localeCode: suggestLocale, siteSlug: suggestSite, query }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return response.ok ? readResponse(await response.json()) : [];
  } catch {
    return [];
  }
}
