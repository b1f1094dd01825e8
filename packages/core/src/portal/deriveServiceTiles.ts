import { type PortalRole, portalRoles } from '@kmx/contract/access';
import { hasRole } from '../protection/hasRole';

import { portalPaths } from './portalScreens';
import { serviceKeys, type ServiceKey } from './services';
import type { ServiceStatus } from './serviceStatus';

/** Where the services stand that are not part of the portal, and what is known of them beside the roles. */
export interface ServiceConfig {
  /** By service; one that the portal has a screen for needs none. */
  readonly externalServiceUrls?: Readonly<Partial<Record<ServiceKey, string>>>;
  readonly artemisCloudUrl?: string;
  readonly directRegistrationUrl?: string;
  /**
   * What holds for a service as long as no role says more: `comingSoon` or `noProcess` by its operator, `declined` or
   * `inactive` by the user's access records.
   */
  readonly knownStatuses?: Readonly<Partial<Record<ServiceKey, ServiceStatus>>>;
}

/** "userType (unknown, onprem or cloud)" of artemis (section 3). */
export type ArtemisUserType = 'unknown' | 'onprem' | 'cloud';

/** Where a tile leads: a path of ours without its locale, or an address elsewhere. */
export type ServiceTarget = { readonly kind: 'internal' | 'external'; readonly href: string };

/** A tile of the dashboard (section 3). */
export interface ServiceTile {
  readonly key: ServiceKey;
  readonly status: ServiceStatus;
  /** Of a service that has a screen or an address, whether it is open to this user or not. */
  readonly target?: ServiceTarget;
  /** Artemis only. */
  readonly userType?: ArtemisUserType;
  /** Artemis only, for a cloud user. */
  readonly cloudUrl?: string;
  /** The direct service only, as long as it is not active. */
  readonly registrationUrl?: string;
  /** The role that would open the service; absent when the user holds it. */
  readonly missingRole?: PortalRole;
}

/** "Service tile targets" (section 2); the other services stand elsewhere, "external service URLs from configuration". */
const ownPaths: Readonly<Partial<Record<ServiceKey, string>>> = {
  ticketing: portalPaths.ticketList,
  assetdb: portalPaths.inventory,
  delegatedAdmin: portalPaths.userList,
  artemis: portalPaths.wireFlow,
  productinfo: portalPaths.productInformation,
};

/** The roles of each service, the first that is held decides (section 4); pending stands before active as in its order. */
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

/** Without any role: nobody asks to become an administrator, and a service without a place is not there yet. */
function decideRoleless(key: ServiceKey, config: ServiceConfig): ServiceStatus {
  const known = config.knownStatuses?.[key];
  if (known !== undefined) return known;
  if (key === 'delegatedAdmin') return 'noProcess';
  return decideTarget(key, config) ? 'unregistered' : 'comingSoon';
}

function decideStatus(key: ServiceKey, roles: readonly string[] | undefined, config: ServiceConfig) {
  if (!roles) return 'unknown';
  return roleStatuses[key].find(([role]) => hasRole(roles, role))?.[1] ?? decideRoleless(key, config);
}

/** "Artemis userType: onprem if the on-premises role exists, else cloud" (section 4); unknown before the roles are. */
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
 * The tiles of the dashboard, in the order of `serviceKeys`, with the status that the roles say ("Derivation from role
 * names", section 4). `roles` are `undefined` before they are known: every status is `unknown` then. A service that no role
 * speaks of is what the configuration knows of it, else `unregistered`; without an address it is `comingSoon`, and the user
 * administration is `noProcess`, as nobody signs up for it.
 */
export const deriveServiceTiles = (
  roles: readonly string[] | undefined,
  config: ServiceConfig,
): readonly ServiceTile[] => serviceKeys.map((key) => createTile(key, roles, config));
