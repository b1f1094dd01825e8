import { blockRegistry, prepareModule } from '@kmx/blocks';
import { fail, ok, type Country, type LanguageCode, type Result } from '@kmx/core';

import type { SiteConfig } from '../../content/system.schema';
import { describeFailure, log } from '../../log';
import { askTranslationJson } from '../translation/askTranslation';
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
import { serviceHealthSchema } from './serviceHealth.schema';
import type { SiteHealth } from './SiteHealth';

/** Each is a question of its own; a board is looked at, and not waited for. */
const mostPages = 200;

/** Whose board, and in which language its pages are read. */
export interface HealthInput {
  site: Pick<SiteConfig, 'key' | 'languages'>;
  countries: readonly Country[];
  language: LanguageCode;
}

type Told = Pick<SiteHealth, 'library' | 'failedSchedules'>;

/** The whole library is looked through for it. */
const libraryTimeoutMs = 15_000;

/** A service that cannot tell takes nothing else with it from the board. */
async function loadServiceHealth(siteKey: string): Promise<Told> {
  const question = { area: '/editing', path: '/health', timeoutMs: libraryTimeoutMs } as const;
  const answer = await askTranslationJson(question, serviceHealthSchema);
  if (!answer.ok) return { library: undefined, failedSchedules: undefined };
  const { library, failedSchedules } = answer.value;
  return {
    library,
    failedSchedules: failedSchedules.filter(({ site }) => site === siteKey || site === null),
  };
}

interface BoardParts {
  readonly all: readonly TranslationPage[];
  readonly readings: readonly PageReading[];
  readonly told: Told;
}

function createSiteHealth({ all, readings, told }: BoardParts, { site, countries }: HealthInput): SiteHealth {
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
    ...told,
  };
}

/** The board of a site over its newest drafts; never throws, and nothing is remembered. For editors alone. */
export async function loadSiteHealth(input: HealthInput): Promise<Result<SiteHealth, TranslationFailure>> {
  // Of all sites: links lead from one to another.
  const listed = await loadTranslationPages();
  if (!listed.ok) return listed;
  const pages = listed.value.filter(({ site }) => site === input.site.key).slice(0, mostPages);
  try {
    const [readings, told] = await Promise.all([
      readPages(pages, input.language),
      loadServiceHealth(input.site.key),
    ]);
    return ok(createSiteHealth({ all: listed.value, readings, told }, input));
  } catch (error) {
    log('error', `The health of a site cannot be read: ${describeFailure(error)}`, { site: input.site.key });
    return fail({ code: 'unavailable' });
  }
}
