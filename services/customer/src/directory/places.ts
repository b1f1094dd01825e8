import type { MachineType } from '@kmx/contract/machines';
import type { CustomerDatabase } from '../database/connect';
import type { Organisation } from './model';

/** A site of an organisation. */
export interface Location {
  id: string;
  name: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  organisation: Organisation;
}

/** A machine as forms and filters offer it. */
export interface MachineChoice {
  id: string;
  name: string;
  serialNumber: string;
  type: MachineType;
  locationId: string;
}

/** A file of a ticket. */
export interface Attachment {
  id: string;
  name: string;
  /** The type that its content has. */
  type: string;
  /** Bytes. */
  size: number;
}

/** The locations of these organisations, by name. */
export const readLocations = async (
  db: CustomerDatabase,
  organisationIds: readonly string[],
): Promise<Location[]> => {
  if (organisationIds.length === 0) return [];
  const rows = await db
    .selectFrom('customer_locations as location')
    .innerJoin('customer_organisations as organisation', 'organisation.id', 'location.organisation_id')
    .select(['location.id', 'location.name', 'location.city', 'location.country'])
    .select(['organisation.id as organisation_id', 'organisation.name as organisation_name'])
    .where('location.organisation_id', 'in', [...organisationIds])
    .orderBy('location.name_key')
    .orderBy('location.id')
    .execute();
  return rows.map(({ organisation_id: id, organisation_name: name, ...location }) => ({
    ...location,
    organisation: { id, name },
  }));
};

/** The machines of these organisations, by name and serial number. */
export const readMachineChoices = async (
  db: CustomerDatabase,
  organisationIds: readonly string[],
): Promise<MachineChoice[]> => {
  if (organisationIds.length === 0) return [];
  const rows = await db
    .selectFrom('customer_machines')
    .select(['id', 'name', 'serial_number', 'type', 'location_id'])
    .where('organisation_id', 'in', [...organisationIds])
    .orderBy('name_key')
    .orderBy('serial_key')
    .orderBy('id')
    .execute();
  return rows.map(({ serial_number: serialNumber, location_id: locationId, ...machine }) => ({
    ...machine,
    serialNumber,
    locationId,
  }));
};
