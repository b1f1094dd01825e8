import {
  decidePageTranslationState,
  normalizeText,
  isAvailableIn,
  pagePath,
  type EditorAreaQuery,
  type TranslationState,
} from '@kmx/core';

import type { TranslationPage } from '../translation/loadTranslations';

/** What pages can be asked for by: a state of section 4, one that has gone stale, or none at all; empty for every page. */
export type StateFilter = EditorAreaQuery['state'];

/** In the order of the choices. */
export const stateFilters = [
  'stale',
  'MarkedForTranslation',
  'InProgress',
  'Translated',
  'none',
] as const satisfies readonly StateFilter[];

/** Where the reader is, as far as it decides which pages are listed. */
export interface PageScope {
  country: string;
  /** The pages of the chosen sections; undefined when none is chosen. */
  pageIds: ReadonlySet<string> | undefined;
}

/** A page of the list with its state by the rule of section 4; no state without targets. */
export interface AreaPage extends TranslationPage {
  state: TranslationState | undefined;
}

type Targets = Pick<TranslationPage, 'sourceLanguage' | 'targetLanguages'>;

/** Whether a page is in a state, in one language where one is asked for. */
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
  normalizeText(`${title} ${pagePath({ parentSlug, slug })}`).includes(normalizeText(text));

const isInScope = (page: TranslationPage, query: EditorAreaQuery, { country, pageIds }: PageScope) =>
  (query.isAllCountries || isAvailableIn(page, country)) &&
  (pageIds?.has(page.id) ?? true) &&
  isNamed(page, query.text);

/** What waits longest for somebody comes first; within it, the order of the service stays. */
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

/** What a list of pages shows, and how many pages each other choice of state would show. */
export interface PageSelection {
  pages: readonly AreaPage[];
  counts: Readonly<Record<StateFilter, number>>;
  /** Pages that are not published and therefore not listed; 0 where drafts are listed. */
  draftCount: number;
}

const withState = (page: TranslationPage): AreaPage => ({
  ...page,
  state: decidePageTranslationState(page.targetLanguages),
});

/** Chooses the pages that an editor asks for (sections 2.3 and 4), the most urgent first. */
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
