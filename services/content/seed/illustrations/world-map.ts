import type { P2 } from './kit/geometry';
import { accents, ink, mix } from './kit/palette';
import { sheet, sheetGrid, sheetPen as pen } from './kit/svg';

/** Coarse outlines of the land: longitude and latitude of each corner. */
const land: readonly (readonly P2[])[] = [
  // North America
  '-166,66 -156,71 -128,70 -115,69 -95,72 -82,70 -86,65 -94,60 -82,55 -79,52 -77,60 -66,60 -56,52 -66,49 -64,45 -70,43 -75,38 -81,31 -80,25 -84,30 -90,29 -97,27 -97,20 -91,18 -87,21 -88,16 -83,15 -83,10 -78,8 -85,10 -95,16 -105,20 -110,28 -114,31 -110,23 -117,33 -124,40 -124,48 -134,57 -146,61 -158,56 -164,60',
  // Arctic islands
  '-120,74 -100,78 -80,82 -64,81 -78,74 -64,66 -72,63 -90,73',
  // Greenland
  '-70,78 -40,83 -20,80 -22,71 -40,65 -44,60 -52,64 -54,71',
  // South America
  '-78,8 -72,12 -62,10 -51,4 -44,-2 -35,-6 -39,-15 -41,-22 -48,-26 -54,-34 -62,-39 -66,-46 -69,-54 -74,-51 -73,-40 -70,-20 -76,-14 -81,-5 -79,2',
  // Africa
  '-16,21 -6,35 10,37 20,32 32,31 36,22 43,12 51,12 42,-1 40,-14 35,-22 32,-29 25,-34 18,-34 12,-18 13,-6 9,4 -8,5 -16,12',
  // Madagascar
  '44,-16 50,-14 47,-25 44,-23',
  // Europe and Asia
  '-9,37 -9,43 -2,44 -4,48 4,51 9,54 9,57 12,54 22,55 24,60 30,60 22,63 25,66 17,61 12,56 6,58 6,62 15,69 28,71 42,67 55,69 70,73 82,73 100,77 115,74 140,73 170,70 180,68 178,63 164,60 162,53 156,58 141,59 136,54 140,48 130,42 127,35 124,39 118,38 122,31 117,23 108,21 108,12 104,9 100,13 104,2 99,8 97,17 91,22 85,20 80,14 77,8 73,17 70,22 62,25 56,26 50,29 56,24 60,22 52,16 44,13 38,22 34,29 36,36 28,37 27,40 40,41 38,46 31,46 28,42 23,38 20,41 13,45 18,40 16,38 9,44 3,42 -1,37',
  // Great Britain, Ireland, Iceland
  '-5,50 1,51 0,54 -3,58 -6,57 -3,54',
  '-10,52 -6,52 -6,55 -9,55',
  '-24,65 -14,64 -15,66 -22,66.5',
  // Japan
  '130,32 136,34 141,36 141,41 145,43 142,45 140,41 137,37 132,35',
  // Islands of south-east Asia
  '95,5 104,-2 106,-6 100,-1',
  '105,-6 114,-7 114,-9 106,-7.6',
  '109,1 117,7 119,5 116,-4 111,-3',
  '119,0 124,1 122,-5 120,-4',
  '120,18 123,14 126,8 122,7 121,13',
  '131,-1 141,-3 150,-10 143,-9 138,-8',
  // Australia and New Zealand
  '114,-22 122,-17 130,-12 136,-12 140,-17 143,-11 147,-19 153,-26 150,-37 144,-39 138,-34 130,-32 116,-35',
  '145,-41 148,-41 147,-44',
  '173,-35 178,-38 174,-41 168,-46 167,-45 172,-41',
].map((outline) =>
  outline.split(' ').map((corner): P2 => {
    const [longitude, latitude] = corner.split(',').map(Number);
    return [longitude ?? 0, latitude ?? 0];
  }),
);

const isLand = (x: number, y: number): boolean =>
  land.some((outline) =>
    outline.reduce((inside, [ax, ay], index) => {
      const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
    }, false),
  );

const step = 2.5;
const place = (longitude: number, latitude: number): P2 => [1175 + longitude * 6.35, 812 - latitude * 8];

/** Sites in the order of the wire that joins them. */
const sites: readonly P2[] = [
  [-117.5, 47.5],
  [-87.5, 42.5],
  [-100, 20],
  [-47.5, -22.5],
  [-7.5, 32.5],
  [7.5, 47.5],
  [25, 45],
  [77.5, 12.5],
  [102.5, 2.5],
  [120, 30],
  [137.5, 35],
];

export const worldMap = (): string => {
  const accent = accents.komax;
  const dots: string[] = [];
  for (let latitude = 82.5; latitude >= -55; latitude -= step)
    for (let longitude = -170; longitude <= 180; longitude += step)
      if (isLand(longitude + 0.1, latitude + 0.1)) {
        const [x, y] = place(longitude, latitude);
        dots.push(`M${Math.round(x * 10) / 10} ${y}h0`);
      }
  const stops = sites.map(([longitude, latitude]) => place(longitude, latitude));
  // Between two sites the wire runs level, turns once and runs level again.
  const path = stops.flatMap((stop, index): P2[] => {
    const next = stops[index + 1];
    if (!next) return [stop];
    const middle = (stop[0] + next[0]) / 2;
    return [stop, [middle, stop[1]], [middle, next[1]]];
  });
  const first = stops[0] ?? [0, 0];
  const last = stops.at(-1) ?? [0, 0];
  const line: P2[] = [[-40, first[1]], ...path, [2440, last[1]]];
  return sheet(
    sheetGrid() +
      `<path d="${dots.join('')}" fill="none" stroke="#9aa0a5" stroke-width="11"/>` +
      pen.wire(line, 26, { stroke: '#f6f4ef', width: 13 }) +
      pen.wire(line, 26, { stroke: accent, width: 5 }) +
      stops
        .map(
          ([x, y], index) =>
            pen.circle(x, y, index === 5 ? 38 : 25, {
              fill: mix(accent, '#ffffff', 0.78),
              width: 2.4,
              stroke: accent,
            }) +
            pen.circle(x, y, index === 5 ? 17 : 10, { fill: index === 5 ? accent : ink, stroke: 'none' }),
        )
        .join(''),
  );
};
