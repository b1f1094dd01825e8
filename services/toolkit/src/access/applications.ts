import { portalRoles, type AccessStatus, type ApplicationKey } from '@kmx/contract/access';

/** Roles of the identity provider for an access in a status (portal section 6); other statuses have none. */
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

/** User of artemis on the premises; without this role artemis runs in the cloud (portal section 4). */
export const artemisOnPremisesRole = portalRoles.artemisOnPremises;

/** Administrators of users: employees, or administrators of the customer (portal section 6). */
export const delegatedAdminRoles = {
  internal: portalRoles.delegatedAdminInternal,
  external: portalRoles.delegatedAdminExternal,
} as const;
export type DelegatedAdmin = keyof typeof delegatedAdminRoles;

export interface RoleBearer {
  access: readonly { application: ApplicationKey; status: AccessStatus }[];
  isDelegatedAdmin?: DelegatedAdmin;
  isArtemisOnPremises?: boolean;
}

const roleOf = (application: ApplicationKey, status: AccessStatus): string | undefined => {
  const roles: Partial<Record<AccessStatus, string>> = applications[application];
  return roles[status];
};

/** Distinct role names of a person at the identity provider, sorted (portal section 6). */
export const rolesOf = ({ access, isDelegatedAdmin, isArtemisOnPremises }: RoleBearer): readonly string[] => {
  const roles = access.map(({ application, status }) => roleOf(application, status));
  if (isDelegatedAdmin) roles.push(delegatedAdminRoles[isDelegatedAdmin]);
  if (isArtemisOnPremises) roles.push(artemisOnPremisesRole);
  return [...new Set(roles.filter((role) => role !== undefined))].sort();
};
