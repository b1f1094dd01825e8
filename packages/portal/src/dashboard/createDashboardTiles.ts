import { deriveServiceTiles, type ServiceStatus, type ServiceTile } from '@kmx/core/portal';

import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { toPortalHref } from '../shared/toPortalHref';

import type { DashboardTile, OwnAccess } from './DashboardTile';

/** Granted access stays pending until the next token renewal adds the role. */
const toKnownStatus = ({ status }: OwnAccess): ServiceStatus => (status === 'active' ? 'pending' : status);

/**
 * The service's data takes precedence over an invitation in the roles, which may have been accepted, expired
 * or requested again.
 */
const decideStatus = (ofRoles: ServiceStatus, own: OwnAccess | undefined): ServiceStatus =>
  own && (ofRoles === 'invited' || ofRoles === 'inviteExpired') ? toKnownStatus(own) : ofRoles;

type TileConfig = Pick<PortalConfig, 'externalServiceUrls' | 'artemisCloudUrl' | 'directRegistrationUrl'>;

function createTile(
  { key, status: ofRoles, target, userType, cloudUrl, registrationUrl, missingRole }: ServiceTile,
  access: readonly OwnAccess[],
  locale: Pick<PortalLocale, 'portalHref'>,
): DashboardTile {
  const own = access.find(({ application }) => application === key);
  const status = decideStatus(ofRoles, own);
  return {
    key,
    status,
    href: target?.kind === 'internal' ? toPortalHref(locale, target.href) : target?.href,
    isExternal: target?.kind === 'external',
    userType,
    cloudHref: cloudUrl,
    registrationHref: registrationUrl,
    missingRole,
    isGranted: own?.status === 'active' && status !== 'active',
    expiresAt: status === 'invited' ? (own?.expiresAt ?? undefined) : undefined,
  };
}

/** Creates the tiles from the user's roles (section 4), refined by the customer service's data. */
export const createDashboardTiles = (
  roles: readonly string[],
  access: readonly OwnAccess[],
  config: TileConfig,
  locale: Pick<PortalLocale, 'portalHref'>,
): readonly DashboardTile[] =>
  deriveServiceTiles(roles, {
    externalServiceUrls: config.externalServiceUrls,
    artemisCloudUrl: config.artemisCloudUrl,
    directRegistrationUrl: config.directRegistrationUrl,
    knownStatuses: Object.fromEntries(access.map((own) => [own.application, toKnownStatus(own)])),
  }).map((tile) => createTile(tile, access, locale));
