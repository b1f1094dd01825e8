import type { DashboardTile } from './DashboardTile';

export type TileAction =
  | 'open'
  | 'register'
  | 'request'
  | 'requestAgain'
  | 'accept'
  | 'checkAgain'
  | 'write'
  | 'none';

type ActionInput = Pick<DashboardTile, 'key' | 'status' | 'href' | 'registrationHref' | 'isGranted'>;

/**
 * Decides where access is requested: at the service's registration, with the organisation's administrators,
 * or with us.
 */
const decideRequest = ({ key, registrationHref }: ActionInput): TileAction => {
  if (key === 'delegatedAdmin') return 'write';
  return registrationHref ? 'register' : 'request';
};

/** Returns the action of a tile by its status (section 4). */
export function decideTileAction(tile: ActionInput): TileAction {
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
