import { findMainSite, localesOfSite, type Locale } from '@kmx/core';

import { clientAddress } from '../clientAddress';
import { allowCacheMode, renewContent } from '../content/cacheMode';
import { cacheParameter } from '../content/cacheParameter';
import { loadSystem } from '../content/loaders';
import { env } from '../env';
import { describeFailure, log } from '../log';
import { catalogueHierarchy } from '../products/catalogueHierarchy';
import { loadCatalogue } from '../products/loadCatalogue';
import { productsTag } from '../products/productCache';
import { toHierarchyData } from '../products/toProductData';
import { createLinkContext } from '../view/createLinkContext';

import { jsonError, jsonUnavailable } from './answers';
import { answerWithEtag } from './answerWithEtag';
import { readSisCode } from './readSisCode';

/** The main site, where products are, for a locale that it offers. */
async function findLinks(locale: Locale) {
  const system = await loadSystem('en');
  const site = findMainSite(system.sites);
  const isOffered = site && localesOfSite(site, system.countries).some(({ code }) => code === locale.code);
  return isOffered ? createLinkContext(site, system, locale) : undefined;
}

async function createAnswer(locale: Locale, request: Request): Promise<Response> {
  const links = await findLinks(locale);
  if (!links) return jsonError(404, `There are no products in the locale ${locale.sisCode}.`);
  const hierarchy = catalogueHierarchy(await loadCatalogue(locale.language), locale, links);
  const data = { locale: locale.sisCode, ...toHierarchyData(hierarchy) };
  // Made from memory: asked anew each time, so that a change shows at once.
  return answerWithEtag(data, request, { 'cache-control': 'no-cache' });
}

/** `GET /api/product-data/{sisCode}?cache=` (section 7): classifications and products of a locale; never throws. */
export async function answerProductData(sisCode: string, request: Request): Promise<Response> {
  const locale = readSisCode(sisCode);
  if (!locale) return jsonError(404, 'There is no such locale. Expected one such as en_ALL or de_CH.');
  const mode = cacheParameter.safeParse(new URL(request.url).searchParams.get('cache') ?? undefined);
  if (!mode.success) return jsonError(400, mode.error.issues.map(({ message }) => message).join('; '));
  if (env().PRODUCT_URL === undefined)
    return jsonUnavailable('There is no product data: this site has no product service.');
  try {
    const allowed = await allowCacheMode(mode.data, clientAddress(request.headers));
    if (allowed !== 'default') renewContent(allowed, [productsTag]);
    return await createAnswer(locale, request);
  } catch (error) {
    log('error', `The product data cannot be read: ${describeFailure(error)}`, { locale: sisCode });
    return jsonUnavailable('The product data cannot be read at the moment.');
  }
}
