import type { DemoPerson } from '../../../services/toolkit/src/testing/people/demoPerson';
import { demoPeople } from '../../../services/toolkit/src/testing/people/people';

export const nameOf = ({ givenName, familyName }: DemoPerson): string => `${givenName} ${familyName}`;

const hasTicketing = ({ access }: DemoPerson): boolean =>
  access.some(({ application, status }) => application === 'ticketing' && status === 'active');

const membersOf = (organisationId: string, isInternal: boolean): DemoPerson[] =>
  demoPeople.filter(
    (person) =>
      person.isInternal === isInternal &&
      person.organisationIds.includes(organisationId) &&
      hasTicketing(person),
  );

export const customersOf = (organisationId: string): DemoPerson[] => membersOf(organisationId, false);

/** Employees who process tickets of an organisation. */
export const staffOf = (organisationId: string): DemoPerson[] => membersOf(organisationId, true);
