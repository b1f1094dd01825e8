import type { LanguageCode } from '@kmx/core';

import { log } from '../log';

import type { Catalogue } from './Catalogue';
import { loadCatalogue } from './loadCatalogue';

/**
 * Circuit breaker in milliseconds: after a failure, pages do not wait for the service again until this time
 * has passed.
 */
const pauseMs = 10_000;

const holder = globalThis as typeof globalThis & { kmxCatalogueFailures?: Map<LanguageCode, number> };

/**
 * By language, because others may be cached. Global, because the proxy and the pages are separate bundles.
 */
const failures = () => (holder.kmxCatalogueFailures ??= new Map());

const isPausing = (language: LanguageCode) =>
  performance.now() - (failures().get(language) ?? -Infinity) < pauseMs;

/**
 * Returns the catalogue for optional uses such as links; null while the product service fails, which is
 * logged.
 */
export async function readCatalogue(language: LanguageCode): Promise<Catalogue | null> {
  if (isPausing(language)) return null;
  try {
    return await loadCatalogue(language);
  } catch (error) {
    failures().set(language, performance.now());
    log('warn', 'Pages are rendered without product links.', { language }, error);
    return null;
  }
}
