import { isLanguageCode, type LanguageCode } from '@kmx/contract/locales';
import { sortChoices } from '../lists/readChoices';

import { translationStates, type TranslationState } from './decidePageTranslationState';
import { parsePageStage, type PageStage } from './PageStage';

/** What the list of pages is filtered by: a page's translation state (section 4), stale translations, or no translation at all; `''` is every page. */
export const editorAreaStates = ['', ...translationStates, 'stale', 'none'] as const;

/** What the list of pages is filtered by. */
export type EditorAreaState = TranslationState | 'stale' | 'none' | '';

/** What an address of the editor area says (section 2.3: "view of draft or published navigation, translation management"). */
export interface EditorAreaQuery {
  readonly stage: PageStage;
  /** "Navigation items with countries show only for the current locale country (all shown in the all-countries editor view)" (section 5). */
  readonly isAllCountries: boolean;
  /** The entries of the navigation that are shown; empty: all. */
  readonly sections: readonly string[];
  /** What pages are searched for. */
  readonly text: string;
  readonly state: EditorAreaState;
  /** The target language that `state` is about; `''`: any. */
  readonly language: LanguageCode | '';
}

/** The names of the fields that the form sends; `countries` is a tick whose value is `allCountriesValue`. */
export const editorAreaFields = {
  stage: 'stage',
  countries: 'countries',
  section: 'section',
  text: 'q',
  state: 'state',
  language: 'language',
} as const;

/** The value of the tick for all countries. */
export const allCountriesValue = 'all';

/** The longest search, and the longest id of a section, that is read. */
const longestText = 80;

const readSections = (query: URLSearchParams) =>
  sortChoices(query.getAll(editorAreaFields.section).filter((id) => id !== '' && id.length <= longestText));

const readText = (query: URLSearchParams) =>
  [...(query.get(editorAreaFields.text) ?? '').trim()].slice(0, longestText).join('').trim();

/** Reads the query of the editor area's address, or the fields of its form; "editor default published" (section 4). Never throws: what nobody knows is left out. */
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

/** `stage=DRAFT&q=crimp`, ready to stand behind a question mark, without what is as by default; `''` for nothing at all. */
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
