import { busbar, harness, highVoltage, twist } from '../families/assembly';
import { onBench, onFloor } from './places';

export const assemblyProducts = [
  twist({
    name: 'Torsa 510',
    brand: 'komax',
    classification: 'twisting',
    purpose: [
      'Twists pairs that are crimped at both ends, one after the other.',
      'Verdrillt beidseitig gecrimpte Paare, eines nach dem anderen.',
    ],
    figures: {
      area: [0.13, 1.5],
      length: [0.5, 8],
      lay: [10, 60],
      rotation: 3000,
      rate: 240,
      place: onBench(980, 85, { power: 0.7 }),
    },
    variants: [
      ['', {}],
      ['L', { length: [0.5, 12] }],
    ],
  }),
  twist({
    name: 'Torsa 540',
    brand: 'komax',
    classification: 'twisting',
    purpose: [
      'Cuts, crimps and twists in one line, for CAN and Ethernet pairs.',
      'Schneidet, crimpt und verdrillt in einer Linie, für CAN- und Ethernet-Paare.',
    ],
    figures: {
      area: [0.13, 0.75],
      length: [0.8, 10],
      lay: [8, 50],
      rotation: 4500,
      rate: 520,
      place: onFloor(9800, 3200, { power: 8 }),
    },
    variants: [
      ['', {}],
      ['L', { length: [0.8, 16] }],
      ['Eth', { lay: [6, 30] }],
      ['S', { rate: 470, lay: [10, 40] }],
    ],
    hasVideo: true,
  }),
  twist({
    name: 'Torsa 530',
    brand: 'komax',
    classification: 'twisting',
    purpose: ['The predecessor of the Torsa 540.', 'Der Vorgänger der Torsa 540.'],
    figures: {
      area: [0.22, 0.75],
      length: [1, 8],
      lay: [12, 50],
      rotation: 3200,
      rate: 380,
      place: onFloor(9200, 3000, { power: 8 }),
    },
    variants: [
      ['', {}],
      ['L', { length: [1, 10] }],
    ],
    status: 'discontinued',
    successor: 'torsa-540',
  }),
  harness({
    name: 'Ordina 600',
    brand: 'komax',
    classification: 'block-loading',
    purpose: [
      'From the drum to the loaded connector: the first half of a harness without a hand on it.',
      'Von der Trommel zum bestückten Stecker: die erste Hälfte des Kabelsatzes ohne Handgriff.',
    ],
    figures: {
      area: [0.13, 2.5],
      housings: 16,
      bundle: null,
      rate: 1800,
      place: onFloor(8200, 5200, { power: 12 }),
    },
    variants: [
      ['', {}],
      ['24', { housings: 24 }],
      ['M', { area: [0.08, 0.5] }],
    ],
    hasVideo: true,
  }),
  harness({
    name: 'Ordina 650',
    brand: 'komax',
    classification: 'block-loading',
    purpose: [
      'Two loading heads and pallets that travel, for body and cockpit harnesses.',
      'Zwei Bestückköpfe und wandernde Paletten, für Karosserie- und Cockpitkabelsätze.',
    ],
    figures: {
      area: [0.13, 4],
      housings: 40,
      bundle: null,
      rate: 2600,
      place: onFloor(12600, 8900, { power: 18 }),
    },
    variants: [
      ['', {}],
      ['60', { housings: 60, rate: 2400 }],
    ],
  }),
  harness({
    name: 'Tapea 20',
    brand: 'komax',
    classification: 'taping',
    purpose: [
      'Spot taping in 0.8 seconds, held in the hand or on the board.',
      'Punktbandagieren in 0.8 Sekunden, in der Hand oder am Brett.',
    ],
    figures: {
      area: [0.13, 6],
      housings: 0,
      bundle: [2, 20],
      rate: 1500,
      place: onBench(210, 6, { power: 0.12 }),
    },
    variants: [
      ['', {}],
      ['B', { bundle: [4, 32] }],
    ],
  }),
  harness({
    name: 'Tapea 60',
    brand: 'komax',
    classification: 'taping',
    purpose: [
      'Continuous taping of branches with a programmable overlap.',
      'Durchgehendes Bandagieren von Ästen mit programmierbarer Überlappung.',
    ],
    figures: {
      area: [0.13, 16],
      housings: 0,
      bundle: [3, 40],
      rate: 420,
      place: onBench(620, 58, { power: 0.5, air: [6, 30] }),
    },
    variants: [
      ['', {}],
      ['W', { bundle: [8, 60] }],
    ],
  }),
  highVoltage({
    name: 'Volta HV 10',
    brand: 'volta',
    classification: 'hv-cells',
    purpose: [
      'A manual cell for samples and small series of charging cables.',
      'Eine manuelle Zelle für Muster und Kleinserien von Ladekabeln.',
    ],
    figures: { area: [2.5, 50], outer: [6, 18], strip: 120, force: 40, rate: 60, place: onFloor(1600, 680) },
    variants: [
      ['', {}],
      ['95', { area: [10, 95], outer: [10, 24], force: 60 }],
    ],
  }),
  highVoltage({
    name: 'Volta HV 30',
    brand: 'volta',
    classification: 'hv-lines',
    purpose: [
      'Jacket, braid, foil and ferrule in one pass, with a camera on every step.',
      'Mantel, Geflecht, Folie und Stützhülse in einem Durchgang, mit Kamera an jedem Schritt.',
    ],
    figures: {
      area: [2.5, 95],
      outer: [6, 24],
      strip: 150,
      force: 60,
      rate: 180,
      place: onFloor(5400, 3900, { power: 11 }),
    },
    variants: [
      ['', {}],
      ['120', { area: [16, 120], outer: [12, 28] }],
      ['Twin', { rate: 320 }],
    ],
    hasVideo: true,
  }),
  highVoltage({
    name: 'Volta Shield 5',
    brand: 'volta',
    classification: 'hv-cells',
    purpose: [
      'Cuts and folds the braid back without nicking the insulation.',
      'Schneidet das Geflecht und legt es um, ohne die Isolation zu verletzen.',
    ],
    figures: {
      area: [2.5, 95],
      outer: [6, 24],
      strip: 60,
      force: 0.5,
      rate: 140,
      place: onBench(540, 92, { power: 0.7, air: [6, 80] }),
    },
    variants: [
      ['', {}],
      ['M', { area: [1.5, 16], outer: [4, 12] }],
    ],
  }),
  busbar({
    name: 'Volta Bar 12',
    brand: 'volta',
    classification: 'hv-busbar',
    purpose: [
      'Strips and bends insulated busbars for battery packs.',
      'Isoliert Stromschienen für Batteriepakete ab und biegt sie.',
    ],
    figures: {
      area: [35, 107],
      strip: 80,
      rate: 110,
      place: onFloor(2600, 2100, { power: 9 }),
    },
    variants: [
      ['', {}],
      ['L', { strip: 140, rate: 90 }],
    ],
    countries: ['CH', 'DE', 'AT', 'FR', 'US', 'CN', 'CZ', 'HU'],
  }),
];
