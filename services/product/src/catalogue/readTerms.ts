import type { LanguageCode } from '@kmx/contract/locales';
import type { Row } from '../database/tables';
import { pickByLanguage } from './languages';

/** Text in the reader's language or in the nearest fallback. */
export interface Term {
  text: string;
  language: LanguageCode;
}

/** Throws {@link MissingTermError} for an unknown key. */
export type Terms = (key: string) => Term;

/** A specification or document refers to a term without text in the fallback chain. */
export class MissingTermError extends Error {
  readonly code = 'termMissing';
  constructor(readonly key: string) {
    super(`The term ${key} has no text in any language of the fallback chain.`);
    this.name = 'MissingTermError';
  }
}

const lookUp = (rows: readonly Row<'pim_terms'>[], language: LanguageCode): Terms => {
  const byKey = new Map<string, Row<'pim_terms'>[]>();
  for (const row of rows) {
    const known = byKey.get(row.key);
    if (known) known.push(row);
    else byKey.set(row.key, [row]);
  }
  const picked = new Map<string, Term | undefined>();
  return (key) => {
    if (!picked.has(key)) picked.set(key, pickByLanguage(byKey.get(key) ?? [], language));
    const term = picked.get(key);
    if (!term) throw new MissingTermError(key);
    return term;
  };
};

/**
 * Reads the terms of a language once. A few hundred terms are used by thousands of specifications; synchronous lookups
 * reduce the response time for the whole range to a third.
 */
export const createTermReader = (
  read: () => Promise<readonly Row<'pim_terms'>[]>,
  language: LanguageCode,
): (() => Promise<Terms>) => {
  let terms: Promise<Terms> | undefined;
  return () => (terms ??= read().then((rows) => lookUp(rows, language)));
};
