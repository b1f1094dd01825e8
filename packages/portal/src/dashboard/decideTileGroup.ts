import type { DashboardTile } from './DashboardTile';

export const tileGroups = ['ready', 'underWay', 'locked'] as const;

export type TileGroup = (typeof tileGroups)[number];

/** Returns the group of a tile: usable, pending (including services without an address), or locked. */
export function decideTileGroup({ status, href }: Pick<DashboardTile, 'status' | 'href'>): TileGroup {
  switch (status) {
    case 'active':
      return href ? 'ready' : 'underWay';
    case 'pending':
    case 'invited':
    case 'inviteExpired':
      return 'underWay';
    case 'unregistered':
    case 'inactive':
    case 'declined':
    case 'comingSoon':
    case 'noProcess':
    case 'unknown':
      return 'locked';
  }
}
