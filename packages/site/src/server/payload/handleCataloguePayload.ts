import { productNotFoundMessage } from '@kmx/core';

import { jsonError, jsonUnavailable } from '../http/responses';
import { log } from '../log';

import { loadProduct } from '../products/loadProduct';
import type { SiteView } from '../view/createSiteView';
import { createCataloguePayload } from './createCataloguePayload';
import { decidePayloadHeaders } from './decidePayloadHeaders';

const sentence = 'The products cannot be read at the moment.';

/**
 * `GET {path}/_payload.json?{build}` of a product or classification (section 7). `segments` are those below
 * `/products`, percent-encoded. Never rejects.
 */
export async function handleCataloguePayload(
  { site, locale, hierarchy }: Pick<SiteView, 'site' | 'locale' | 'hierarchy'>,
  segments: readonly string[],
  { url, buildId }: { url: string; buildId: string },
): Promise<Response> {
  if (!hierarchy) return jsonUnavailable(sentence);
  const path = [hierarchy.basePath, ...segments].join('/');
  try {
    const payload = await createCataloguePayload({ hierarchy, path, locale, loadProduct });
    if (!payload) return jsonError(404, productNotFoundMessage);
    const place = { site: { id: site.id, key: site.key, name: site.name }, locale: locale.code };
    const headers = decidePayloadHeaders({ url, buildId, isOpen: true });
    return Response.json({ ...place, ...payload }, { headers });
  } catch (error) {
    log('error', 'The payload could not be created.', { path }, error);
    return jsonUnavailable(sentence);
  }
}
