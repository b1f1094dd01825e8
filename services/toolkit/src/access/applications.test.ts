import {
  type AccessStatus,
  accessStatuses,
  type ApplicationKey,
  applicationKeys,
} from '@kmx/contract/access';
import { rolesOf, type RoleBearer } from './applications';

/** Table of portal section 6, with the results of section 4. */
const table: [string, RoleBearer, string[]][] = [
  [
    'kmx_delegatedadmin_intern, kmx_delegatedadmin_extern: user administration',
    { access: [], isDelegatedAdmin: 'internal' },
    ['kmx_delegatedadmin_intern'],
  ],
  [
    'kmx_delegatedadmin_intern, kmx_delegatedadmin_extern: user administration',
    { access: [], isDelegatedAdmin: 'external' },
    ['kmx_delegatedadmin_extern'],
  ],
  [
    'kmx_artemis_onpremuser: artemis on-premises user',
    { access: [{ application: 'artemis', status: 'active' }], isArtemisOnPremises: true },
    ['kmx_artemis_onpremuser', 'kmx_int_artemis_active'],
  ],
  [
    'an access that is granted twice is one role',
    {
      access: [
        { application: 'ticketing', status: 'active' },
        { application: 'ticketing', status: 'active' },
      ],
    },
    ['kmx_int_serviceticketing_active'],
  ],
  ['no access is no role', { access: [] }, []],
];

test.each(table)('%s', (_, person, roles) => {
  expect(rolesOf(person)).toEqual(roles);
});

const roleTable: [ApplicationKey, AccessStatus, string][] = [
  ['ticketing', 'active', 'kmx_int_serviceticketing_active'],
  ['assetdb', 'active', 'kmx_int_assetdb_active'],
  ['artemis', 'active', 'kmx_int_artemis_active'],
  ['direct', 'pending', 'kmx_int_direct_pending'],
  ['direct', 'active', 'kmx_int_direct_active'],
  ['mfpwm', 'active', 'kmx_int_mfpwm_active'],
  ['mfpmds', 'active', 'kmx_int_mfpmds_active'],
  ['lmsefront', 'active', 'kmx_int_lmsefront_active'],
  ['lmsefront', 'invited', 'kmx_int_lmsefront_invited'],
  ['lmsefront', 'inviteExpired', 'kmx_int_lmsefront_inviteexpired'],
  ['productinfo', 'active', 'kmx_int_productinfo_active'],
];

test.each(roleTable)('section 6: %s, %s is %s', (application, status, role) => {
  expect(rolesOf({ access: [{ application, status }] })).toEqual([role]);
});

const named = new Set(roleTable.map(([application, status]) => `${application} ${status}`));
const silent = applicationKeys.flatMap((application) =>
  accessStatuses
    .filter((status) => !named.has(`${application} ${status}`))
    .map((status): [ApplicationKey, AccessStatus] => [application, status]),
);

test.each(silent)('grants no role outside the table: %s, %s', (application, status) => {
  expect(rolesOf({ access: [{ application, status }] })).toEqual([]);
});
