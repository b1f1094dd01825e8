import type { ProductDatabase } from '../database/connect';
import type { Row } from '../database/tables';
import { decideVisibleClassifications } from './decideVisibleClassifications';
import { bySlug } from './inOrder';
import type { Scope } from './scope';

export interface Classification extends Row<'pim_classifications'> {
  countries: readonly string[];
}

/** Classifications visible in the country of the scope, by sort index. */
export const readClassifications = async (db: ProductDatabase, scope: Scope): Promise<Classification[]> => {
  const [rows, countries] = await Promise.all([
    db.selectFrom('pim_classifications').selectAll().execute(),
    db.selectFrom('pim_classification_countries').selectAll().execute(),
  ]);
  const countriesById = new Map<string, string[]>(rows.map(({ id }) => [id, []]));
  for (const entry of countries) countriesById.get(entry.classification_id)?.push(entry.country);
  const all = rows.map((row) => ({ ...row, countries: (countriesById.get(row.id) ?? []).sort() }));
  const { country } = scope;
  return decideVisibleClassifications(
    all,
    (classification) => country === null || classification.countries.includes(country),
  ).sort(bySlug);
};
