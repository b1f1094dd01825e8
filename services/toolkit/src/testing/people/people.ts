import { demoAccounts } from './accounts';
import type { DemoPerson } from './demoPerson';
import { createName } from './names';
import { demoWorkplaces } from './organisations';

type Part = Pick<DemoPerson, 'access' | 'hasPassword' | 'isArtemisOnPremises'>;

/** Access of the people of a plant, in turn; people without a password have invitations only. */
const parts: readonly Part[] = [
  {
    hasPassword: true,
    access: [
      { application: 'ticketing', status: 'active' },
      { application: 'assetdb', status: 'active' },
      { application: 'direct', status: 'active' },
    ],
  },
  {
    hasPassword: true,
    access: [
      { application: 'artemis', status: 'active' },
      { application: 'ticketing', status: 'active' },
      { application: 'productinfo', status: 'active' },
    ],
    isArtemisOnPremises: true,
  },
  {
    hasPassword: true,
    access: [
      { application: 'direct', status: 'pending' },
      { application: 'ticketing', status: 'active' },
    ],
  },
  {
    hasPassword: true,
    access: [
      { application: 'lmsefront', status: 'invited' },
      { application: 'assetdb', status: 'active' },
    ],
  },
  {
    hasPassword: true,
    access: [
      { application: 'lmsefront', status: 'inviteExpired' },
      { application: 'productinfo', status: 'inactive' },
    ],
  },
  { hasPassword: true, access: [{ application: 'ticketing', status: 'pending' }] },
  {
    hasPassword: true,
    access: [
      { application: 'assetdb', status: 'declined' },
      { application: 'mfpwm', status: 'pending' },
    ],
  },
  {
    hasPassword: true,
    access: [
      { application: 'ticketing', status: 'inactive' },
      { application: 'direct', status: 'inactive' },
    ],
  },
  {
    hasPassword: false,
    access: [
      { application: 'ticketing', status: 'invited' },
      { application: 'assetdb', status: 'invited' },
    ],
  },
  { hasPassword: false, access: [{ application: 'artemis', status: 'inviteExpired' }] },
  {
    hasPassword: true,
    access: [
      { application: 'mfpwm', status: 'active' },
      { application: 'mfpmds', status: 'active' },
      { application: 'artemis', status: 'active' },
      { application: 'lmsefront', status: 'active' },
    ],
  },
  { hasPassword: true, access: [{ application: 'productinfo', status: 'declined' }] },
  { hasPassword: true, access: [] },
];

const peoplePerOrganisation = 20;
const administratorsPerOrganisation = 2;
/** The last person of an organisation is the employee responsible for it. */
const employeePosition = peoplePerOrganisation - 1;
const employeeDomain = 'komax.example';
/** Positions of people who also work for the next organisation. */
const sharedPositions = [5, 12];

const at = <Item>(list: readonly Item[], index: number): Item => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The demo directory has an empty list.');
  return found;
};

const organisationIdsOf = (organisation: number, position: number): readonly string[] => {
  const own = at(demoWorkplaces, organisation).id;
  return sharedPositions.includes(position) ? [own, at(demoWorkplaces, organisation + 1).id] : [own];
};

const partOf = (organisation: number, position: number): Part & Pick<DemoPerson, 'isDelegatedAdmin'> => {
  if (position < administratorsPerOrganisation)
    return { ...at(parts, position), isDelegatedAdmin: 'external' };
  if (position !== employeePosition) return at(parts, organisation * peoplePerOrganisation + position);
  const employee = at(parts, 0);
  // Every other employee administers the users of the customer.
  return organisation % 2 === 0 ? { ...employee, isDelegatedAdmin: 'internal' } : employee;
};

const createPerson = (index: number): DemoPerson => {
  const organisation = Math.floor(index / peoplePerOrganisation);
  const position = index % peoplePerOrganisation;
  const { domain, plants } = at(demoWorkplaces, organisation);
  const { country, language } = at(plants, position);
  const { mailName, ...name } = createName(language, index);
  const isInternal = position === employeePosition;
  return {
    id: `u-${String(index + 1).padStart(3, '0')}`,
    email: `${mailName}@${isInternal ? employeeDomain : domain}`,
    ...name,
    language,
    country,
    isInternal,
    organisationIds: organisationIdsOf(organisation, position),
    ...partOf(organisation, position),
  };
};

/** Demo directory: five demo accounts, then twenty people for each organisation. */
export const demoPeople: readonly DemoPerson[] = [
  ...demoAccounts,
  ...Array.from({ length: demoWorkplaces.length * peoplePerOrganisation }, (_, index) => createPerson(index)),
];
