import type { LanguageCode } from '@kmx/core';

import { describeFailure, log } from '../log';

import type { Catalogue } from './Catalogue';
import { loadCatalogue } from './loadCatalogue';

/** Pages must not wait for a service that hangs, one after the other: after a failure nobody asks for this long. */
const pauseMs = 10_000;

const holder = globalThis as typeof globalThis & { kmxCatalogueFailures?: Map<LanguageCode, number> };

/** By language, since another one may be remembered; one for the process, as the proxy and the pages are bundled apart. */
const failures = () => (holder.kmxCatalogueFailures ??= new Map());

const isPausing = (language: LanguageCode) =>
  performance.now() - (failures().get(language) ?? -Infinity) < pauseMs;

/** The catalogue for what can do without it, such as links in a page; null while the product service is down, and the log says why. */
export async function readCatalogue(language: LanguageCode): Promise<Catalogue | null> {
  if (isPausing(language)) return null;
  try {
    return await loadCatalogue(language);
  } catch (error) {
    failures().set(language, performance.now());
    log('warn', `Pages are without links to products: ${describeFailure(error)}`, { language });
    return null;
  }
}
