import { button, cornerBolts, handle, hatch, holes, led, panel, screen, vents } from './kit/faces';
import { accents, black, dark, ink, light, steel, white } from './kit/palette';
import { createScene } from './kit/scene';
import type { Part } from './kit/scene';
import { box, cylinder } from './kit/solids';
import { detail } from './kit/svg';
import type { Pen } from './kit/svg';
import { wire } from './kit/wires';

/** Rack with a matrix of switching cards, a screen and a test fixture. */
export const adaptronicTester = (): string => {
  const accent = accents.adaptronic;
  const scene = createScene();
  const card = (pen: Pen, x: number, y: number, w: number, h: number, index: number): string =>
    pen.rect(x, y, w, h, { fill: '#eceeee', width: 1.8 }) +
    holes(pen, x + w / 2, y + 0.42, 1, 9, (h - 1.6) / 8, 0.12, { fill: '#2a3139', width: 1 }) +
    led(pen, x + w / 2, y + h - 0.62, 0.13, index % 5 === 2 ? '#ffffff' : accent) +
    pen.rect(x + w * 0.25, y + h - 0.3, w * 0.5, 0.14, { fill: '#8d969e', stroke: 'none' });
  const rackFront = (pen: Pen, w: number, h: number): string => {
    const out = [pen.rect(0.6, 0.6, w - 1.2, h - 2.2, { fill: '#39424b' })];
    for (let shelf = 0; shelf < 4; shelf += 1)
      for (let slot = 0; slot < 12; slot += 1)
        out.push(
          card(
            pen,
            0.8 + slot * ((w - 1.6) / 12),
            0.85 + shelf * 3.85,
            (w - 1.6) / 12 - 0.08,
            3.55,
            shelf * 12 + slot,
          ),
        );
    return `${out.join('')}${vents(pen, 1, h - 1.2, w - 2, 0.7, 4)}`;
  };
  scene.shadow([0, 0, 0], [10, 8, 14]);
  scene.shadow([13, 1, 0], [17, 8, 8]);
  const fixture = (pen: Pen, w: number, d: number): string => {
    const out = [pen.rect(0.5, 0.5, w - 1, d - 1, { fill: '#f9f8f4', width: detail })];
    for (let column = 0; column < 13; column += 1)
      out.push(
        pen.line(
          [
            [1 + column * ((w - 2) / 12), 0.7],
            [1 + column * ((w - 2) / 12), d - 0.7],
          ],
          { stroke: '#dfe1df', width: 1 },
        ),
      );
    out.push(hatch(pen, 0.7, d - 1.3, w - 1.4, 0.6, 0.4, { stroke: '#c9cdd0', width: 1.2 }));
    return out.join('');
  };
  const block = (x: number, y: number, n: number): Part[] => [
    box([x, y, 8], [n * 0.6 + 0.6, 1.5, 1], dark, {
      top: (pen) => holes(pen, 0.6, 0.5, n, 2, 0.6, 0.16, { fill: '#e6e8e9', width: 1 }),
      front: (pen, w) => led(pen, w - 0.4, 0.5, 0.16, accent),
    }),
  ];
  const lead = (
    slot: number,
    shelf: number,
    x: number,
    y: number,
    colour: string,
    thickness: number,
  ): Part[] =>
    wire(
      [
        [0.8 + slot * 0.733, 8, 18.3 - shelf * 3.85],
        [0.8 + slot * 0.733, 9.4 + slot * 0.05, 18.3 - shelf * 3.85],
        [0.8 + slot * 0.733 + 1.2, 9.4, 10.6 - shelf * 0.5],
        [x, 9.4, 10.6 - shelf * 0.5],
        [x, y, 10.6 - shelf * 0.5],
        [x, y, 9],
      ],
      thickness,
      colour,
      { turn: 0.9, piece: 0.8 },
    );
  scene.add(
    [
      [1, 1],
      [9, 1],
      [1, 7],
      [9, 7],
    ].map(([x, y]) => cylinder('z', [x ?? 0, y ?? 0, 0], 0.5, 0.6, black)),
    box([0, 0, 0.6], [10.4, 8, 19.2], white, {
      front: rackFront,
      side: (pen, w, h) =>
        panel(pen, 0.5, 0.5, w - 1, h - 1) +
        vents(pen, w * 0.25, h * 0.7, w * 0.5, 2, 8) +
        cornerBolts(pen, w, h, 1, 0.14) +
        pen.rect(0, 0.16, w, 0.22, { fill: accent, stroke: 'none' }),
      top: (pen) => holes(pen, 2.2, 2, 7, 4, 1, 0.26, { fill: '#c3c8cb', width: detail }),
    }),
    // Bench with the fixture.
    box([13, 1, 0.6], [4, 7, 6.2], white, {
      front: (pen, w, h) => panel(pen, 0.4, 0.4, w - 0.8, h - 0.8) + handle(pen, w - 0.9, 2, 1.2),
    }),
    box([26, 1, 0.6], [4, 7, 6.2], white, {
      front: (pen, w) =>
        [0, 1, 2]
          .map(
            (row) =>
              panel(pen, 0.4, 0.4 + row * 1.85, w - 0.8, 1.6) +
              pen.rect(1.4, 0.85 + row * 1.85, 1.2, 0.2, { fill: ink, stroke: 'none' }, 0.1),
          )
          .join(''),
    }),
    box([12.6, 0.6, 6.8], [17.8, 8, 1.2], light, {
      top: fixture,
      front: (pen, w) => pen.rect(0, 0.3, w, 0.24, { fill: accent, stroke: 'none' }),
      side: (pen, w) => pen.rect(0, 0.3, w, 0.24, { fill: accent, stroke: 'none' }),
    }),
    block(14, 2, 5),
    block(19, 2, 7),
    block(25.2, 2, 4),
    block(15, 5.8, 4),
    block(19.6, 5.8, 5),
    block(25, 5.8, 5),
    box([17.6, 0.7, 8], [0.5, 0.5, 8], steel),
    box([25.6, 0.7, 8], [0.5, 0.5, 8], steel),
    box([16.4, 0.8, 12.2], [11, 0.6, 6], dark, {
      front: (pen, w, h) =>
        screen(pen, 0.25, 0.25, w - 0.5, h - 0.9, accent) + button(pen, w - 0.8, h - 0.32, 0.14, accent),
    }),
    lead(2, 0, 16.4, 6.6, accent, 0.36),
    lead(4, 1, 21.2, 6.6, '#5b646d', 0.28),
    lead(7, 2, 26.8, 6.6, '#a9b0b5', 0.28),
    wire(
      [
        [16.4, 6.3, 9],
        [16.4, 6.3, 9.9],
        [16.4, 4, 9.9],
        [20.8, 4, 9.9],
        [20.8, 2.9, 9.9],
        [20.8, 2.9, 9],
      ],
      0.3,
      accent,
      { turn: 0.6, piece: 0.8 },
    ),
    wire(
      [
        [22.4, 6.3, 9],
        [22.4, 6.3, 9.7],
        [22.4, 3, 9.7],
        [22.4, 3, 9],
      ],
      0.26,
      '#5b646d',
      { turn: 0.6, piece: 0.8 },
    ),
    wire(
      [
        [27.6, 6.3, 9],
        [27.6, 6.3, 9.7],
        [27.6, 3, 9.7],
        [27.6, 3, 9],
      ],
      0.26,
      '#a9b0b5',
      { turn: 0.6, piece: 0.8 },
    ),
  );
  return scene.render({ azimuth: 31, elevation: 29, margin: [80, 130, 80, 130] });
};
