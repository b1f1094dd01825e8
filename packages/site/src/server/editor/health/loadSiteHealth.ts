import { blockRegistry, prepareModule } from '@kmx/blocks';
import { fail, ok, type Country, type LanguageCode, type Result } from '@kmx/core';

import type { SiteConfig } from '../../content/system.schema';
import { log } from '../../log';
import { fetchTranslationJson } from '../translation/fetchTranslation';
import {
  loadTranslationPages,
  type TranslationFailure,
  type TranslationPage,
} from '../translation/loadTranslations';

import { countBlocks } from './countBlocks';
import { createLinkTargets, type LinkTargetInput } from './createLinkTargets';
import { findDeadLinks } from './findDeadLinks';
import { findFaults } from './findFaults';
import { findMissingLanguages } from './findMissingLanguages';
import { readPages, type PageReading } from './readPages';
import { serviceHealthSchema } from './serviceHealth.schema';
import type { SiteHealth } from './SiteHealth';

/** Each page takes one request, so this limits the loading time. */
const maxPages = 200;

/** Site to check, and the language in which its pages are read. */
export interface HealthInput {
  site: Pick<SiteConfig, 'key' | 'languages'>;
  countries: readonly Country[];
  language: LanguageCode;
  targets: LinkTargetInput;
}

type ServiceFindings = Pick<
  SiteHealth,
  | 'library'
  | 'duplicates'
  | 'licences'
  | 'missingAltTexts'
  | 'failedSchedules'
  | 'missingPictures'
  | 'brokenRedirects'
>;

const unknownFindings: ServiceFindings = {
  library: undefined,
  duplicates: undefined,
  licences: undefined,
  missingAltTexts: undefined,
  failedSchedules: undefined,
  missingPictures: undefined,
  brokenRedirects: undefined,
};

/** The service searches its whole media library. */
const libraryTimeoutMs = 15_000;

/** Failures are reported in the result, so that the rest of the board stays available. */
async function loadServiceHealth(siteKey: string): Promise<ServiceFindings> {
  const request = { area: '/editing', path: '/health', timeoutMs: libraryTimeoutMs } as const;
  const response = await fetchTranslationJson(request, serviceHealthSchema);
  if (!response.ok) return unknownFindings;
  const { value } = response;
  const isOfSite = ({ site }: { site: string | null }) => site === siteKey || site === null;
  return {
    library: value.library,
    duplicates: value.duplicates,
    licences: value.licences,
    missingAltTexts: value.missingAltTexts.filter(isOfSite),
    failedSchedules: value.failedSchedules.filter(isOfSite),
    missingPictures: value.missingPictures.filter(isOfSite),
    brokenRedirects: value.brokenRedirects.filter(isOfSite),
  };
}

interface BoardParts {
  readonly all: readonly TranslationPage[];
  readonly readings: readonly PageReading[];
  readonly findings: ServiceFindings;
}

async function createSiteHealth(
  { all, readings, findings }: BoardParts,
  { site, countries, targets }: HealthInput,
): Promise<SiteHealth> {
  const pages = all.filter((page) => page.site === site.key);
  const reads = readings.flatMap((reading) => (reading.kind === 'read' ? [reading.read] : []));
  const published = new Map(all.map(({ id, isPublished }) => [id, isPublished]));
  const linkTargets = createLinkTargets(published, targets);
  const deadLinks = await Promise.all(reads.map((read) => findDeadLinks(read, linkTargets)));
  return {
    pageCount: pages.length,
    readCount: readings.length,
    unreadable: readings.flatMap((reading) => (reading.kind === 'unreadable' ? [reading.page] : [])),
    faults: reads.flatMap((read) => findFaults(read, prepareModule)),
    deadLinks: deadLinks.flat(),
    missingLanguages: findMissingLanguages(pages, { languages: site.languages, countries }),
    usage: countBlocks(reads, Object.keys(blockRegistry)),
    ...findings,
  };
}

/** Loads the health board of a site from its newest drafts, for editors only and uncached. Never rejects. */
export async function loadSiteHealth(input: HealthInput): Promise<Result<SiteHealth, TranslationFailure>> {
  // Pages of all sites, because links may cross sites.
  const listed = await loadTranslationPages();
  if (!listed.ok) return listed;
  const pages = listed.value.filter(({ site }) => site === input.site.key).slice(0, maxPages);
  try {
    const [readings, findings] = await Promise.all([
      readPages(pages, input.language),
      loadServiceHealth(input.site.key),
    ]);
    return ok(await createSiteHealth({ all: listed.value, readings, findings }, input));
  } catch (error) {
    log(
      'error',
      'The health board of a site could not be loaded.',
      {
        site: input.site.key,
      },
      error,
    );
    return fail({ code: 'unavailable' });
  }
}
