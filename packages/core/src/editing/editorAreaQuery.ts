import { isLanguageCode, type LanguageCode } from '@kmx/contract/locales';
import { sortChoices } from '../lists/readChoices';

import { translationStates, type TranslationState } from './decidePageTranslationState';
import { parsePageStage, type PageStage } from './PageStage';

/**
 * Filters of the page list: a translation state (section 4), stale translations, or pages without translations; `''`
 * is every page.
 */
export const editorAreaStates = ['', ...translationStates, 'stale', 'none'] as const;

export type EditorAreaState = TranslationState | 'stale' | 'none' | '';

/** Query of the editor area (section 2.3: "view of draft or published navigation, translation management"). */
export interface EditorAreaQuery {
  readonly stage: PageStage;
  /** "Navigation items with countries show only for the current locale country (all shown in the all-countries editor view)" (section 5). */
  readonly isAllCountries: boolean;
  /** Ids of the navigation entries to show; empty: all. */
  readonly sections: readonly string[];
  /** Search text. */
  readonly text: string;
  readonly state: EditorAreaState;
  /** Target language that `state` refers to; `''`: any. */
  readonly language: LanguageCode | '';
}

/** Names of the form fields; `countries` is a checkbox with the value `allCountriesValue`. */
export const editorAreaFields = {
  stage: 'stage',
  countries: 'countries',
  section: 'section',
  text: 'q',
  state: 'state',
  language: 'language',
} as const;

export const allCountriesValue = 'all';

/** Maximum length of a search text and of a section id. */
const maxTextLength = 80;

const readSections = (query: URLSearchParams) =>
  sortChoices(query.getAll(editorAreaFields.section).filter((id) => id !== '' && id.length <= maxTextLength));

const readText = (query: URLSearchParams) =>
  [...(query.get(editorAreaFields.text) ?? '').trim()].slice(0, maxTextLength).join('').trim();

export function parseEditorAreaQuery(query: URLSearchParams): EditorAreaQuery {
  const state = query.get(editorAreaFields.state);
  const language = query.get(editorAreaFields.language) ?? '';
  return {
    stage: parsePageStage(query.get(editorAreaFields.stage), 'PUBLISHED'),
    isAllCountries: query.get(editorAreaFields.countries) === allCountriesValue,
    sections: readSections(query),
    text: readText(query),
    state: editorAreaStates.find((known) => known === state) ?? '',
    language: isLanguageCode(language) ? language : '',
  };
}

/** Returns `stage=DRAFT&q=crimp` without question mark and without defaults; `''` when everything is default. */
export function formatEditorAreaQuery(query: EditorAreaQuery): string {
  const pairs: readonly (readonly [name: string, value: string])[] = [
    [editorAreaFields.stage, query.stage === 'PUBLISHED' ? '' : query.stage],
    [editorAreaFields.countries, query.isAllCountries ? allCountriesValue : ''],
    ...sortChoices(query.sections).map((id) => [editorAreaFields.section, id] as const),
    [editorAreaFields.text, query.text],
    [editorAreaFields.state, query.state],
    [editorAreaFields.language, query.language],
  ];
  return new URLSearchParams(
    pairs.filter(([, value]) => value !== '').map(([name, value]) => [name, value]),
  ).toString();
}
