import { blockRegistry, prepareModule } from '@kmx/blocks';
import { fail, ok, type Country, type LanguageCode, type Result } from '@kmx/core';

import type { SiteConfig } from '../../content/system.schema';
import { describeFailure, log } from '../../log';
import {
  loadTranslationPages,
  type TranslationFailure,
  type TranslationPage,
} from '../translation/loadTranslations';

import { countBlocks } from './countBlocks';
import { findDeadLinks } from './findDeadLinks';
import { findFaults } from './findFaults';
import { findMissingLanguages } from './findMissingLanguages';
import { findSilentPictures } from './findSilentPictures';
import { readPages, type PageReading } from './readPages';
import type { SiteHealth } from './SiteHealth';

/** Each is a question of its own; a board is looked at, and not waited for. */
const mostPages = 200;

/** Whose board, and in which language its pages are read. */
export interface HealthInput {
  site: Pick<SiteConfig, 'key' | 'languages'>;
  countries: readonly Country[];
  language: LanguageCode;
}

function createSiteHealth(
  all: readonly TranslationPage[],
  readings: readonly PageReading[],
  { site, countries }: HealthInput,
): SiteHealth {
  const pages = all.filter((page) => page.site === site.key);
  const reads = readings.flatMap((reading) => (reading.kind === 'read' ? [reading.read] : []));
  const published = new Map(all.map(({ id, isPublished }) => [id, isPublished]));
  return {
    pageCount: pages.length,
    readCount: readings.length,
    unreadable: readings.flatMap((reading) => (reading.kind === 'unreadable' ? [reading.page] : [])),
    faults: reads.flatMap((read) => findFaults(read, prepareModule)),
    deadLinks: reads.flatMap((read) => findDeadLinks(read, published)),
    pictures: reads.flatMap(findSilentPictures),
    missingLanguages: findMissingLanguages(pages, { languages: site.languages, countries }),
    usage: countBlocks(reads, Object.keys(blockRegistry)),
  };
}

/** The board of a site over its newest drafts; never throws, and nothing is remembered. For editors alone. */
export async function loadSiteHealth(input: HealthInput): Promise<Result<SiteHealth, TranslationFailure>> {
  // Of all sites: links lead from one to another.
  const listed = await loadTranslationPages();
  if (!listed.ok) return listed;
  const pages = listed.value.filter(({ site }) => site === input.site.key).slice(0, mostPages);
  try {
    return ok(createSiteHealth(listed.value, await readPages(pages, input.language), input));
  } catch (error) {
    log('error', `The health of a site cannot be read: ${describeFailure(error)}`, { site: input.site.key });
    return fail({ code: 'unavailable' });
  }
}
