/** What a person's access to an application can be (portal section 4). */
export const accessStatuses = [
  'invited',
  'inviteExpired',
  'pending',
  'active',
  'inactive',
  'declined',
] as const;
export type AccessStatus = (typeof accessStatuses)[number];

/**
 * The roles of the identity provider that an access in a status stands for (portal section 6); a status that is
 * not named stands for none.
 */
export const applications = {
  ticketing: { active: 'kmx_int_serviceticketing_active' },
  assetdb: { active: 'kmx_int_assetdb_active' },
  artemis: { active: 'kmx_int_artemis_active' },
  direct: { pending: 'kmx_int_direct_pending', active: 'kmx_int_direct_active' },
  mfpwm: { active: 'kmx_int_mfpwm_active' },
  mfpmds: { active: 'kmx_int_mfpmds_active' },
  lmsefront: {
    active: 'kmx_int_lmsefront_active',
    invited: 'kmx_int_lmsefront_invited',
    inviteExpired: 'kmx_int_lmsefront_inviteexpired',
  },
  productinfo: { active: 'kmx_int_productinfo_active' },
} as const satisfies Record<string, Partial<Record<AccessStatus, string>>>;
export type ApplicationKey = keyof typeof applications;

/** A user of artemis who runs it on the premises; without this role it is the cloud (portal section 4). */
export const artemisOnPremisesRole = 'kmx_artemis_onpremuser';

/** Who administers users: an employee, or an administrator at the customer (portal section 6). */
export const delegatedAdminRoles = {
  internal: 'kmx_delegatedadmin_intern',
  external: 'kmx_delegatedadmin_extern',
} as const;
export type DelegatedAdmin = keyof typeof delegatedAdminRoles;

/** What decides a person's roles. */
export interface RoleBearer {
  access: readonly { application: ApplicationKey; status: AccessStatus }[];
  isDelegatedAdmin?: DelegatedAdmin;
  isArtemisOnPremises?: boolean;
}

const roleOf = (application: ApplicationKey, status: AccessStatus): string | undefined => {
  const roles: Partial<Record<AccessStatus, string>> = applications[application];
  return roles[status];
};

/** The role names of a person at the identity provider, each once, in alphabetical order (portal section 6). */
export const rolesOf = ({ access, isDelegatedAdmin, isArtemisOnPremises }: RoleBearer): readonly string[] => {
  const roles = access.map(({ application, status }) => roleOf(application, status));
  if (isDelegatedAdmin) roles.push(delegatedAdminRoles[isDelegatedAdmin]);
  if (isArtemisOnPremises) roles.push(artemisOnPremisesRole);
  return [...new Set(roles.filter((role) => role !== undefined))].sort();
};

/** Every application key, in the order of the role table (portal section 6). */
export const applicationKeys: readonly ApplicationKey[] = [
  'ticketing',
  'assetdb',
  'artemis',
  'direct',
  'mfpwm',
  'mfpmds',
  'lmsefront',
  'productinfo',
];
