import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';
import { toProduct } from '../machines';

export const cirrisTesters: SeedPage = {
  site: 'cirris',
  slug: 'testers',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Testers', 'Prüfgeräte'),
  description: t(
    'Ohma 128, Ohma 1000 and Ohma HV compared: test points, voltages, resistance ranges and software.',
    'Ohma 128, Ohma 1000 und Ohma HV im Vergleich: Prüfpunkte, Spannungen, Widerstandsbereiche und Software.',
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
    {
      blockType: 'keyFiguresComparison',
      title: t('Compared', 'Im Vergleich'),
      caption: t('Technical data of the Ohma testers', 'Technische Daten der Tester Ohma'),
      columns: [same('Ohma 128'), same('Ohma 1000'), same('Ohma HV')],
      rows: [
        {
          label: t('Test points', 'Prüfpunkte'),
          values: [same('20–128'), t('64–1,024', '64–1024'), t('128–10,000', '128–10 000')],
        },
        {
          label: t('Test voltage', 'Prüfspannung'),
          unit: same('V DC'),
          values: [same('5'), same('500'), t('1,500', '1500')],
        },
        {
          label: t('AC withstand', 'Wechselspannung'),
          unit: same('V AC'),
          values: [t('none', 'keine'), t('none', 'keine'), t('1,000', '1000')],
        },
        {
          label: t('Insulation up to', 'Isolation bis'),
          unit: same('GΩ'),
          values: [t('none', 'keine'), same('1'), same('5')],
        },
        {
          label: t('Four-wire', 'Vierleitertechnik'),
          values: [t('no', 'nein'), t('yes', 'ja'), t('yes', 'ja')],
        },
        {
          label: t('Components', 'Bauteile'),
          values: [
            t('R, diode', 'R, Diode'),
            t('R, C, diode', 'R, C, Diode'),
            t('R, C, diode, relay', 'R, C, Diode, Relais'),
          ],
        },
      ],
    },
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
