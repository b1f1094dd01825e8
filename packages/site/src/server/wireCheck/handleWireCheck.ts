import { parseMeasurementSystem, type LinkContext } from '@kmx/core';
import { parseWireList, wireParameter } from '@kmx/core/wire-check';

import { contentDisposition } from '../http/contentDisposition';
import { jsonError } from '../http/responses';
import { loadIntl } from '../intl';
import { catalogueHierarchy } from '../products/catalogueHierarchy';
import { handleWithProducts } from '../products/handleWithProducts';
import { loadCatalogue } from '../products/loadCatalogue';

import { createWireCheck } from './createWireCheck';
import { createWireFile } from './createWireFile';
import { loadWireMachines } from './loadWireMachines';

async function loadCheck(links: LinkContext, values: readonly string[]) {
  const { locale } = links;
  const [catalogue, machines] = await Promise.all([
    loadCatalogue(locale.language),
    loadWireMachines(locale.language),
  ]);
  const { wires } = parseWireList(values);
  return createWireCheck(wires, machines, catalogueHierarchy(catalogue, locale, links));
}

/**
 * `GET /api/wire-check/{sisCode}?wire=…&measurement=imperial`: the result for each machine and wire, as CSV.
 */
export function handleWireCheck(sisCode: string, url: string): Promise<Response> {
  const { searchParams } = new URL(url);
  const values = searchParams.getAll(wireParameter);
  const measurement = parseMeasurementSystem(searchParams.get('measurement')) ?? 'Metric';
  return handleWithProducts(sisCode, async (links) => {
    const { language } = links.locale;
    const check = await loadCheck(links, values);
    if (check.wires.length === 0) return jsonError(400, 'No wire can be read: ?wire=0.5mm2;5;1.6;200;W1');
    const intl = await loadIntl(language);
    return new Response(createWireFile(check, { intl, language, measurement }), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition('attachment', 'wire-check.csv'),
        'cache-control': 'public, max-age=300',
        'x-robots-tag': 'noindex',
      },
    });
  });
}
