import {
  decidePageTranslationState,
  normalizePhrase,
  isAvailableIn,
  pagePath,
  type EditorAreaQuery,
  type TranslationState,
} from '@kmx/core';

import type { TranslationPage } from '../translation/loadTranslations';

/** A state of section 4, stale, or without translations; empty selects all pages. */
export type StateFilter = EditorAreaQuery['state'];

/** In display order. */
export const stateFilters = [
  'stale',
  'MarkedForTranslation',
  'InProgress',
  'Translated',
  'none',
] as const satisfies readonly StateFilter[];

/** Country and sections that limit the listed pages. */
export interface PageScope {
  country: string;
  /** Pages of the chosen sections; undefined if none is chosen. */
  pageIds: ReadonlySet<string> | undefined;
}

/** A listed page with its state according to section 4; undefined without target languages. */
export interface AreaPage extends TranslationPage {
  state: TranslationState | undefined;
}

type Targets = Pick<TranslationPage, 'sourceLanguage' | 'targetLanguages'>;

/** Checks if a page is in a state, optionally in one language only. */
export function isInState(page: Targets, state: StateFilter, language: EditorAreaQuery['language']): boolean {
  const targets = page.targetLanguages.filter((target) => language === '' || target.language === language);
  switch (state) {
    case '':
      return language === '' || targets.length > 0;
    case 'none':
      return targets.length === 0 && page.sourceLanguage !== language;
    case 'stale':
      return targets.some(({ isStale }) => isStale);
    case 'MarkedForTranslation':
    case 'InProgress':
    case 'Translated':
      return decidePageTranslationState(targets) === state;
  }
}

const isNamed = ({ title, slug, parentSlug }: TranslationPage, text: string) =>
  normalizePhrase(`${title} ${pagePath({ parentSlug, slug })}`).includes(normalizePhrase(text));

const isInScope = (page: TranslationPage, query: EditorAreaQuery, { country, pageIds }: PageScope) =>
  (query.isAllCountries || isAvailableIn(page, country)) &&
  (pageIds?.has(page.id) ?? true) &&
  isNamed(page, query.text);

/** Lower ranks are listed first; ties keep the order of the service. */
function decideUrgency({ state, targetLanguages }: AreaPage): number {
  if (targetLanguages.some(({ isStale }) => isStale)) return 0;
  switch (state) {
    case 'MarkedForTranslation':
      return 1;
    case 'InProgress':
      return 2;
    case 'Translated':
      return 3;
    case undefined:
      return 4;
  }
}

/** The listed pages, and the number of pages for each other state filter. */
export interface PageSelection {
  pages: readonly AreaPage[];
  counts: Readonly<Record<StateFilter, number>>;
  /** Number of unpublished pages that are not listed; 0 if drafts are listed. */
  draftCount: number;
}

const withState = (page: TranslationPage): AreaPage => ({
  ...page,
  state: decidePageTranslationState(page.targetLanguages),
});

/** Filters the pages (sections 2.3 and 4) and sorts them by urgency. */
export function selectPages(
  pages: readonly TranslationPage[],
  query: EditorAreaQuery,
  scope: PageScope,
): PageSelection {
  const { state, language, stage } = query;
  const inScope = pages.filter((page) => isInScope(page, query, scope));
  const atStage = inScope.filter(({ isPublished }) => stage === 'DRAFT' || isPublished);
  const countOf = (filter: StateFilter) => atStage.filter((page) => isInState(page, filter, language)).length;
  return {
    pages: atStage
      .filter((page) => isInState(page, state, language))
      .map(withState)
      .sort((a, b) => decideUrgency(a) - decideUrgency(b)),
    counts: {
      '': countOf(''),
      stale: countOf('stale'),
      MarkedForTranslation: countOf('MarkedForTranslation'),
      InProgress: countOf('InProgress'),
      Translated: countOf('Translated'),
      none: countOf('none'),
    },
    draftCount: inScope.length - atStage.length,
  };
}
