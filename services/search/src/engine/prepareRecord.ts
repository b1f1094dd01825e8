import { createHash } from 'node:crypto';
import { findWords, searchKinds, tokenize, type SearchRecord } from '@kmx/core';

import type { RecordTable } from './tables';

/** Maximum length of a word; PostgreSQL accepts up to 2 kB. */
const maxTokenCharacters = 64;

/** Tokens by which a record is found, by column. */
export interface RecordTokens {
  /** Site and language, in a form that no word has. */
  scope: string;
  title: readonly string[];
  description: readonly string[];
  text: readonly string[];
}

export type RecordRow = Omit<RecordTable, 'row_id'>;

export const scopeToken = ({ siteKey, language }: Pick<SearchRecord, 'siteKey' | 'language'>): string =>
  `@${siteKey}/${language}`;

/** Shortens a token, for storing and for searching. */
export const cutToken = (token: string): string => token.slice(0, maxTokenCharacters);

const writeCountries = (countries: readonly string[]): string =>
  countries.length === 0 ? '' : ` ${[...countries].sort().join(' ')} `;

/** Creates the row of a record; `digest` changes with every field. */
export function createRow(source: string, record: SearchRecord): RecordRow {
  const { siteKey, contentLanguage, countries, exceptCountries, trail, imageUrl, updatedAt, ...others } =
    record;
  const { shownFrom = null, shownUntil = null, ...same } = others;
  const fields = {
    ...same,
    source,
    site_key: siteKey,
    kind_rank: searchKinds.indexOf(record.kind),
    title_length: record.title.length,
    content_language: contentLanguage,
    countries: writeCountries(countries),
    except_countries: writeCountries(exceptCountries),
    trail: JSON.stringify(trail),
    image_url: imageUrl,
    updated_at: updatedAt,
    shown_from: shownFrom,
    shown_until: shownUntil,
  };
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(fields).sort()))
    .digest('base64url');
  return { ...fields, digest };
}

const tokensOf = (text: string, { contentLanguage }: SearchRecord): readonly string[] => [
  ...new Set(tokenize(text, contentLanguage).map(cutToken)),
];

export const createTokens = (record: SearchRecord): RecordTokens => ({
  scope: scopeToken(record),
  title: tokensOf(record.title, record),
  description: tokensOf(record.description, record),
  text: tokensOf(record.text, record),
});

/** Returns words for spelling suggestions, with their spelling by token. */
export function findSpellings(record: SearchRecord): ReadonlyMap<string, string> {
  const texts = [record.title, record.description, record.text];
  const found = texts.flatMap((text) =>
    findWords(text, record.contentLanguage)
      .filter(({ token }) => /^\p{L}{4,}$/u.test(token) && token.length <= maxTokenCharacters)
      .map(({ start, end, token }) => [token, text.slice(start, end).toLowerCase()] as const),
  );
  return new Map(found);
}
