import type { Result } from '@kmx/core';

import { isContentError } from '../content/ContentError';
import { jsonError, jsonUnavailable } from '../http/responses';
import { log } from '../log';

import { readSearchRequest, searchRequestSchema, suggestRequestSchema } from './readSearchRequest';
import type { SearchUnavailable } from './SearchResponse';
import { searchSite, suggestOnSite } from './searchSite';

const noStore = { headers: { 'cache-control': 'no-store' } };

const response = <TValue>(result: Result<TValue, SearchUnavailable>): Response =>
  result.ok ? Response.json(result.value, noStore) : jsonUnavailable(result.error.sentence);

/** Responds with 503 while the sites cannot be loaded. */
async function guarded(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!isContentError(error)) throw error;
    log('error', 'A search failed.', {}, error);
    return jsonUnavailable('The search is not available at the moment.');
  }
}

/**
 * Handles `POST /api/search-proxy/search` with localeCode, siteSlug, query and page (section 7); responds with 400 and
 * a message to invalid requests.
 */
export const handleSearch = (request: Request): Promise<Response> =>
  guarded(async () => {
    const requested = await readSearchRequest(request, searchRequestSchema);
    if (!requested.ok) return jsonError(400, requested.error);
    const { view, fields } = requested.value;
    return response(await searchSite({ view, query: fields.query, page: fields.page }));
  });

/** Handles `POST /api/search-proxy/suggest` with localeCode, siteSlug and query (section 7): `{ suggestions }`. */
export const handleSuggest = (request: Request): Promise<Response> =>
  guarded(async () => {
    const requested = await readSearchRequest(request, suggestRequestSchema);
    if (!requested.ok) return jsonError(400, requested.error);
    const { view, fields } = requested.value;
    const found = await suggestOnSite(view, fields.query);
    return response(found.ok ? { ok: true, value: { suggestions: found.value } } : found);
  });
