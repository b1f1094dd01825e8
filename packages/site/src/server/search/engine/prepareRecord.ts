import { createHash } from 'node:crypto';
import { findWords, searchKinds, tokenize, type SearchRecord } from '@kmx/core';

import type { RecordTable } from './tables';

/** Longer ones are no words; PostgreSQL takes up to 2 kB. */
const maxTokenCharacters = 64;

/** What a record is found by, by where it stands. */
export interface RecordTokens {
  /** Names site and language: no word can look like it. */
  scope: string;
  title: readonly string[];
  description: readonly string[];
  text: readonly string[];
}

/** A record as a row of the table. */
export type RecordRow = Omit<RecordTable, 'row_id'>;

/** The token that all records of a site in a language carry. */
export const scopeToken = ({ siteKey, language }: Pick<SearchRecord, 'siteKey' | 'language'>): string =>
  `@${siteKey}/${language}`;

/** A token as engines keep it and are asked for it. */
export const cutToken = (token: string): string => token.slice(0, maxTokenCharacters);

const writeCountries = (countries: readonly string[]): string =>
  countries.length === 0 ? '' : ` ${[...countries].sort().join(' ')} `;

/** The row of a record; `digest` changes with anything in it. */
export function createRow(source: string, record: SearchRecord): RecordRow {
  const { siteKey, contentLanguage, countries, exceptCountries, trail, imageUrl, updatedAt, ...same } =
    record;
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
  };
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(fields).sort()))
    .digest('base64url');
  return { ...fields, digest };
}

const tokensOf = (text: string, { contentLanguage }: SearchRecord): readonly string[] => [
  ...new Set(tokenize(text, contentLanguage).map(cutToken)),
];

/** The tokens of a record: those of its words are decided by the language that they are written in. */
export const createTokens = (record: SearchRecord): RecordTokens => ({
  scope: scopeToken(record),
  title: tokensOf(record.title, record),
  description: tokensOf(record.description, record),
  text: tokensOf(record.text, record),
});

/** Words that a typing error may have been meant for, with their spelling. */
export function findSpellings(record: SearchRecord): ReadonlyMap<string, string> {
  const texts = [record.title, record.description, record.text];
  const found = texts.flatMap((text) =>
    findWords(text, record.contentLanguage)
      .filter(({ token }) => /^\p{L}{4,}$/u.test(token) && token.length <= maxTokenCharacters)
      .map(({ start, end, token }) => [token, text.slice(start, end).toLowerCase()] as const),
  );
  return new Map(found);
}
