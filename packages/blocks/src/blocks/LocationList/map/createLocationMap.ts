import { geoNaturalEarth1, geoPath, type GeoProjection } from 'd3-geo';
import type { CompanyLocation, GeoPoint } from '@kmx/core';
import { compactPath } from './compactPath';
import { landShapes } from './landShapes';

/**
 * A location, or several that are too close to be distinguished; `x` and `y` are shares of the map's width and height.
 */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly locations: readonly CompanyLocation[];
}

export interface LocationMap {
  readonly width: number;
  readonly height: number;
  /** The land, as the `d` attribute of a path. */
  readonly land: string;
  readonly points: readonly MapPoint[];
}

const size = { width: 960, height: 440 } as const;

/** Minimum distance of separate points, across or down, in units of the drawing: 24 px, the width of a point, on a map of 750 px. */
const nearest = 31;

/** The outline is too coarse for a closer view than a few countries. */
const maxScale = 6;

/** Margin around the locations of a region. */
const margin = 64;

/** Square units; smaller islands are removed. */
const smallestIsland = 3;

const hasPosition = (location: CompanyLocation): location is CompanyLocation & { position: GeoPoint } =>
  location.position !== undefined;

const toDegrees = ({ longitude, latitude }: GeoPoint): [number, number] => [longitude, latitude];

/** The inhabited world; shown as a whole if the locations are everywhere. */
const world = {
  type: 'MultiPoint' as const,
  coordinates: [
    [-169, 0],
    [180, 0],
    [0, -56],
    [0, 79],
  ],
};

function projectWorld(): GeoProjection {
  const edge: [[number, number], [number, number]] = [
    [0, 0],
    [size.width, size.height],
  ];
  return geoNaturalEarth1().fitExtent(edge, world).clipExtent(edge);
}

/** Projection of the map: the whole world, or the region of the locations. */
function decideProjection(places: readonly GeoPoint[], isWhole: boolean): GeoProjection {
  const whole = projectWorld();
  if (isWhole || places.length === 0) return whole;
  const coordinates = places.map(toDegrees);
  const middle = coordinates.reduce((sum, [longitude]) => sum + longitude, 0) / coordinates.length;
  const region = geoNaturalEarth1()
    .rotate([-middle, 0])
    .fitExtent(
      [
        [margin, margin],
        [size.width - margin, size.height - margin],
      ],
      { type: 'MultiPoint', coordinates },
    );
  const max = whole.scale() * maxScale;
  if (!(region.scale() > max)) return clipped(region);
  // A single location, or a few close ones: the maximum scale of the outline, centred on them.
  const near = geoNaturalEarth1().rotate([-middle, 0]).scale(max).translate([0, 0]);
  const [[left, top], [right, bottom]] = geoPath(near).bounds({ type: 'MultiPoint', coordinates });
  return clipped(near.translate([(size.width - left - right) / 2, (size.height - top - bottom) / 2]));
}

const clipped = (projection: GeoProjection): GeoProjection =>
  projection.clipExtent([
    [0, 0],
    [size.width, size.height],
  ]);

const drawn = new Map<string, string>();
const maxDrawn = 100;

/** Drawing the world is the most expensive part of the page, so the outline of each projection is cached. */
function drawLand(projection: GeoProjection): string {
  const key = JSON.stringify([projection.scale(), projection.translate(), projection.rotate()]);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const path = geoPath(projection).digits(1);
  const land = landShapes()
    .filter((shape) => path.area(shape) >= smallestIsland)
    .map((shape) => compactPath(path(shape) ?? ''))
    .join('');
  if (drawn.size >= maxDrawn) drawn.clear();
  drawn.set(key, land);
  return land;
}

interface Cluster {
  readonly x: number;
  readonly y: number;
  readonly locations: CompanyLocation[];
}

/** True if the square targets of two points overlap, which diagonal neighbours do at a greater distance. */
const overlaps = (cluster: Cluster, x: number, y: number): boolean =>
  Math.max(Math.abs(cluster.x - x), Math.abs(cluster.y - y)) < nearest;

/** Clusters places in the order of the list; one close to an earlier one joins it. */
function clusterPlaces(
  places: readonly (CompanyLocation & { position: GeoPoint })[],
  projection: GeoProjection,
): readonly Cluster[] {
  const clusters: Cluster[] = [];
  for (const place of places) {
    const [x, y] = projection(toDegrees(place.position)) ?? [Number.NaN, Number.NaN];
    if (!(x >= 0 && x <= size.width && y >= 0 && y <= size.height)) continue;
    const near = clusters.find((cluster) => overlaps(cluster, x, y));
    if (near) near.locations.push(place);
    else clusters.push({ x, y, locations: [place] });
  }
  return clusters;
}

const share = (value: number, whole: number): number => Math.round((value / whole) * 10_000) / 10_000;

/** Creates a map from open geodata: of the world, or of a region if only some locations are shown. */
export function createLocationMap(shown: readonly CompanyLocation[], isWhole: boolean): LocationMap {
  const places = shown.filter(hasPosition);
  const projection = decideProjection(
    places.map(({ position }) => position),
    isWhole,
  );
  return {
    ...size,
    land: drawLand(projection),
    points: clusterPlaces(places, projection).map(({ x, y, locations }) => ({
      x: share(x, size.width),
      y: share(y, size.height),
      locations,
    })),
  };
}
