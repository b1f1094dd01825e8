import type { CustomerDatabase } from '../database/connect';
import { isPlain } from '../database/isPlain';
import type { PublicMachine } from './model';

/** Returns the public data of the machine with a code; null for every other text. */
export const readPublicMachine = async (
  db: CustomerDatabase,
  code: string,
): Promise<PublicMachine | null> => {
  if (!isPlain(code)) return null;
  const row = await db
    .selectFrom('customer_machines')
    .select(['name', 'product_slug', 'type', 'built_on'])
    .where('passport_code', '=', code)
    .executeTakeFirst();
  if (!row) return null;
  const { name, type } = row;
  return { name, productSlug: row.product_slug, type, builtYear: Number(row.built_on.slice(0, 4)) };
};
