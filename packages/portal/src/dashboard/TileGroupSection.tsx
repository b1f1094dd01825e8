'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Heading } from '@kmx/design-system';

import { Count, Group, GroupHeader, Lead, Tiles } from './Dashboard.styles';
import type { DashboardTile } from './DashboardTile';
import { decideTileAction } from './decideTileAction';
import type { TileGroup } from './decideTileGroup';

const titleIds = {
  ready: 'portal.dashboard.ready',
  underWay: 'portal.dashboard.underWay',
  locked: 'portal.dashboard.locked',
} as const satisfies Record<TileGroup, string>;

interface TileGroupSectionProps {
  readonly group: TileGroup;
  readonly tiles: readonly DashboardTile[];
  readonly renderTile: (tile: DashboardTile) => ReactNode;
}

/** Checks if administrators of the user's organisation decide about a request. */
const isRequested = (tile: DashboardTile): boolean =>
  tile.status === 'unregistered' && decideTileAction(tile) === 'request';

/** Section with the services of one group; renders nothing without tiles. */
export const TileGroupSection = ({ group, tiles, renderTile }: TileGroupSectionProps) =>
  tiles.length === 0 ? null : (
    <Group aria-labelledby={`services-${group}`}>
      <GroupHeader>
        <Heading level={2} size="m" id={`services-${group}`}>
          <FormattedMessage id={titleIds[group]} />
        </Heading>
        <Count aria-hidden="true">
          <FormattedNumber value={tiles.length} />
        </Count>
      </GroupHeader>
      {tiles.some(isRequested) && (
        <Lead>
          <FormattedMessage id="portal.tile.askAdministrator" />
        </Lead>
      )}
      <Tiles>
        {tiles.map((tile) => (
          <li key={tile.key}>{renderTile(tile)}</li>
        ))}
      </Tiles>
    </Group>
  );
