import { panel } from './faces';
import type { P2, P3 } from './geometry';
import { accents, black, dark, ink, light, steel, white, wood } from './palette';
import type { Material } from './palette';
import type { Part } from './scene';
import { box, cylinder } from './solids';

export const table = (
  at: P3,
  size: P3,
  material: Material = wood,
  options: { shelf?: boolean; drawers?: number } = {},
): Part[] => {
  const [x, y, z] = at;
  const [w, d, h] = size;
  const legs: P2[] = [
    [x + 0.15, y + 0.15],
    [x + w - 0.6, y + 0.15],
    [x + 0.15, y + d - 0.6],
    [x + w - 0.6, y + d - 0.6],
  ];
  const drawers = options.drawers ?? 0;
  return [
    ...legs.map(([lx, ly]) => box([lx, ly, z], [0.45, 0.45, h - 0.35], steel, { width: 2 })),
    ...(options.shelf
      ? [box([x + 0.6, y + 0.3, z + 1.2], [w - 1.2, d - 0.6, 0.2], light, { width: 2 })]
      : []),
    ...(drawers > 0
      ? [
          box([x + w - 3.4, y + 0.4, z + h - 3.2], [2.7, d - 0.7, 2.85], white, {
            front: (pen, fw, fh) =>
              Array.from({ length: drawers }, (_, index) => {
                const dh = fh / drawers;
                return (
                  panel(pen, 0.12, index * dh + 0.12, fw - 0.24, dh - 0.2) +
                  pen.rect(
                    fw * 0.35,
                    index * dh + dh * 0.42,
                    fw * 0.3,
                    0.14,
                    { fill: ink, stroke: 'none' },
                    0.07,
                  )
                );
              }).join(''),
          }),
        ]
      : []),
    box([x, y, z + h - 0.35], [w, d, 0.35], material),
  ];
};

export const stool = (at: P3): Part[] => {
  const [x, y, z] = at;
  return [
    cylinder('z', [x, y, z], 0.9, 0.14, dark),
    cylinder('z', [x, y, z + 0.14], 0.14, 3.4, steel),
    cylinder('z', [x, y, z + 3.54], 0.85, 0.3, black),
  ];
};

export const clipboard = (at: P3, accent: string = accents.komax): Part =>
  box(at, [1.1, 1.5, 0.08], white, {
    width: 1.8,
    top: (pen, w) =>
      pen.rect(w * 0.3, 0, w * 0.4, 0.2, { fill: ink, stroke: 'none' }) +
      [0.5, 0.75, 1, 1.25]
        .map((row) =>
          pen.line(
            [
              [0.15, row],
              [w - (row > 0.9 ? 0.4 : 0.15), row],
            ],
            { width: 1.3, stroke: row === 0.5 ? accent : '#8d969e' },
          ),
        )
        .join(''),
  });
