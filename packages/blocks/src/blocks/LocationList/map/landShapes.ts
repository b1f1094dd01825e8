import type { GeoPermissibleObjects } from 'd3-geo';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-110m.json';
import { z } from 'zod';

const pair = z.tuple([z.number(), z.number()]);

const landTopology = z.object({
  type: z.literal('Topology'),
  transform: z.object({ scale: pair, translate: pair }),
  arcs: z.array(z.array(z.array(z.number()))),
  objects: z.object({
    land: z.object({
      type: z.literal('GeometryCollection'),
      geometries: z.array(
        z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(z.array(z.number()))) }),
      ),
    }),
  }),
});

/** Continent or island as a ring of degrees in d3's format. */
export type LandShape = Extract<GeoPermissibleObjects, { type: 'Polygon' }>;

/** No location is further south. */
const southEnd = -60;

let shapes: readonly LandShape[] | undefined;

/** The land of the world without Antarctica (Natural Earth, 1 : 110 million, public domain); parsed once. */
export function landShapes(): readonly LandShape[] {
  if (shapes) return shapes;
  const topology = landTopology.parse(land);
  const { features } = feature(topology, topology.objects.land);
  shapes = features
    .flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
    .filter((rings) => rings.some((ring) => ring.some(([, latitude = 0]) => latitude > southEnd)))
    .map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  return shapes;
}
