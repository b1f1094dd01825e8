import { feeding, marking, micrograph, tester } from '../families/testing';
import { onBench, onFloor } from './places';

export const testingProducts = [
  tester({
    name: 'Cirris CR 1',
    brand: 'cirris',
    classification: 'test-low',
    purpose: [
      'A tester for the bench: finds opens, shorts and swaps, and says where.',
      'Ein Prüfgerät für den Tisch: findet Unterbrüche, Schlüsse und Vertauschungen und sagt, wo.',
    ],
    figures: {
      points: 64,
      voltage: 10,
      time: 0.3,
      hasComponents: false,
      place: onBench(260, 3, { power: 0.05, noise: 40 }),
    },
    variants: [
      ['', {}],
      ['+', { hasComponents: true }],
      ['256', { points: 256 }],
    ],
  }),
  tester({
    name: 'Cirris CR 4',
    brand: 'cirris',
    classification: 'test-low',
    purpose: [
      'Builds and tests at once: the screen leads from contact to contact.',
      'Baut und prüft zugleich: Der Bildschirm führt von Kontakt zu Kontakt.',
    ],
    figures: {
      points: 128,
      voltage: 30,
      time: 0.25,
      hasComponents: true,
      place: onBench(340, 6, { power: 0.08, noise: 40 }),
    },
    variants: [
      ['', {}],
      ['512', { points: 512 }],
    ],
    hasVideo: true,
  }),
  tester({
    name: 'Cirris CH 2',
    brand: 'cirris',
    classification: 'test-high',
    purpose: [
      'High voltage for avionics and rail harnesses, with reports that auditors read.',
      'Hochspannung für Avionik- und Bahnkabelsätze, mit Berichten, die Prüfer lesen.',
    ],
    figures: {
      points: 128,
      voltage: 1500,
      time: 4,
      hasComponents: true,
      place: onBench(480, 22, { power: 0.4, noise: 48 }),
    },
    variants: [
      ['', {}],
      ['2000', { voltage: 2100 }],
      ['X', { points: 1024 }],
    ],
  }),
  tester({
    name: 'Cirris 1100',
    brand: 'cirris',
    classification: 'test-low',
    purpose: [
      'The tester that many benches still know; calibrated until 2030.',
      'Das Prüfgerät, das viele Werkbänke noch kennen; kalibriert bis 2030.',
    ],
    figures: {
      points: 64,
      voltage: 5,
      time: 0.8,
      hasComponents: false,
      place: onBench(300, 5, { power: 0.05, noise: 40 }),
    },
    variants: [
      ['', {}],
      ['H', { voltage: 9 }],
    ],
    status: 'discontinued',
    successor: 'cirris-cr-1',
  }),
  tester({
    name: 'Adaptronic KT 630',
    brand: 'adaptronic',
    classification: 'test-high',
    purpose: [
      'A test system in a rack, from 128 to 4,096 points.',
      'Ein Prüfsystem im Schrank, von 128 bis 4096 Punkten.',
    ],
    figures: {
      points: 128,
      voltage: 1500,
      time: 3,
      hasComponents: true,
      place: onFloor(600, 180, { power: 1.2, air: undefined, noise: 52 }),
    },
    variants: [
      ['', {}],
      ['HV', { voltage: 6000 }],
      ['Modul', { points: 512 }],
    ],
  }),
  tester({
    name: 'Adaptronic KT 710',
    brand: 'adaptronic',
    classification: 'test-tables',
    purpose: [
      'A harness table with adapters that lock until the last point is good.',
      'Ein Prüftisch für Kabelsätze mit Adaptern, die sperren, bis der letzte Punkt gut ist.',
    ],
    figures: {
      points: 256,
      voltage: 50,
      time: 0.5,
      hasComponents: true,
      place: onFloor(3000, 420, { power: 0.9, air: [6, 40] }),
    },
    variants: [
      ['', {}],
      ['V', { points: 512 }],
    ],
    countries: ['CH', 'DE', 'AT', 'CZ', 'SK', 'HU', 'RO', 'FR', 'MX'],
  }),
  micrograph({
    name: 'IQC Micro 3',
    brand: 'iqc',
    classification: 'test-tables',
    purpose: [
      'Micrographs of crimps: cut, polished, measured and filed in four minutes.',
      'Schliffbilder von Crimps: getrennt, poliert, vermessen und abgelegt in vier Minuten.',
    ],
    figures: {
      time: 240,
      place: onBench(720, 48, { power: 0.6 }),
    },
    variants: [
      ['', {}],
      ['HV', { time: 300 }],
    ],
  }),
  marking({
    name: 'Scripta 10',
    brand: 'komax',
    classification: 'marking',
    purpose: [
      'Ink-jet printing on the running wire, in black or white.',
      'Tintenstrahldruck auf die laufende Leitung, schwarz oder weiss.',
    ],
    figures: {
      outer: [0.8, 20],
      height: [0.8, 7],
      speed: 5,
      dpi: 71,
      isLaser: false,
      place: onBench(400, 32, { power: 0.2 }),
    },
    variants: [
      ['', {}],
      ['W', { speed: 3.5 }],
    ],
  }),
  marking({
    name: 'Scripta 40 UV',
    brand: 'komax',
    classification: 'marking',
    purpose: [
      'A UV laser that turns the insulation dark without cutting it, for aircraft wire.',
      'Ein UV-Laser, der die Isolation dunkel färbt, ohne sie zu schneiden, für Flugzeugleitungen.',
    ],
    figures: {
      outer: [0.6, 10],
      height: [0.8, 3],
      speed: 1.2,
      dpi: 300,
      isLaser: true,
      place: onFloor(1500, 340, { power: 2.2, air: undefined }),
    },
    variants: [
      ['', {}],
      ['F', { speed: 2.2 }],
    ],
  }),
  marking({
    name: 'Scripta 20',
    brand: 'schleuniger',
    classification: 'marking',
    purpose: [
      'Thermal transfer for flat labels and sleeves in wire order.',
      'Thermotransfer für Fahnen und Schläuche in der Folge der Leitungen.',
    ],
    figures: {
      outer: [1, 12],
      height: [1, 10],
      speed: 0.15,
      dpi: 300,
      isLaser: false,
      place: onBench(330, 14, { power: 0.15 }),
    },
    variants: [
      ['', {}],
      ['600', { dpi: 600, speed: 0.1 }],
    ],
  }),
  feeding({
    name: 'Ductor 30',
    brand: 'komax',
    classification: 'prefeeding',
    purpose: [
      'For barrels and small drums beside a bench machine.',
      'Für Fässer und kleine Trommeln neben einem Tischgerät.',
    ],
    figures: {
      outer: [0.5, 6],
      drum: 30,
      drumDiameter: 400,
      speed: 4,
      buffer: 4,
      place: onBench(420, 46, { power: 0.3 }),
    },
    variants: [
      ['', {}],
      ['D', { drum: 60 }],
    ],
  }),
  feeding({
    name: 'Ductor 120',
    brand: 'komax',
    classification: 'prefeeding',
    purpose: [
      'Two drums, changed without stopping the machine.',
      'Zwei Trommeln, gewechselt ohne Halt der Maschine.',
    ],
    figures: {
      outer: [0.8, 10],
      drum: 120,
      drumDiameter: 630,
      speed: 8,
      buffer: 10,
      place: onFloor(1300, 240, { power: 1.1, air: undefined }),
    },
    variants: [
      ['', {}],
      ['Duo', { drum: 240 }],
    ],
  }),
  feeding({
    name: 'Ductor 500',
    brand: 'komax',
    classification: 'prefeeding',
    purpose: [
      'For drums of half a tonne, lifted automatically.',
      'Für Trommeln von einer halben Tonne, automatisch gehoben.',
    ],
    figures: {
      outer: [3, 30],
      drum: 500,
      drumDiameter: 1250,
      speed: 4,
      buffer: 6,
      place: onFloor(2100, 540, { power: 2.4, air: undefined }),
    },
    variants: [
      ['', {}],
      ['800', { drum: 800, drumDiameter: 1400 }],
    ],
  }),
  feeding({
    name: 'Ductor 80',
    brand: 'komax',
    classification: 'prefeeding',
    purpose: ['The predecessor of the Ductor 120.', 'Der Vorgänger des Ductor 120.'],
    figures: {
      outer: [0.8, 8],
      drum: 80,
      drumDiameter: 500,
      speed: 5,
      buffer: 6,
      place: onFloor(1200, 220, { power: 0.9, air: undefined }),
    },
    variants: [
      ['', {}],
      ['Duo', { drum: 160 }],
    ],
    status: 'cancelled',
    successor: 'ductor-120',
  }),
  feeding({
    name: 'Coila 40',
    brand: 'komax',
    classification: 'take-up',
    purpose: ['Coils long wire and ties it twice.', 'Ringt lange Leitungen auf und bindet sie zweimal.'],
    figures: {
      outer: [0.8, 10],
      drum: 12,
      drumDiameter: 480,
      speed: 6,
      buffer: 0,
      place: onFloor(1100, 190, { power: 0.8 }),
    },
    variants: [
      ['', {}],
      ['T', { speed: 5 }],
    ],
  }),
  feeding({
    name: 'Coila 15',
    brand: 'schleuniger',
    classification: 'take-up',
    purpose: [
      'A coiling pan that follows the speed of the bench machine by itself.',
      'Ein Ringteller, der dem Tempo des Tischgeräts von selbst folgt.',
    ],
    figures: {
      outer: [0.5, 6],
      drum: 4,
      drumDiameter: 300,
      speed: 3,
      buffer: 0,
      place: onBench(420, 26, { power: 0.2 }),
    },
    variants: [
      ['', {}],
      ['H', { drum: 7, drumDiameter: 380 }],
    ],
  }),
];
