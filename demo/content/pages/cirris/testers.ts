import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { compareFigures, productColumns } from '../../catalogue/compare';
import { findProduct } from '../../catalogue/figures';
import { same, t, to } from '../copy';
import { toProduct } from '../machines';

export const cirrisTesters: SeedPage = {
  site: 'cirris',
  slug: 'testers',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Testers', 'Prüfgeräte'),
  description: t(
    'Cirris CR 1, CR 4 and CH 2 compared: test points, voltages, resistance ranges and times.',
    'Cirris CR 1, CR 4 und CH 2 im Vergleich: Prüfpunkte, Spannungen, Widerstandsbereiche und Zeiten.',
  ),
  shareImage: 'cirris-tester',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Testers', 'Prüfgeräte'),
      title: t('Three testers, one program', 'Drei Tester, ein Programm'),
      text: t(
        'A test written for the smallest runs on the largest.',
        'Eine Prüfung, für den kleinsten geschrieben, läuft auch auf dem grössten.',
      ),
      image: 'cirris-tester',
    },
    compareFigures({
      title: t('Compared', 'Im Vergleich'),
      caption: t('Technical data of the Cirris testers', 'Technische Daten der Prüfgeräte von Cirris'),
      columns: productColumns(['cirris-cr-1', 'cirris-cr-4', 'cirris-ch-2'].map(findProduct)),
      rows: [
        { key: 'testPoints', label: t('Test points', 'Prüfpunkte') },
        {
          key: 'testVoltageDc',
          label: t('Test voltage, up to', 'Prüfspannung, bis'),
          unit: same('V DC'),
          as: 'most',
        },
        {
          key: 'testVoltageAc',
          label: t('AC withstand, up to', 'Wechselspannung, bis'),
          unit: same('V AC'),
          as: 'most',
        },
        {
          key: 'insulationResistance',
          label: t('Insulation up to', 'Isolation bis'),
          unit: same('MΩ'),
          as: 'most',
        },
        { key: 'testTime', label: t('Time for 100 points', 'Zeit für 100 Punkte'), unit: same('s') },
      ],
    }),
    {
      blockType: 'accordion',
      title: t('Options', 'Optionen'),
      items: [
        {
          title: t('Guided assembly', 'Geführte Montage'),
          content: t(
            'Probe a wire, hear where it goes. The tester becomes the assembly instruction, with lights or with speech.',
            'Ader antasten, Ziel hören. Der Tester wird zur Montageanleitung, mit Licht oder Sprache.',
          ),
        },
        {
          title: t('Label printing', 'Etikettendruck'),
          content: t(
            'A label is printed only after a pass, with serial number, date and a code that leads to the record.',
            'Ein Etikett gibt es nur nach bestandener Prüfung, mit Seriennummer, Datum und einem Code zum Protokoll.',
          ),
        },
        {
          title: t('Intermittent faults', 'Wackelkontakte'),
          content: t(
            'Continuous scan every 300 µs while the cable is moved. Breaks are logged with point and duration.',
            'Dauerabtastung alle 300 µs, während das Kabel bewegt wird. Unterbrüche werden mit Punkt und Dauer erfasst.',
          ),
        },
      ],
    },
    {
      blockType: 'downloadList',
      title: t('Preparing the place', 'Den Platz vorbereiten'),
      files: [
        {
          file: 'site-preparation-checklist',
          title: t('Site preparation checklist', 'Checkliste Aufstellort (englisch)'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Not sure how many points?', 'Unsicher bei der Punktzahl?'),
      text: t(
        'Count pins on all connectors, double it for four-wire, add ten per cent.',
        'Pins aller Stecker zählen, für Vierleiter verdoppeln, zehn Prozent dazu.',
      ),
      links: [
        to('cirris:contact', t('Ask us', 'Fragen Sie uns')),
        toProduct('cirris-ch-2', t('For high voltage: {name}', 'Für Hochspannung: {name}')),
      ],
    },
  ],
};
