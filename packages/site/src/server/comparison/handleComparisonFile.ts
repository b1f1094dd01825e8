import { parseComparisonQuery, parseMeasurementSystem } from '@kmx/core';

import { contentDisposition } from '../http/contentDisposition';
import { jsonError } from '../http/responses';
import { handleWithProducts } from '../products/handleWithProducts';

import { createComparisonFile } from './createComparisonFile';
import { loadSheets } from './loadSheets';

/**
 * `GET /api/comparison/{sisCode}?compare=…&measurement=…&differences=only&order=data&tables=one`: the comparison as
 * CSV.
 */
export function handleComparisonFile(sisCode: string, url: string): Promise<Response> {
  const { searchParams } = new URL(url);
  const { basket, ...choice } = parseComparisonQuery(searchParams);
  const system = parseMeasurementSystem(searchParams.get('measurement')) ?? 'Metric';
  return handleWithProducts(sisCode, async ({ locale }) => {
    const { sheets } = await loadSheets(basket, locale);
    if (sheets.length === 0) return jsonError(404, 'None of these products can be found.');
    const file = createComparisonFile(sheets, { ...choice, system, language: locale.language });
    return new Response(file, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition('attachment', 'compared-products.csv'),
        'cache-control': 'public, max-age=300',
        'x-robots-tag': 'noindex',
      },
    });
  });
}
