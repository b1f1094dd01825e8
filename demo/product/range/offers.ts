import { software, tool } from '../families/offers';
import { blades, dies } from '../families/parts';
import { care, course, remoteService } from '../families/services';

const mini = { stroke: 40, force: 22, size: [80, 70, 140], mass: 2.6 } as const;

export const offerProducts = [
  tool({
    name: 'Applicator MA 40',
    brand: 'komax',
    classification: 'applicators',
    purpose: [
      'Side feed, 40 mm stroke: fits every press of the range.',
      'Seitenvorschub, 40 mm Hub: passt in jede Presse des Programms.',
    ],
    figures: { ...mini, area: [0.05, 6], terminal: [1, 9], isPneumatic: false, isCarbide: false },
    variants: [
      ['', {}],
      ['P', { isPneumatic: true }],
      ['C', { isCarbide: true }],
    ],
  }),
  tool({
    name: 'Applicator MA 30',
    brand: 'komax',
    classification: 'applicators',
    purpose: [
      'For 30 mm presses and small terminals on tape.',
      'Für 30-mm-Pressen und kleine Kontakte am Band.',
    ],
    figures: {
      ...mini,
      stroke: 30,
      area: [0.03, 1.5],
      terminal: [0.5, 4],
      isPneumatic: false,
      isCarbide: false,
    },
    variants: [
      ['', {}],
      ['P', { isPneumatic: true }],
    ],
  }),
  tool({
    name: 'Applicator ME 40',
    brand: 'komax',
    classification: 'applicators',
    purpose: [
      'End feed for terminals that hang one behind the other.',
      'Längsvorschub für Kontakte, die hintereinander hängen.',
    ],
    figures: {
      ...mini,
      area: [0.13, 4],
      terminal: [1, 6],
      isPneumatic: true,
      isCarbide: false,
      isEndFeed: true,
    },
    variants: [
      ['', {}],
      ['C', { isCarbide: true }],
    ],
  }),
  dies({
    name: 'Tool set TS 12',
    brand: 'komax',
    classification: 'blades',
    purpose: [
      'Crimpers and anvils for one terminal, changed in two minutes.',
      'Stempel und Ambosse für einen Kontakt, gewechselt in zwei Minuten.',
    ],
    figures: { size: [40, 30, 20], mass: 0.18, area: [0.13, 4], fit: [1, 6], isLong: false },
    variants: [
      ['', {}],
      ['S', { fit: [0.5, 2] }],
      ['L', { fit: [4, 12] }],
    ],
  }),
  blades({
    name: 'Blade set BV 90',
    brand: 'schleuniger',
    classification: 'blades',
    purpose: [
      'V-blades for cut-and-strip machines, coated for PTFE and silicone.',
      'V-Messer für Ablängmaschinen, beschichtet für PTFE und Silikon.',
    ],
    figures: { size: [50, 12, 30], mass: 0.09, area: [0.03, 10], fit: [0.5, 6], isLong: false },
    variants: [
      ['', {}],
      ['R', { fit: [0.5, 9], isLong: true }],
    ],
  }),
  software({
    name: 'Lumera Line',
    brand: 'diit',
    classification: 'software',
    purpose: [
      'Plans the orders of a hall and sends them to the machines.',
      'Plant die Aufträge einer Halle und schickt sie an die Maschinen.',
    ],
    figures: { view: 'plan', machines: 10, seats: 5, level: 1 },
    variants: [
      ['Start', {}],
      ['Plus', { machines: 40, seats: 20, level: 2 }],
      ['Enterprise', { machines: 400, seats: 200, level: 3 }],
    ],
    hasVideo: true,
  }),
  software({
    name: 'Lumera Trace',
    brand: 'diit',
    classification: 'software',
    purpose: [
      'Records what happened to every wire: reel, tool, crimp force, operator.',
      'Hält fest, was mit jeder Leitung geschah: Rolle, Werkzeug, Crimpkraft, Bedienperson.',
    ],
    figures: { view: 'trace', machines: 20, seats: 10, level: 2 },
    variants: [
      ['Plus', {}],
      ['Enterprise', { machines: 400, seats: 200, level: 3 }],
    ],
  }),
  software({
    name: 'Lumera Edit',
    brand: 'diit',
    classification: 'software',
    purpose: [
      'Turns wire lists from design tools into articles that machines understand.',
      'Macht aus Leitungslisten der Konstruktion Artikel, die Maschinen verstehen.',
    ],
    figures: { view: 'edit', machines: 5, seats: 3, level: 1 },
    variants: [
      ['Start', {}],
      ['Plus', { seats: 15, level: 2 }],
    ],
  }),
  care({
    name: 'Care Plan',
    brand: 'komax',
    classification: 'services',
    purpose: [
      'Keeps machines as accurate as on their first day, at a fixed price per year.',
      'Hält Maschinen so genau wie am ersten Tag, zum festen Preis pro Jahr.',
    ],
    figures: { visits: 1, response: 24, onSite: 5, discount: 0, level: 1 },
    variants: [
      ['Basic', {}],
      ['Plus', { visits: 2, response: 8, onSite: 3, discount: 5, level: 2 }],
      ['Premium', { visits: 4, response: 2, onSite: 1, discount: 12, level: 3 }],
    ],
  }),
  course({
    name: 'Operator Course',
    brand: 'komax',
    classification: 'services',
    purpose: [
      'Two or three days at the machine, in your hall or in ours.',
      'Zwei oder drei Tage an der Maschine, in Ihrer Halle oder in unserer.',
    ],
    figures: { days: 2, participants: 6, practice: 60, level: 1 },
    variants: [
      ['Basics', {}],
      ['Quality', { days: 3, participants: 8, practice: 50, level: 2 }],
    ],
  }),
  remoteService({
    name: 'Remote Check',
    brand: 'komax',
    classification: 'services',
    purpose: [
      'An engineer checks the machine remotely, while you watch.',
      'Eine Fachkraft prüft die Maschine aus der Ferne, und Sie sehen zu.',
    ],
    figures: { checks: 6, response: 4, level: 1 },
    variants: [
      ['Basic', {}],
      ['Plus', { checks: 12, response: 2, level: 2 }],
    ],
  }),
];
