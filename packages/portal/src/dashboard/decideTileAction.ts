import type { DashboardTile } from './DashboardTile';

/** What a person can do at a tile. */
export type TileAction =
  | 'open'
  | 'register'
  | 'request'
  | 'requestAgain'
  | 'accept'
  | 'checkAgain'
  | 'write'
  | 'none';

type Facts = Pick<DashboardTile, 'key' | 'status' | 'href' | 'registrationHref' | 'isGranted'>;

/** Who lacks access asks: at the service's own registration, with the administrators of the organisation, or with us. */
const decideRequest = ({ key, registrationHref }: Facts): TileAction => {
  if (key === 'delegatedAdmin') return 'write';
  return registrationHref ? 'register' : 'request';
};

/** The one action of a tile by its status (section 4). */
export function decideTileAction(tile: Facts): TileAction {
  switch (tile.status) {
    case 'active':
      return tile.href ? 'open' : 'none';
    case 'unregistered':
      return decideRequest(tile);
    case 'inactive':
    case 'declined':
    case 'inviteExpired':
      return tile.key === 'delegatedAdmin' ? 'write' : 'requestAgain';
    case 'invited':
      return tile.key === 'delegatedAdmin' ? 'none' : 'accept';
    case 'pending':
      return tile.isGranted ? 'checkAgain' : 'none';
    case 'unknown':
      return 'checkAgain';
    case 'noProcess':
      return 'write';
    case 'comingSoon':
      return 'none';
  }
}
