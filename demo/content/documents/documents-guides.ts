import { author, h1, h2, li, p } from './blocks';
import type { SeedDocument } from './blocks';

/** Diameter in millimetres of a solid wire of an AWG size: 0.127 · 92^((36 − n) / 39). */
export const awgDiameter = (size: number): number => 0.127 * 92 ** ((36 - size) / 39);
export const awgArea = (size: number): number => (Math.PI / 4) * awgDiameter(size) ** 2;

/** Resistivity of annealed copper at 20 °C in Ω·mm²/m. */
const copperResistivity = 0.017241;
const metricSizes = [0.05, 0.08, 0.13, 0.22, 0.35, 0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95];

const awgName = (size: number): string => (size >= 0 ? String(size) : `${1 - size}/0`);
const figure = (value: number): string =>
  value >= 100
    ? value.toFixed(0)
    : value >= 10
      ? value.toFixed(1)
      : value >= 1
        ? value.toFixed(2)
        : value.toFixed(3);
const nearestMetric = (area: number): number =>
  metricSizes.reduce((best, size) =>
    Math.abs(Math.log(size / area)) < Math.abs(Math.log(best / area)) ? size : best,
  );

const wireRows = Array.from({ length: 17 }, (_, index) => -2 + index * 2).map((size) => {
  const area = awgArea(size);
  return [
    awgName(size),
    figure(awgDiameter(size)),
    figure(area),
    String(nearestMetric(area)),
    figure((copperResistivity / area) * 1000),
  ];
});

const lineRows = (kind: 'en' | 'de'): string[][] =>
  kind === 'en'
    ? [
        ['Wire range', '0.13 – 6 mm² (AWG 26 – 10)'],
        ['Length', '60 – 10,000 mm, ± 0.2 % above 500 mm'],
        ['Stripping length', '0.1 – 15 mm at both ends'],
        ['Stations', 'up to 6: crimp, seal, tin, twist, test'],
        ['Feed speed', 'up to 8 m/s'],
        ['Connection', '3 × 400 V, 50/60 Hz, 6 bar compressed air'],
      ]
    : [
        ['Leiterbereich', '0.13 – 6 mm² (AWG 26 – 10)'],
        ['Länge', '60 – 10’000 mm, ± 0.2 % ab 500 mm'],
        ['Abisolierlänge', '0.1 – 15 mm an beiden Enden'],
        ['Stationen', 'bis zu 6: Crimpen, Tülle, Verzinnen, Verdrillen, Prüfen'],
        ['Vorschub', 'bis 8 m/s'],
        ['Anschluss', '3 × 400 V, 50/60 Hz, 6 bar Druckluft'],
      ];

export const guidePapers: readonly SeedDocument[] = [
  {
    slug: 'line-overview',
    label: { en: 'Production line at a glance', de: 'Die Produktionslinie im Überblick (englisch)' },
    paper: {
      title: 'Production line at a glance',
      language: 'en',
      author,
      blocks: [
        h1('Production line at a glance'),
        p(
          'A line is built from modules that share one wire axis, one control and one set of orders. This sheet shows what a typical line does between the drum and the finished, tested wire, and what it needs from the building.',
        ),
        h2('From drum to tested wire'),
        ...li(
          'Feed: the drum rack holds up to eight drums; a dancer keeps the tension constant while the drum starts and stops.',
          'Straighten and measure: two rows of rollers take the curl out of the wire, an encoder wheel measures its length.',
          'Cut and strip: V-blades cut the wire and take off the insulation without touching a strand.',
          'Crimp: each press measures the force of every stroke and rejects a crimp whose curve leaves the tolerance band.',
          'Twist: two chucks wind a pair to the ordered lay length.',
          'Test and lay down: resistance, pull-out sample and camera; good wires go to the tray, rejects are cut through.',
        ),
        h2('Technical data of a typical line'),
        { kind: 'table', columns: [3, 7], head: ['Property', 'Value'], rows: lineRows('en') },
        h2('Space'),
        p(
          'Plan 12 m by 3 m for five modules and leave 1 m free on the operator side. Modules stand on levelling feet; a flat industrial floor with a difference of at most 10 mm over the length of the line is enough.',
        ),
        h2('Changing an order'),
        p(
          'Orders arrive from the production planning system. The line asks for the terminal reel, reads its code, checks the applicator in the press and starts only when both match the order. A trained operator changes one applicator in about two minutes.',
        ),
      ],
    },
  },
  {
    slug: 'line-overview',
    version: 'de',
    label: { en: 'Production line at a glance (German)', de: 'Die Produktionslinie im Überblick' },
    paper: {
      title: 'Die Produktionslinie im Überblick',
      language: 'de',
      author,
      blocks: [
        h1('Die Produktionslinie im Überblick'),
        p(
          'Eine Linie besteht aus Modulen mit einer gemeinsamen Leiterachse, einer Steuerung und einer Auftragsliste. Dieses Blatt zeigt, was zwischen Trommel und geprüftem Leiter geschieht und was die Linie vom Gebäude braucht.',
        ),
        h2('Von der Trommel zum geprüften Leiter'),
        ...li(
          'Zuführen: Das Trommelregal fasst bis zu acht Trommeln; ein Tänzer hält die Zugkraft beim Anfahren und Bremsen konstant.',
          'Richten und messen: Zwei Rollenreihen nehmen den Drall heraus, ein Messrad erfasst die Länge.',
          'Ablängen und abisolieren: V-Messer trennen den Leiter und ziehen die Isolation ab, ohne einen Draht zu berühren.',
          'Crimpen: Jede Presse misst die Kraft jedes Hubs und scheidet Crimps aus, deren Kurve das Toleranzband verlässt.',
          'Verdrillen: Zwei Spannfutter winden ein Paar mit der bestellten Schlaglänge.',
          'Prüfen und ablegen: Widerstand, Auszugsprobe und Kamera; Ausschuss wird durchtrennt.',
        ),
        h2('Technische Daten einer typischen Linie'),
        { kind: 'table', columns: [3, 7], head: ['Eigenschaft', 'Wert'], rows: lineRows('de') },
        h2('Platzbedarf'),
        p(
          'Planen Sie 12 m mal 3 m für fünf Module und 1 m freien Raum auf der Bedienseite. Ein ebener Industrieboden mit höchstens 10 mm Höhenunterschied über die Länge der Linie genügt.',
        ),
        h2('Auftragswechsel'),
        p(
          'Die Aufträge kommen aus der Fertigungsplanung. Die Linie verlangt die Kontaktspule, liest ihren Code, prüft den Applikator in der Presse und startet erst, wenn beide zum Auftrag passen.',
        ),
      ],
    },
  },
  {
    slug: 'crimp-quality-guide',
    label: { en: 'Guide to crimp quality', de: 'Leitfaden Crimpqualität (englisch)' },
    paper: {
      title: 'Guide to crimp quality',
      language: 'en',
      author,
      blocks: [
        h1('Guide to crimp quality'),
        p(
          'A crimp is a cold weld: the barrel presses the strands together so hard that the air between them disappears. Whether that has worked can be seen, measured and pulled. This guide says how.',
        ),
        h2('What to look at'),
        ...li(
          'Bell mouth: a small flare at the wire end of the barrel keeps its edge from cutting strands.',
          'Brush: the strands stand out by up to one millimetre on the terminal side, and none lies outside.',
          'Insulation: ends in the window between the two barrels, visible on both sides.',
          'Insulation crimp: holds the insulation without cutting through it.',
          'Cut-off tab: short, without a burr, and straight.',
        ),
        h2('What to measure'),
        p(
          'Crimp height is the most telling figure. Measure it in the middle of the barrel with a crimp micrometer whose one tip is a blade and the other a point, so that the burr at the bottom does not falsify the value. The permitted tolerance comes from the terminal’s data sheet; ± 0.05 mm is common, ± 0.03 mm for small terminals.',
        ),
        h2('Pull-out force: values often asked for'),
        {
          kind: 'table',
          columns: [2, 2, 3],
          head: ['Section in mm²', 'AWG', 'Least force in N'],
          rows: [
            ['0.22', '24', '40'],
            ['0.35', '22', '50'],
            ['0.5', '20', '60'],
            ['0.75', '18', '85'],
            ['1.5', '16', '150'],
            ['2.5', '14', '200'],
          ],
        },
        p(
          'The terminal’s specification always comes before this table. Pull at a constant speed between 25 and 50 mm per minute with the insulation crimp opened.',
        ),
        h2('What to cut'),
        p(
          'A section through the crimp shows the rest: strands pressed into polygons, no voids, wings that touch the strands symmetrically and a bottom without cracks. Compression of 10 to 20 per cent of the original copper section is usual.',
        ),
        h2('What the press sees'),
        p(
          'Every stroke leaves a curve of force. A missing strand lowers the peak by a few per cent; insulation in the crimp raises it early. Teach the reference with at least five good crimps, checked by height and by eye, and set the band no wider than needed.',
        ),
      ],
    },
  },
  {
    slug: 'wire-reference-chart',
    label: { en: 'Wire reference chart: mm² and AWG', de: 'Leitertabelle: mm² und AWG (englisch)' },
    paper: {
      title: 'Wire reference chart: mm² and AWG',
      language: 'en',
      author,
      blocks: [
        h1('Wire reference chart: mm² and AWG'),
        p(
          'American Wire Gauge is a geometric series: 39 steps lead from 0.127 mm (36 AWG) to 11.684 mm (4/0 AWG). The diameter of size n is 0.127 mm × 92 to the power of (36 – n) / 39; sizes 2/0 and larger count as negative numbers, so that 3/0 is –2.',
        ),
        h2('Solid copper at 20 °C'),
        {
          kind: 'table',
          columns: [1.2, 2, 2, 2.4, 2.4],
          head: ['AWG', 'Diameter mm', 'Section mm²', 'Nearest mm² size', 'Resistance in ohm/km'],
          rows: wireRows,
        },
        h2('How to use it'),
        ...li(
          'The metric size named is the nearest of the usual nominal sections, not an equal one: check the terminal’s range before you replace one by the other.',
          'Stranded wire of the same section has about the same resistance and a larger diameter, because of the air between its strands.',
          'Three AWG steps double or halve the section; six steps double or halve the diameter.',
        ),
      ],
    },
  },
];
