import type { Kysely } from 'kysely';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import { isPlain } from '../database/isPlain';
import type { Row, Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { readColleagues } from './readPeople';
import { rejectTicket, TicketRejectionError } from './rejectTicket';
import type { CreateTicketInput } from './ticketOperations';

type Location = Pick<Row<'customer_locations'>, 'id' | 'organisation_id' | 'name'>;
type Machine = Pick<Row<'customer_machines'>, 'id' | 'name' | 'serial_number'>;

/** Location and machine of a new ticket. */
export interface TicketLocation {
  location: Location;
  machine: Machine | null;
}

/** Returns the location if the viewer may see it. */
export const readLocation = async (
  db: Kysely<Tables>,
  { organisationIds }: Scope,
  id: string,
): Promise<Location | null> => {
  if (!isPlain(id) || organisationIds.length === 0) return null;
  const location = await db
    .selectFrom('customer_locations')
    .select(['id', 'organisation_id', 'name'])
    .where('id', '=', id)
    .where('organisation_id', 'in', [...organisationIds])
    .executeTakeFirst();
  return location ?? null;
};

const readMachine = async (
  db: Kysely<Tables>,
  id: string,
  organisationId: string,
): Promise<Machine | null> => {
  if (!isPlain(id)) return null;
  const machine = await db
    .selectFrom('customer_machines')
    .select(['id', 'name', 'serial_number'])
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return machine ?? null;
};

/** Throws the same error for a missing thing and for one of another organisation. */
const rejectInaccessible = (
  dependencies: DirectoryDependencies,
  scope: Scope,
  kind: 'location' | 'machine' | 'user',
  ids: readonly string[],
): never => {
  for (const id of new Set(ids)) logRejection(dependencies, scope, kind, id);
  const what = kind === 'user' ? 'person' : kind;
  throw new TicketRejectionError(
    rejectTicket('notAllowed', `This ${what} does not exist, or you do not have permission to choose it.`),
  );
};

/**
 * The location and the machine of a new ticket: both of one organisation of the viewer, as its watchers are. Throws
 * {@link TicketRejectionError}.
 */
export const decideTicketLocation = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  { locationId, machineId, watcherIds }: CreateTicketInput,
): Promise<TicketLocation> => {
  const { db } = dependencies;
  const location = await readLocation(db, scope, locationId);
  if (!location) return rejectInaccessible(dependencies, scope, 'location', [locationId]);
  const machine = machineId === null ? null : await readMachine(db, machineId, location.organisation_id);
  if (machineId !== null && !machine) return rejectInaccessible(dependencies, scope, 'machine', [machineId]);
  if (watcherIds.length === 0) return { location, machine };
  const colleagues = await readColleagues(db, location.organisation_id);
  const strangers = watcherIds.filter((id) => !colleagues.some((person) => person.id === id));
  if (strangers.length > 0) return rejectInaccessible(dependencies, scope, 'user', strangers);
  return { location, machine };
};
