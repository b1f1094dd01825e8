import type { CSSProperties } from 'react';
import type { CompanyLocation } from '@kmx/core';
import type { BlockContext } from '../../contract/BlockContext';
import { locationListMessages } from './LocationList.messages';
import { Dot, Figure, Frame, Land, Legend, Mark, Name, Point, Points, Sheet } from './LocationMap.styles';
import { createLocationMap, type MapPoint } from './map/createLocationMap';

interface LocationMapProps {
  readonly shown: readonly CompanyLocation[];
  /** True without a filter: the whole world is shown. */
  readonly isWhole: boolean;
  readonly context: BlockContext;
}

export const locationAnchor = ({ slug }: Pick<CompanyLocation, 'slug'>): string => `location-${slug}`;

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** Side with room for the name of a point: towards the middle of the map. */
const sideOf = ({ x, y }: MapPoint) =>
  [y < 0.25 ? 'below' : 'above', x < 0.3 ? 'after' : x > 0.7 ? 'before' : 'centre'].join(' ');

const placeOf = ({ x, y }: MapPoint): CSSProperties => ({ left: percent(x), top: percent(y) });

function PointLink({ point, context: { intl } }: { point: MapPoint; context: BlockContext }) {
  const [first, ...others] = point.locations;
  if (!first) return null;
  const name =
    others.length === 0
      ? first.name
      : intl.formatMessage(locationListMessages.more, {
          name: first.name,
          count: intl.formatNumber(others.length),
        });
  return (
    <li style={placeOf(point)}>
      <Point href={`#${locationAnchor(first)}`}>
        <Dot data-several={others.length > 0 || undefined}>
          {others.length > 0 && <span aria-hidden>{intl.formatNumber(point.locations.length)}</span>}
        </Dot>
        <Name data-side={sideOf(point)}>{name}</Name>
      </Point>
    </li>
  );
}

/** Explains the two symbols of the map. */
const MapLegend = ({ intl }: Pick<BlockContext, 'intl'>) => (
  <Legend aria-hidden>
    <span>
      <Dot />
      {intl.formatMessage(locationListMessages.onePoint)}
    </span>
    <span>
      <Dot data-several>
        <span>{intl.formatNumber(2)}</span>
      </Dot>
      {intl.formatMessage(locationListMessages.severalPoints)}
    </span>
  </Legend>
);

/**
 * Outline of the land with a link for each location to its entry in the list. A map that is too small for separate
 * targets becomes a picture above the list.
 */
export function LocationMap({ shown, isWhole, context }: LocationMapProps) {
  const { width, height, land, points } = createLocationMap(shown, isWhole);
  const { worldHref } = context;
  return (
    <Figure>
      <Frame>
        <Sheet
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={context.intl.formatMessage(locationListMessages.map)}
        >
          {isWhole && worldHref !== undefined ? <Land as="use" href={worldHref} /> : <Land d={land} />}
          {points.map(({ locations, x, y }) => (
            <Mark key={locations[0]?.id} cx={Math.round(x * width)} cy={Math.round(y * height)} r={8} />
          ))}
        </Sheet>
        <Points aria-label={context.intl.formatMessage(locationListMessages.points)}>
          {points.map((point) => (
            <PointLink key={point.locations[0]?.id} point={point} context={context} />
          ))}
        </Points>
      </Frame>
      {points.some(({ locations }) => locations.length > 1) && <MapLegend intl={context.intl} />}
    </Figure>
  );
}
