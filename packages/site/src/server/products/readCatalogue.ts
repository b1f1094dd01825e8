import type { LanguageCode } from '@kmx/core';

import { describeFailure, log } from '../log';

import type { Catalogue } from './Catalogue';
import { loadCatalogue } from './loadCatalogue';

/** The catalogue for what can do without it, such as links in a page; null while the product service is down, and the log says why. */
export async function readCatalogue(language: LanguageCode): Promise<Catalogue | null> {
  try {
    return await loadCatalogue(language);
  } catch (error) {
    log('warn', describeFailure(error), { language });
    return null;
  }
}
