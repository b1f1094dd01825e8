import type { Result } from '@kmx/core';

import { isContentError } from '../content/ContentError';
import { jsonError, jsonUnavailable } from '../http/answers';
import { describeFailure, log } from '../log';

import { readSearchRequest, searchRequestSchema, suggestRequestSchema } from './readSearchRequest';
import type { SearchUnavailable } from './SearchAnswer';
import { searchSite, suggestOnSite } from './searchSite';

const noStore = { headers: { 'cache-control': 'no-store' } };

const answer = <TValue>(result: Result<TValue, SearchUnavailable>): Response =>
  result.ok ? Response.json(result.value, noStore) : jsonUnavailable(result.error.sentence);

/** Without the sites nobody can tell what to search. */
async function guarded(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!isContentError(error)) throw error;
    log('error', describeFailure(error));
    return jsonUnavailable('The search is not available at the moment.');
  }
}

/** `POST /api/search-proxy/search` with localeCode, siteSlug, query and page (section 7); 400 with a sentence for anything else. */
export const answerSearch = (request: Request): Promise<Response> =>
  guarded(async () => {
    const asked = await readSearchRequest(request, searchRequestSchema);
    if (!asked.ok) return jsonError(400, asked.error);
    const { view, fields } = asked.value;
    return answer(await searchSite({ view, query: fields.query, page: fields.page }));
  });

/** `POST /api/search-proxy/suggest` with localeCode, siteSlug and query (section 7): `{ suggestions }`. */
export const answerSuggest = (request: Request): Promise<Response> =>
  guarded(async () => {
    const asked = await readSearchRequest(request, suggestRequestSchema);
    if (!asked.ok) return jsonError(400, asked.error);
    const { view, fields } = asked.value;
    const found = await suggestOnSite(view, fields.query);
    return answer(found.ok ? { ok: true, value: { suggestions: found.value } } : found);
  });
