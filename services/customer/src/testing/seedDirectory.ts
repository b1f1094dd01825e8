import { normalizeText } from '@kmx/contract/text';
import type { DemoPerson } from '../../../toolkit/src/testing/people/demoPerson';
import { demoOrganisations } from '../../../toolkit/src/testing/people/organisations';
import { demoPeople } from '../../../toolkit/src/testing/people/people';
import { invitationMilliseconds } from '../access/decideAccessChange';
import { writeAudit } from '../audit/audit';
import type { CustomerDatabase } from '../database/connect';
import type { NewRow } from '../database/tables';
import { userKeys } from '../directory/userKeys';

const day = 24 * 60 * 60 * 1000;
const office = { id: null, name: 'Komax customer service' };

type AccessSeed = DemoPerson['access'][number];

/** Days before today, the same for a user and an application on every run. */
const daysAgo = (index: number, application: string, status: AccessSeed['status']): number => {
  const spread = index * 7 + application.length * 3;
  if (status === 'pending') return 1 + (spread % 12);
  if (status === 'invited') return 1 + (spread % 10);
  if (status === 'inviteExpired') return invitationMilliseconds / day + 3 + (spread % 60);
  return 20 + (spread % 500);
};

const accessRow = (
  person: DemoPerson,
  index: number,
  { application, status }: AccessSeed,
  now: Date,
): NewRow<'customer_access'> => {
  const time = new Date(now.getTime() - daysAgo(index, application, status) * day).toISOString();
  const isInvitation = status === 'invited' || status === 'inviteExpired';
  return {
    user_id: person.id,
    application,
    status,
    requested_by: isInvitation ? office.name : `${person.givenName} ${person.familyName}`,
    requested_at: time,
    invited_at: isInvitation ? time : null,
    changed_at: time,
  };
};

const userRow = (person: DemoPerson, index: number, now: Date): NewRow<'customer_users'> => ({
  id: person.id,
  email: person.email,
  first_name: person.givenName,
  last_name: person.familyName,
  ...userKeys({ email: person.email, firstName: person.givenName, lastName: person.familyName }),
  language: person.language,
  country: person.country,
  measurement_system: null,
  is_internal: person.isInternal ? 1 : 0,
  delegated_admin: person.isDelegatedAdmin ?? null,
  is_on_premises: person.isArtemisOnPremises ? 1 : 0,
  created_at: new Date(now.getTime() - (30 + ((index * 11) % 700)) * day).toISOString(),
  last_sign_in_at: person.hasPassword
    ? new Date(now.getTime() - (1 + ((index * 5) % 28)) * day).toISOString()
    : null,
});

const addPerson = (db: CustomerDatabase, person: DemoPerson, index: number, now: Date): Promise<boolean> =>
  db.transaction().execute(async (write) => {
    const inserted = await write
      .insertInto('customer_users')
      .values(userRow(person, index, now))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    if (inserted.length === 0) return false;
    const memberships = person.organisationIds.map((id) => ({ user_id: person.id, organisation_id: id }));
    if (memberships.length > 0) await write.insertInto('customer_memberships').values(memberships).execute();
    for (const access of person.access) {
      const row = accessRow(person, index, access, now);
      await write.insertInto('customer_access').values(row).execute();
      const { application, status } = access;
      const fact = { userId: person.id, actor: office, action: 'seed', application, to: status } as const;
      await writeAudit(write, { ...fact, at: new Date(row.changed_at) });
    }
    return true;
  });

/** Adds the demo directory to a database without one; existing rows are unchanged. Returns the number of added users. */
export const seedDirectory = async (db: CustomerDatabase, now: Date): Promise<number> => {
  const organisations = demoOrganisations.map(({ id, name, country, city, subRegion }) => ({
    id,
    name,
    name_key: normalizeText(name),
    country,
    city,
    sub_region: subRegion,
  }));
  await db
    .insertInto('customer_organisations')
    .values(organisations)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  let added = 0;
  for (const [index, person] of demoPeople.entries()) if (await addPerson(db, person, index, now)) added += 1;
  return added;
};
