import { area, centroid, clipCell } from './kit/cells';
import { dimension } from './kit/dimensions';
import { noise } from './kit/geometry';
import type { P2 } from './kit/geometry';
import { accents, brass, copper, greyMiddle, ink, mix } from './kit/palette';
import { detail, edge, sheet, sheetGrid, sheetPen as pen } from './kit/svg';

/** Outline of a B-crimp: the barrel's outside and the space for the strands. */
export const crimpOutline = (w: number, h: number, t: number): { outer: P2[]; inner: P2[]; seam: P2[] } => {
  const lobe = w / 2;
  const top = -h / 2 + lobe;
  const bow = (cx: number, r: number): P2[] =>
    Array.from({ length: 37 }, (_, index): P2 => {
      const angle = Math.PI + (Math.PI * index) / 36;
      return [cx + Math.cos(angle) * r, top + Math.sin(angle) * r];
    });
  const corner = (sx: number, x: number, y: number, r: number): P2[] =>
    Array.from({ length: 7 }, (_, index): P2 => {
      const angle = (Math.PI / 2) * (sx > 0 ? index / 6 : 1 + index / 6);
      return [x - sx * r + Math.cos(angle) * r, y - r + Math.sin(angle) * r];
    });
  const bottom = h / 2;
  const tip = top + h * 0.3;
  const wing: P2[] = [0.15, 0.35, 0.55, 0.75, 0.9, 1].map((s): P2 => [
    -t * Math.sqrt(1 - s ** 2.2),
    top + (tip - top) * s,
  ]);
  return {
    outer: [
      ...bow(-lobe, lobe),
      ...bow(lobe, lobe),
      ...corner(1, w, bottom, h * 0.1),
      ...corner(-1, -w, bottom, h * 0.1),
    ],
    inner: [
      ...bow(-lobe, lobe - t),
      ...wing,
      ...wing
        .slice(0, -1)
        .reverse()
        .map(([x, y]): P2 => [-x, y]),
      ...bow(lobe, lobe - t),
      ...corner(1, w - t, bottom - t, h * 0.13),
      ...corner(-1, -(w - t), bottom - t, h * 0.13),
    ],
    seam: [
      [0, top],
      [t * 0.02, top + (tip - top) * 0.4],
      [-t * 0.02, top + (tip - top) * 0.7],
      [0, tip],
    ],
  };
};

/** The micrograph: barrel, seam and strands pressed into polygons. */
export const crimpMicrograph = (
  cx: number,
  cy: number,
  w: number,
  h: number,
  count: number,
  seed: number,
): string => {
  const t = w * 0.21;
  const { outer, inner, seam } = crimpOutline(w, h, t);
  const random = noise(seed);
  let sites: P2[] = [];
  while (sites.length < count) {
    const site: P2 = [(random() * 2 - 1) * (w - t), (random() - 0.5) * (h - t)];
    if (area(clipCell([...inner], site, [])) !== 0 && pointInside(inner, site)) sites.push(site);
  }
  for (let pass = 0; pass < 14; pass += 1)
    sites = sites.map((site) => centroid(clipCell([...inner], site, sites)) ?? site);
  const move = ([x, y]: P2): P2 => [cx + x, cy + y];
  const cells = sites
    .map((site) => {
      const cell = clipCell([...inner], site, sites);
      const small = cell.map(([x, y]): P2 =>
        move([site[0] + (x - site[0]) * 0.965, site[1] + (y - site[1]) * 0.965]),
      );
      const tone = mix(copper.front, random() > 0.5 ? copper.top : copper.side, random() * 0.5);
      return pen.blob(small, w * 0.022, { fill: tone, width: 1.8 });
    })
    .join('');
  const grain = Array.from({ length: 160 }, () => {
    const angle = random() * Math.PI * 2;
    const [x, y] = [(random() * 2 - 1) * w, (random() - 0.5) * h];
    const end: P2 = [x + Math.cos(angle) * 12, y + Math.sin(angle) * 12];
    return [[x, y] as const, end].every((point) => pointInside(outer, point) && !pointInside(inner, point))
      ? pen.line([move([x, y]), move(end)], {
          stroke: brass.side,
          width: 1.4,
        })
      : '';
  }).join('');
  return (
    pen.poly(outer.map(move), { fill: brass.front, width: 3.4 }) +
    grain +
    pen.poly(inner.map(move), { fill: mix(copper.side, ink, 0.55), width: 2.4 }) +
    cells +
    pen.line(seam.map(move), { width: 3 })
  );
};

const pointInside = (polygon: readonly P2[], [x, y]: P2): boolean =>
  polygon.reduce((inside, [ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

export const crimpSection = (): string => {
  const accent = accents.komax;
  const [cx, cy, w, h] = [690, 675, 330, 490];
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * Math.PI) / 36;
    const inner = index % 6 === 0 ? 528 : 543;
    return pen.line(
      [
        [cx + Math.cos(angle) * inner, cy + Math.sin(angle) * inner],
        [cx + Math.cos(angle) * 560, cy + Math.sin(angle) * 560],
      ],
      { stroke: '#98a0a7', width: 2 },
    );
  }).join('');
  const light = '#e9edf0';
  // Side view of the terminal; the section line passes through its barrel.
  const [tx, ty] = [1700, 690];
  const side =
    pen.wire(
      [
        [2400, ty - 24],
        [tx + 330, ty - 24],
      ],
      1,
      { stroke: ink, width: 124, cap: 'butt' },
    ) +
    pen.wire(
      [
        [2400, ty - 24],
        [tx + 330, ty - 24],
      ],
      1,
      { stroke: accent, width: 118, cap: 'butt' },
    ) +
    [-40, -20, 0, 20, 40]
      .map((dy) =>
        pen.line(
          [
            [tx - 10, ty - 24 + dy * 0.6],
            [tx + 330, ty - 24 + dy],
          ],
          { stroke: copper.front, width: 15 },
        ),
      )
      .join('') +
    pen.blob(
      [
        [tx - 190, ty + 12],
        [tx + 520, ty + 12],
        [tx + 520, ty + 46],
        [tx - 190, ty + 46],
      ],
      12,
      { fill: brass.side },
    ) +
    pen.blob(
      [
        [tx + 14, ty + 40],
        [tx + 40, ty - 78],
        [tx + 196, ty - 78],
        [tx + 222, ty + 40],
      ],
      22,
      { fill: brass.front },
    ) +
    pen.line(
      [
        [tx + 40, ty - 40],
        [tx + 196, ty - 40],
      ],
      { width: detail },
    ) +
    pen.blob(
      [
        [tx + 376, ty + 44],
        [tx + 384, ty - 104],
        [tx + 484, ty - 104],
        [tx + 492, ty + 44],
      ],
      24,
      { fill: brass.front },
    ) +
    pen.line(
      [
        [tx + 400, ty - 60],
        [tx + 470, ty - 60],
      ],
      { width: detail },
    ) +
    pen.circle(tx - 210, ty + 18, 96, { fill: brass.top }) +
    pen.circle(tx - 210, ty + 18, 50, { fill: '#f6f4ef' }) +
    pen.line(
      [
        [tx + 118, ty - 250],
        [tx + 118, ty + 210],
      ],
      { width: 2.2, dash: '34 10 6 10', stroke: ink },
    ) +
    [ty - 250, ty + 210]
      .map(
        (y) =>
          pen.line(
            [
              [tx + 118, y],
              [tx + 68, y],
            ],
            { width: 3 },
          ) +
          pen.poly(
            [
              [tx + 52, y],
              [tx + 76, y - 9],
              [tx + 76, y + 9],
            ],
            { fill: ink, stroke: 'none' },
          ),
      )
      .join('') +
    dimension([tx + 14, ty + 46], [tx + 222, ty + 46], '2.20', { offset: 86 });
  return sheet(
    sheetGrid() +
      pen.circle(cx, cy, 586, { fill: greyMiddle }) +
      pen.circle(cx, cy, 566, { fill: '#2a3139', width: edge }) +
      ticks +
      crimpMicrograph(cx, cy, w, h, 37, 11) +
      dimension([cx - w, cy + h / 2], [cx + w, cy + h / 2], '2.31', { offset: 66, colour: light }) +
      dimension([cx + w, cy - h / 2], [cx + w, cy + h / 2], '1.72', { offset: -60, colour: light }) +
      side,
  );
};
