import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { compareFigures, productColumns } from '../../catalogue/compare';
import { findProduct } from '../../catalogue/figures';
import { same, t } from '../copy';
import { machines, productPicture, toProduct } from '../machines';

export const mainTesting: SeedPage = {
  site: 'main',
  parent: 'solutions',
  slug: 'testing',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Testing', 'Prüfen'),
  description: t(
    'Testers and harness tables with 64 to 8,192 points: continuity, four-wire resistance, insulation and high voltage up to 6,000 V DC.',
    'Prüfgeräte und Prüftische mit 64 bis 8192 Punkten: Durchgang, Vierleiterwiderstand, Isolation und Hochspannung bis 6000 V DC.',
  ),
  shareImage: 'machine-test',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Cirris · Adaptronic · IQC'),
      title: t('The harness answers for itself', 'Der Kabelsatz gibt Auskunft'),
      text: t(
        'Each connection is driven, measured and recorded. A harness leaves the bench with a label only if all of them agree.',
        'Jede Verbindung wird bestromt, gemessen und protokolliert. Ein Etikett bekommt der Kabelsatz erst, wenn alle stimmen.',
      ),
      image: 'machine-test',
    },
    {
      blockType: 'teaserGrid',
      title: t('From the bench to the table', 'Vom Tisch bis zum Brett'),
      text: t(
        'The KT 710 is built for the harness board. For cable testers and for matrix systems two brands of the group have their own sites.',
        'Der KT 710 ist für das Kabelbrett gebaut. Kabeltester und Matrixsysteme finden Sie bei zwei Marken der Gruppe.',
      ),
      teasers: [
        {
          overline: same('Adaptronic KT 710'),
          title: t('Harness test benches', 'Prüftische für Kabelsätze'),
          text: t(
            'With locks, seals, clips and cameras as test points.',
            'Mit Verriegelung, Tülle, Clip und Kamera als Prüfpunkt.',
          ),
          image: productPicture('adaptronic-kt-710'),
          link: toProduct('adaptronic-kt-710', same('{name}')),
        },
        {
          overline: same('Cirris'),
          title: t('Cable testers', 'Kabeltester'),
          text: t(
            'From the bench to aerospace racks, with guided set-up.',
            'Vom Tischgerät bis zum Luftfahrt-Rack, mit geführter Einrichtung.',
          ),
          image: 'cirris-tester',
          link: { kind: 'page', page: 'cirris:home' },
        },
        {
          overline: same('Adaptronic'),
          title: t('Matrix systems', 'Matrixsysteme'),
          text: t(
            'Thousands of points for cabinets and rail vehicles (site in German).',
            'Tausende Punkte für Schaltschränke und Schienenfahrzeuge.',
          ),
          image: 'adaptronic-tester',
          link: { kind: 'page', page: 'adaptronic:home' },
        },
      ],
    },
    compareFigures({
      title: t('A tester, a rack and a table', 'Ein Gerät, ein Schrank und ein Tisch'),
      caption: t(
        'Technical data of the Cirris CR 4, Adaptronic KT 630 and KT 710',
        'Technische Daten von Cirris CR 4, Adaptronic KT 630 und KT 710',
      ),
      columns: productColumns(['cirris-cr-4', 'adaptronic-kt-630', 'adaptronic-kt-710'].map(findProduct)),
      rows: [
        { key: 'testPoints', label: t('Test points', 'Prüfpunkte') },
        {
          key: 'testVoltageDc',
          label: t('Test voltage, up to', 'Prüfspannung, bis'),
          unit: same('V DC'),
          as: 'most',
        },
        {
          key: 'insulationResistance',
          label: t('Insulation resistance, up to', 'Isolationswiderstand, bis'),
          unit: same('MΩ'),
          as: 'most',
        },
        { key: 'testTime', label: t('Time for 100 points', 'Zeit für 100 Punkte'), unit: same('s') },
      ],
    }),
    {
      blockType: 'mediaText',
      overline: t('Fault display', 'Fehleranzeige'),
      title: t('Shown where it sits', 'Angezeigt, wo es sitzt'),
      content: t(
        'A list of pin numbers helps no one at the board. The test table lights the cavity on the drawing and on the board itself, says what it measured and what it expected, and remeasures while the operator pushes the terminal home.',
        'Eine Liste mit Pinnummern hilft am Brett niemandem. Der Prüftisch beleuchtet die Kammer auf der Zeichnung und am Brett, nennt Messwert und Erwartung und misst weiter, während der Kontakt nachgedrückt wird.',
      ),
      image: 'connector-family',
      mediaPosition: 'start',
    },
    machines.testing,
    {
      blockType: 'downloadList',
      title: t('Before installation', 'Vor der Aufstellung'),
      files: [
        {
          file: 'site-preparation-checklist',
          title: t('Site preparation checklist', 'Checkliste Aufstellort (englisch)'),
        },
      ],
    },
  ],
};
