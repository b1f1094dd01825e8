import type { LinkContext } from '@kmx/core';

import { isContentError } from '../content/ContentError';
import { jsonUnavailable } from '../http/responses';
import { log } from '../log';

import { findProductLinks, noSuchLocale } from './findProductLinks';
import { isProductServiceError } from './ProductServiceError';

/**
 * Handles a product request in the locale of its address; responds with 404 for an unknown locale and 503
 * while a service fails.
 */
export async function handleWithProducts(
  sisCode: string,
  response: (links: LinkContext) => Promise<Response>,
): Promise<Response> {
  try {
    const links = await findProductLinks(sisCode);
    return links ? await response(links) : noSuchLocale();
  } catch (error) {
    if (!isProductServiceError(error) && !isContentError(error)) throw error;
    log('error', 'The products could not be loaded.', { locale: sisCode }, error);
    return jsonUnavailable('There is no product data at the moment.');
  }
}
