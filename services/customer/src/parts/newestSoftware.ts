import { sql, type RawBuilder } from 'kysely';

/** The latest version for the product whose slug is in a column; null when there is none. */
export const newestSoftware = (
  slugColumn: 'machine.product_slug' | 'product.slug',
): RawBuilder<string | null> =>
  sql`(select software.version from customer_software as software where software.product_slug = ${sql.ref(slugColumn)} order by software.released_on desc, software.id desc limit 1)`;
