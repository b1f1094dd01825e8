import { portalRoles, type AccessStatus, type ApplicationKey } from '@kmx/contract/access';

/**
 * The roles of the identity provider that an access in a status stands for (portal section 6); a status that is
 * not named stands for none.
 */
export const applications = {
  ticketing: { active: portalRoles.ticketingActive },
  assetdb: { active: portalRoles.assetdbActive },
  artemis: { active: portalRoles.artemisActive },
  direct: { pending: portalRoles.directPending, active: portalRoles.directActive },
  mfpwm: { active: portalRoles.mfpwmActive },
  mfpmds: { active: portalRoles.mfpmdsActive },
  lmsefront: {
    active: portalRoles.lmsefrontActive,
    invited: portalRoles.lmsefrontInvited,
    inviteExpired: portalRoles.lmsefrontInviteExpired,
  },
  productinfo: { active: portalRoles.productinfoActive },
} as const satisfies Record<ApplicationKey, Partial<Record<AccessStatus, string>>>;

/** A user of artemis who runs it on the premises; without this role it is the cloud (portal section 4). */
export const artemisOnPremisesRole = portalRoles.artemisOnPremises;

/** Who administers users: an employee, or an administrator at the customer (portal section 6). */
export const delegatedAdminRoles = {
  internal: portalRoles.delegatedAdminInternal,
  external: portalRoles.delegatedAdminExternal,
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
