import type { Kysely } from 'kysely';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import type { Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import type { Organisation } from '../directory/model';
import { parseLines } from './cartRows';
import type { Cart, StoredCartLine } from './model';

const readOrganisation = async (
  db: Kysely<Tables>,
  { viewer, organisationIds }: Scope,
  requested: string | null,
): Promise<Organisation | undefined> => {
  const ids = requested === null ? organisationIds : organisationIds.filter((id) => id === requested);
  if (ids.length === 0) return undefined;
  const rows = await db
    .selectFrom('customer_organisations as organisation')
    .leftJoin('customer_carts as cart', (join) =>
      join.onRef('cart.organisation_id', '=', 'organisation.id').on('cart.user_id', '=', viewer.id),
    )
    .select(['organisation.id', 'organisation.name', 'cart.changed_at'])
    .where('organisation.id', 'in', [...ids])
    .orderBy('organisation.name_key')
    .orderBy('organisation.id')
    .execute();
  // The cart that was changed last follows the person to another device.
  const [latest] = rows.toSorted((one, other) =>
    (other.changed_at ?? '').localeCompare(one.changed_at ?? ''),
  );
  return latest && { id: latest.id, name: latest.name };
};

export const toCart = (
  organisation: Organisation,
  { revision, lines }: { revision: number; lines: readonly StoredCartLine[] },
): Cart => ({ organisation, revision, lines: lines.filter(({ quantity }) => quantity > 0) });

/**
 * Returns the viewer's cart for an organisation; without one, the cart that they changed last. Null if the
 * organisation is not theirs, or if they have none.
 */
export const readCart = async (
  { db, log }: DirectoryDependencies,
  scope: Scope,
  organisationId: string | null,
): Promise<Cart | null> => {
  const organisation = await readOrganisation(db, scope, organisationId);
  if (!organisation) {
    if (organisationId !== null) logRejection({ log }, scope, 'organisation', organisationId);
    return null;
  }
  const row = await db
    .selectFrom('customer_carts')
    .select(['revision', 'lines'])
    .where('user_id', '=', scope.viewer.id)
    .where('organisation_id', '=', organisation.id)
    .executeTakeFirst();
  return toCart(organisation, { revision: row?.revision ?? 0, lines: row ? parseLines(row.lines) : [] });
};
