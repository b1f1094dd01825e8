import { sql } from 'kysely';
import type { Scope } from '../auth/scope';
import { isOneOf } from '../database/conditions';
import type { CustomerDatabase } from '../database/connect';
import type { MachineChoice } from '../directory/places';

/** The machines in scope that are of a product, by serial number; none for a viewer without the inventory. */
export const readProductMachines = async (
  db: CustomerDatabase,
  { applications, organisationIds }: Scope,
  productSlug: string,
): Promise<MachineChoice[]> => {
  if (!applications.has('assetdb')) return [];
  const rows = await db
    .selectFrom('customer_machines')
    .select(['id', 'name', 'serial_number', 'type', 'location_id'])
    .where('product_slug', '=', productSlug)
    .where(isOneOf(sql.ref('organisation_id'), organisationIds))
    .orderBy('serial_key')
    .orderBy('id')
    .execute();
  return rows.map(({ serial_number: serialNumber, location_id: locationId, ...machine }) => ({
    ...machine,
    serialNumber,
    locationId,
  }));
};
