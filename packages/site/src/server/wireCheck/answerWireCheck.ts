import { findMainSite, localesOfSite, parseMeasurementSystem, type Locale } from '@kmx/core';
import { parseWireList, wireParameter } from '@kmx/core/wire-check';

import { answerFailure } from '../comparison/answerFailure';
import { loadSystem } from '../content/loaders';
import { jsonError } from '../http/answers';
import { contentDisposition } from '../http/contentDisposition';
import { readSisCode } from '../http/readSisCode';
import { loadIntl } from '../intl';
import { catalogueHierarchy } from '../products/catalogueHierarchy';
import { loadCatalogue } from '../products/loadCatalogue';
import { createLinkContext } from '../view/createLinkContext';

import { createWireCheck } from './createWireCheck';
import { createWireFile } from './createWireFile';
import { loadWireMachines } from './loadWireMachines';

/** How links to the wire check are written: for the main site, in a locale that it offers; else undefined. */
export async function findWireCheckLinks(sisCode: string) {
  const locale = readSisCode(sisCode);
  if (!locale) return undefined;
  const system = await loadSystem('en');
  const site = findMainSite(system.sites);
  const isOffered = site && localesOfSite(site, system.countries).some(({ code }) => code === locale.code);
  return isOffered ? createLinkContext(site, system, locale) : undefined;
}

/** The answer to a locale that the wire check does not have. */
export const noSuchLocale = () =>
  jsonError(404, 'There is no wire check in this locale. Expected one such as en_ALL or de_CH.');

async function loadCheck(locale: Locale, links: Parameters<typeof catalogueHierarchy>[2], values: string[]) {
  const [catalogue, machines] = await Promise.all([
    loadCatalogue(locale.language),
    loadWireMachines(locale.language),
  ]);
  const { wires } = parseWireList(values);
  return createWireCheck(wires, machines, catalogueHierarchy(catalogue, locale, links));
}

/** `GET /api/wire-check/{sisCode}?wire=…&measurement=imperial`: what each machine makes of each wire, as CSV. */
export async function answerWireCheck(sisCode: string, url: string): Promise<Response> {
  const links = await findWireCheckLinks(sisCode);
  if (!links) return noSuchLocale();
  const { locale } = links;
  const { searchParams } = new URL(url);
  const values = searchParams.getAll(wireParameter);
  if (parseWireList(values).wires.length === 0)
    return jsonError(400, 'No wire can be read: ?wire=0.5mm2;5;1.6;200;W1');
  const measurement = parseMeasurementSystem(searchParams.get('measurement')) ?? 'Metric';
  return answerFailure(async () => {
    const check = await loadCheck(locale, links, values);
    const intl = await loadIntl(locale.language);
    return new Response(createWireFile(check, { intl, language: locale.language, measurement }), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition('attachment', 'wire-check.csv'),
        'cache-control': 'public, max-age=300',
        'x-robots-tag': 'noindex',
      },
    });
  });
}
