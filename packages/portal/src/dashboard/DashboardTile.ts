import type {
  AccessStatus,
  ApplicationKey,
  ArtemisUserType,
  PortalRole,
  ServiceKey,
  ServiceStatus,
} from '@kmx/core/portal';

/** The user's access to an application, according to the customer service. */
export interface OwnAccess {
  readonly application: ApplicationKey;
  readonly status: AccessStatus;
  /** Expiry of an invitation: ISO 8601, UTC. */
  readonly expiresAt?: string | null;
}

/** A service on the dashboard (section 3, "Service tile"). */
export interface DashboardTile {
  readonly key: ServiceKey;
  readonly status: ServiceStatus;
  /** Portal path in the user's locale, or an external address. */
  readonly href?: string;
  readonly isExternal: boolean;
  /** For "artemis" only. */
  readonly userType?: ArtemisUserType;
  /** For "artemis" only: address of the cloud installation. */
  readonly cloudHref?: string;
  /** For "direct" only: address of the registration. */
  readonly registrationHref?: string;
  /** Role required to open the tile; undefined if the user has it. */
  readonly missingRole?: PortalRole;
  /** Granted, but not yet included in the roles of the current token. */
  readonly isGranted: boolean;
  /** Expiry of an invitation: ISO 8601, UTC. */
  readonly expiresAt?: string;
}
