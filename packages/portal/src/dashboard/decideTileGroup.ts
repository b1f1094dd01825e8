import type { DashboardTile } from './DashboardTile';

/** The parts of the dashboard, in their order: what can be used stands first. */
export const tileGroups = ['ready', 'underWay', 'locked'] as const;

export type TileGroup = (typeof tileGroups)[number];

/** Where a tile stands: usable, waiting for somebody's step (such as access to a service without an address yet), or closed. */
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
