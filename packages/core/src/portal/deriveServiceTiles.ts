import { type PortalRole, portalRoles, spellingsOfRole } from '@kmx/contract/access';
import { hasRole } from '../protection/hasRole';

import { portalPaths } from './portalScreens';
import { serviceKeys, type ServiceKey } from './services';
import type { ServiceStatus } from './serviceStatus';

export interface ServiceConfig {
  /** By service; services with a screen in the portal need none. */
  readonly externalServiceUrls?: Readonly<Partial<Record<ServiceKey, string>>>;
  readonly artemisCloudUrl?: string;
  readonly directRegistrationUrl?: string;
  /**
   * Status if no role implies another: `comingSoon` or `noProcess` from the operator, `declined` or `inactive` from
   * the user's access records.
   */
  readonly knownStatuses?: Readonly<Partial<Record<ServiceKey, ServiceStatus>>>;
}

/** "userType (unknown, onprem or cloud)" of artemis (section 3). */
export type ArtemisUserType = 'unknown' | 'onprem' | 'cloud';

export type ServiceTarget = { readonly kind: 'internal' | 'external'; readonly href: string };

export interface ServiceTile {
  readonly key: ServiceKey;
  readonly status: ServiceStatus;
  /** Present for services with a screen or URL, even if the user has no access. */
  readonly target?: ServiceTarget;
  /** Artemis only. */
  readonly userType?: ArtemisUserType;
  /** Artemis only, for a cloud user. */
  readonly cloudUrl?: string;
  /** The direct service only, as long as it is not active. */
  readonly registrationUrl?: string;
  /** Role that grants access; absent if the user has it. */
  readonly missingRole?: PortalRole;
}

/** "Service tile targets" (section 2); other services have "external service URLs from configuration". */
const ownPaths: Readonly<Partial<Record<ServiceKey, string>>> = {
  ticketing: portalPaths.ticketList,
  assetdb: portalPaths.inventory,
  delegatedAdmin: portalPaths.userList,
  artemis: portalPaths.wireFlow,
  productinfo: portalPaths.productInformation,
};

/**
 * Roles of each service; the first that the user has decides (section 4). Pending precedes active, as in the
 * specification.
 */
const roleStatuses: Readonly<Record<ServiceKey, readonly (readonly [PortalRole, ServiceStatus])[]>> = {
  ticketing: [[portalRoles.ticketingActive, 'active']],
  assetdb: [[portalRoles.assetdbActive, 'active']],
  artemis: [[portalRoles.artemisActive, 'active']],
  direct: [
    [portalRoles.directPending, 'pending'],
    [portalRoles.directActive, 'active'],
  ],
  mfpwm: [[portalRoles.mfpwmActive, 'active']],
  mfpmds: [[portalRoles.mfpmdsActive, 'active']],
  lmsefront: [
    [portalRoles.lmsefrontActive, 'active'],
    [portalRoles.lmsefrontInvited, 'invited'],
    [portalRoles.lmsefrontInviteExpired, 'inviteExpired'],
  ],
  productinfo: [[portalRoles.productinfoActive, 'active']],
  delegatedAdmin: [
    [portalRoles.delegatedAdminExternal, 'active'],
    [portalRoles.delegatedAdminInternal, 'active'],
  ],
};

function decideTarget(key: ServiceKey, { externalServiceUrls }: ServiceConfig): ServiceTarget | undefined {
  const url = externalServiceUrls?.[key];
  if (url) return { kind: 'external', href: url };
  const path = ownPaths[key];
  return path === undefined ? undefined : { kind: 'internal', href: path };
}

/** "Else unregistered" (section 4), also without a URL; administration cannot be requested. */
function decideRoleless(key: ServiceKey, { knownStatuses }: ServiceConfig): ServiceStatus {
  return knownStatuses?.[key] ?? (key === 'delegatedAdmin' ? 'noProcess' : 'unregistered');
}

function decideStatus(key: ServiceKey, roles: readonly string[] | undefined, config: ServiceConfig) {
  if (!roles) return 'unknown';
  const isHeld = (role: PortalRole) => spellingsOfRole(role).some((spelling) => hasRole(roles, spelling));
  return roleStatuses[key].find(([role]) => isHeld(role))?.[1] ?? decideRoleless(key, config);
}

/**
 * "Artemis userType: onprem if the on-premises role exists, else cloud" (section 4); unknown until the roles are
 * loaded.
 */
function decideUserType(roles: readonly string[] | undefined): ArtemisUserType {
  if (!roles) return 'unknown';
  return hasRole(roles, portalRoles.artemisOnPremises) ? 'onprem' : 'cloud';
}

function createArtemisDetails(roles: readonly string[] | undefined, { artemisCloudUrl }: ServiceConfig) {
  const userType = decideUserType(roles);
  return { userType, ...(userType === 'cloud' && artemisCloudUrl && { cloudUrl: artemisCloudUrl }) };
}

function createTile(
  key: ServiceKey,
  roles: readonly string[] | undefined,
  config: ServiceConfig,
): ServiceTile {
  const status = decideStatus(key, roles, config);
  const target = decideTarget(key, config);
  const opening = roleStatuses[key].find(([, result]) => result === 'active')?.[0];
  const { directRegistrationUrl: registrationUrl } = config;
  return {
    key,
    status,
    ...(target && { target }),
    ...(key === 'artemis' && createArtemisDetails(roles, config)),
    ...(key === 'direct' && status !== 'active' && registrationUrl && { registrationUrl }),
    ...(status !== 'active' && opening && { missingRole: opening }),
  };
}

/**
 * Derives the tiles of the dashboard, in the order of `serviceKeys`, from the roles ("Derivation from role names",
 * section 4). `roles` are `undefined` until they are loaded: then every status is `unknown`. A service without a
 * matching role has its configured status, else `unregistered`; the user administration is `noProcess`, because there
 * is no registration for it.
 */
export const deriveServiceTiles = (
  roles: readonly string[] | undefined,
  config: ServiceConfig,
): readonly ServiceTile[] => serviceKeys.map((key) => createTile(key, roles, config));
