import { accessStatuses, applicationKeys } from '@kmx/contract/access';
import { rolesOf } from '../../access/applications';
import { demoOrganisations } from './organisations';
import { demoPeople } from './people';

const countOf = (isMeant: (person: (typeof demoPeople)[number]) => boolean): number =>
  demoPeople.filter(isMeant).length;

test('6 organisations, 120 people and the accounts to sign in with', () => {
  expect(demoOrganisations.map(({ id }) => id)).toEqual([
    'org-1',
    'org-2',
    'org-3',
    'org-4',
    'org-5',
    'org-6',
  ]);
  expect(demoPeople).toHaveLength(125);
  expect(demoPeople.slice(0, 5).map(({ id }) => id)).toEqual([
    'u-customer',
    'u-pending',
    'u-newcomer',
    'u-admin',
    'u-staff',
  ]);
  expect([demoPeople[5]?.id, demoPeople.at(-1)?.id]).toEqual(['u-001', 'u-120']);
});

test.each(['id', 'email'] as const)('gives each person a unique %s', (key) => {
  expect(new Set(demoPeople.map((person) => person[key])).size).toBe(demoPeople.length);
});

test.each(accessStatuses)('the status %s occurs on several people', (status) => {
  expect(countOf(({ access }) => access.some((one) => one.status === status))).toBeGreaterThan(5);
});

test.each(applicationKeys)('gives at least one person access to %s', (application) => {
  expect(
    countOf(({ access }) => access.some((one) => one.application === application && one.status === 'active')),
  ).toBeGreaterThan(0);
});

test.each(demoOrganisations)('$name has two administrators and people of two organisations', ({ id }) => {
  const own = demoPeople.filter((person) => person.organisationIds.includes(id) && /\d/.test(person.id));
  expect(own.filter(({ isDelegatedAdmin }) => isDelegatedAdmin === 'external')).toHaveLength(2);
  expect(own.filter(({ organisationIds }) => organisationIds.length > 1).length).toBeGreaterThan(2);
});

test('includes employees among the administrators', () => {
  const internal = demoPeople.filter(({ isDelegatedAdmin }) => isDelegatedAdmin === 'internal');
  expect(internal.length).toBeGreaterThan(2);
  expect(internal.every(({ isInternal }) => isInternal)).toBe(true);
});

test('gives people without a sign-in only invitations', () => {
  const invited = demoPeople.filter(({ hasPassword }) => !hasPassword);
  expect(invited.length).toBeGreaterThan(10);
  const statuses = new Set(invited.flatMap(({ access }) => access.map(({ status }) => status)));
  expect([...statuses].sort()).toEqual(['inviteExpired', 'invited']);
});

test('uses plain addresses in reserved domains', () => {
  const other = demoPeople.filter(({ email }) => !/^[a-z]+(\.[a-z]+)?@[a-z]+\.example$/.test(email));
  expect(other.map(({ email }) => email)).toEqual([]);
});

test.each([
  ['u-newcomer', []],
  ['u-pending', ['kmx_int_direct_pending', 'kmx_int_lmsefront_inviteexpired']],
  ['u-admin', ['kmx_delegatedadmin_extern', 'kmx_int_assetdb_active', 'kmx_int_serviceticketing_active']],
])('%s signs in with the roles %j', (id, roles) => {
  const person = demoPeople.find((one) => one.id === id);
  expect(person && rolesOf(person)).toEqual(roles);
});
