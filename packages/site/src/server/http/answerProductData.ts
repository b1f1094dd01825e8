import { jsonError, jsonUnavailable } from './answers';
import { readSisCode } from './readSisCode';

/** `GET /api/product-data/{sisCode}` (section 7): checks what is asked, and says plainly that no product data can be had. */
export function answerProductData(sisCode: string, productUrl: string | undefined): Response {
  if (!readSisCode(sisCode)) return jsonError(400, 'Expected a locale such as en_ALL or de_CH.');
  return jsonUnavailable(
    productUrl === undefined
      ? 'There is no product data: this site has no product service.'
      : 'There is no product data: the product service is not connected to this site yet.',
  );
}
