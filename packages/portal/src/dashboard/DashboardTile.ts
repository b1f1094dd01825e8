import type {
  AccessStatus,
  ApplicationKey,
  ArtemisUserType,
  PortalRole,
  ServiceKey,
  ServiceStatus,
} from '@kmx/core/portal';

/** How the signed-in person stands with an application, as the customer service has it. */
export interface OwnAccess {
  readonly application: ApplicationKey;
  readonly status: AccessStatus;
  /** When an invitation ends: ISO 8601, UTC. */
  readonly expiresAt?: string | null;
}

/** A service on the dashboard, ready to be shown (section 3, "Service tile"). */
export interface DashboardTile {
  readonly key: ServiceKey;
  readonly status: ServiceStatus;
  /** Where it opens: a path of the portal in the reader's locale, or an address outside. */
  readonly href?: string;
  readonly isExternal: boolean;
  /** For artemis alone. */
  readonly userType?: ArtemisUserType;
  /** For artemis alone: the cloud installation. */
  readonly cloudHref?: string;
  /** For the direct service alone: where one registers. */
  readonly registrationHref?: string;
  /** What opens the tile; left out when nothing is missing. */
  readonly missingRole?: PortalRole;
  /** Granted already, but not yet among the roles of this sign-in. */
  readonly isGranted: boolean;
  /** When an invitation ends: ISO 8601, UTC. */
  readonly expiresAt?: string;
}
