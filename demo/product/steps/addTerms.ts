import { isLanguageCode } from '@kmx/contract/locales';
import type { SeedRows } from '../rows';
import { offerNames } from '../terms/offers';
import { specificationNames } from '../terms/specifications';
import { localized, type WordTable } from '../terms/term';
import { groups, labels, units, words } from '../terms/words';

/** Word tables and the first part of the keys that their rows have in the database. */
const tables: readonly (readonly [prefix: string, table: WordTable])[] = [
  ['name.', { ...specificationNames, ...offerNames }],
  ['group.', groups],
  ['unit.', units],
  ['word.', words],
  ['', labels],
];

export const addTerms = (rows: SeedRows): void => {
  for (const [prefix, table] of tables)
    for (const [key, row] of Object.entries(table))
      for (const [language, text] of Object.entries(localized(row)))
        if (isLanguageCode(language)) rows.pim_terms.push({ key: `${prefix}${key}`, language, text });
};
