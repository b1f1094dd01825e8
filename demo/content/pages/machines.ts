import type {
  Localized,
  MediaKey,
  SeedLink,
  SeedModule,
} from '../../../services/content/src/testing/seeding/documents/types';
import { same, t } from './copy';

/** A link to a machine of the product service by slug. `{name}` is replaced by its name. */
export const toProduct = (product: string, text: Localized): SeedLink => ({ kind: 'product', product, text });

interface Machine {
  product: string;
  name: string;
  text: Localized;
}

const machine = (product: string, name: string, text: Localized): Machine => ({ product, name, text });

/** The picture of a product that its own page shows, in the media library. */
export const productPicture = (product: string): MediaKey => `product-${product}`;

const machinesFor = (...machines: readonly Machine[]): SeedModule => ({
  blockType: 'teaserGrid',
  title: t('Machines for this step', 'Maschinen für diesen Schritt'),
  teasers: machines.map(({ product, name, text }) => ({
    title: same(name),
    text,
    image: productPicture(product),
    link: toProduct(product, same('{name}')),
  })),
});

/** For each step of the work, the machines that a reader meets first. */
export const machines = {
  cutAndStrip: machinesFor(
    machine(
      'linea-240',
      'Linea 240',
      t(
        'The bench machine for control-cabinet wire that is then fitted with ferrules.',
        'Das Tischgerät für Schaltschrankleitungen, die danach Aderendhülsen erhalten.',
      ),
    ),
    machine(
      'linea-355',
      'Linea 355',
      t(
        'Heavy wire for drives and energy storage, cut without a burr.',
        'Starke Leitungen für Antriebe und Speicher, gratfrei geschnitten.',
      ),
    ),
    machine(
      'rotostrip-2400',
      'RotoStrip 2400',
      t(
        'Micro-coaxial and medical cables, with an incision set to a hundredth of a millimetre.',
        'Mikrokoaxial- und Medizinkabel, der Einschnitt auf einen Hundertstelmillimeter eingestellt.',
      ),
    ),
  ),
  crimping: machinesFor(
    machine(
      'cresta-433',
      'Cresta 433',
      t(
        'Seals and crimps both ends, and changes from article to article in six minutes.',
        'Tüllt und crimpt beidseitig und wechselt in sechs Minuten den Artikel.',
      ),
    ),
    machine(
      'presta-30',
      'Presta 30',
      t(
        'A servo-driven press: the crimp height is set at the screen.',
        'Eine servogetriebene Presse: Die Crimphöhe wird am Bildschirm eingestellt.',
      ),
    ),
    machine(
      'applicator-ma-40',
      'Applicator MA 40',
      t(
        'Side feed and 40 mm of stroke: it fits every press of the range.',
        'Seitenvorschub und 40 mm Hub: Er passt in jede Presse des Programms.',
      ),
    ),
  ),
  twisting: machinesFor(
    machine(
      'torsa-510',
      'Torsa 510',
      t(
        'Twists pairs that are crimped at both ends, one after the other.',
        'Verdrillt beidseitig gecrimpte Paare, eines nach dem anderen.',
      ),
    ),
    machine(
      'torsa-540',
      'Torsa 540',
      t(
        'Cuts, crimps and twists in one line, for CAN and Ethernet pairs.',
        'Schneidet, crimpt und verdrillt in einer Linie, für CAN- und Ethernet-Paare.',
      ),
    ),
  ),
  testing: machinesFor(
    machine(
      'cirris-cr-4',
      'Cirris CR 4',
      t(
        'Builds and tests at once: the screen leads from contact to contact.',
        'Baut und prüft zugleich: Der Bildschirm führt von Kontakt zu Kontakt.',
      ),
    ),
    machine(
      'adaptronic-kt-630',
      'Adaptronic KT 630',
      t(
        'A test system in a rack, from 128 to 4,096 points.',
        'Ein Prüfsystem im Schrank, von 128 bis 4096 Punkten.',
      ),
    ),
    machine(
      'iqc-micro-3',
      'IQC Micro 3',
      t(
        'Micrographs of crimps: cut, polished, measured and filed in four minutes.',
        'Schliffbilder von Crimps: getrennt, poliert, vermessen und abgelegt in vier Minuten.',
      ),
    ),
  ),
  harness: machinesFor(
    machine(
      'ordina-600',
      'Ordina 600',
      t(
        'From the drum to the loaded connector: the first half of a harness without a hand on it.',
        'Von der Trommel zum bestückten Stecker: die erste Hälfte des Kabelsatzes ohne Handgriff.',
      ),
    ),
    machine(
      'ordina-650',
      'Ordina 650',
      t(
        'Two loading heads and pallets that travel, for body and cockpit harnesses.',
        'Zwei Bestückköpfe und wandernde Paletten, für Karosserie- und Cockpitkabelsätze.',
      ),
    ),
    machine(
      'tapea-20',
      'Tapea 20',
      t(
        'Spot taping in 0.8 seconds, held in the hand or on the board.',
        'Punktbandagieren in 0.8 Sekunden, in der Hand oder am Brett.',
      ),
    ),
  ),
} as const;
