import type { LinkContext } from '@kmx/core';

import { isContentError } from '../content/ContentError';
import { jsonUnavailable } from '../http/responses';
import { describeFailure, log } from '../log';

import { findProductLinks, noSuchLocale } from './findProductLinks';
import { isProductServiceError } from './ProductServiceError';

/**
 * Answers a request about products in the locale of its address; says plainly that there is none, or that there is no product
 * data while a service cannot answer.
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
    log('error', describeFailure(error), { locale: sisCode });
    return jsonUnavailable('There is no product data at the moment.');
  }
}
