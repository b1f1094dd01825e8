import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t } from '../copy';
import { machines } from '../machines';

export const mainTesting: SeedPage = {
  site: 'main',
  parent: 'solutions',
  slug: 'testing',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Testing', 'Prüfen'),
  description: t(
    'Proba harness test benches with 64 to 2,048 points: continuity, four-wire resistance, insulation and high voltage up to 1,500 V DC.',
    'Prüftische Proba mit 64 bis 2048 Punkten: Durchgang, Vierleiterwiderstand, Isolation und Hochspannung bis 1500 V DC.',
  ),
  shareImage: 'machine-test',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Proba 64 · 256'),
      title: t('The harness answers for itself', 'Der Kabelsatz gibt Auskunft'),
      text: t(
        'Each connection is driven, measured and recorded. A harness leaves the bench with a label only if all of them agree.',
        'Jede Verbindung wird bestromt, gemessen und protokolliert. Ein Etikett bekommt der Kabelsatz erst, wenn alle stimmen.',
      ),
      image: 'machine-test',
    },
    {
      blockType: 'teaserGrid',
      title: t('Three houses, one subject', 'Drei Häuser, ein Fach'),
      text: t(
        'Proba is built for the harness board. For cable testers and for large matrix systems two brands of the group have their own sites.',
        'Proba ist für das Kabelbrett gebaut. Kabeltester und grosse Matrixsysteme finden Sie bei zwei Marken der Gruppe.',
      ),
      teasers: [
        {
          overline: same('Proba'),
          title: t('Harness test benches', 'Prüftische für Kabelsätze'),
          text: t(
            'With locks, seals, clips and cameras as test points.',
            'Mit Verriegelung, Tülle, Clip und Kamera als Prüfpunkt.',
          ),
          image: 'machine-test',
          link: { kind: 'page', page: 'main:contact' },
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
    {
      blockType: 'keyFiguresComparison',
      title: t('Proba in two sizes', 'Proba in zwei Grössen'),
      caption: t('Technical data of Proba 64 and Proba 256', 'Technische Daten von Proba 64 und Proba 256'),
      columns: [same('Proba 64'), same('Proba 256')],
      rows: [
        { label: t('Test points, basic', 'Prüfpunkte, Grundausbau'), values: [same('64'), same('256')] },
        {
          label: t('Test points, extended', 'Prüfpunkte, Vollausbau'),
          values: [same('512'), t('2,048', '2048')],
        },
        {
          label: t('Two-wire resistance', 'Zweileiterwiderstand'),
          unit: same('Ω'),
          values: [t('0.1–1 M', '0,1–1 M'), t('0.1–10 M', '0,1–10 M')],
        },
        {
          label: t('Four-wire resistance, from', 'Vierleiterwiderstand, ab'),
          unit: same('mΩ'),
          values: [t('not fitted', 'nicht vorhanden'), same('1')],
        },
        {
          label: t('Insulation test', 'Isolationsprüfung'),
          unit: same('V DC'),
          values: [same('500'), t('1,500', '1500')],
        },
        {
          label: t('Time for 200 connections', 'Zeit für 200 Verbindungen'),
          unit: same('s'),
          values: [t('0.8', '0,8'), t('0.3', '0,3')],
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Fault display', 'Fehleranzeige'),
      title: t('Shown where it sits', 'Angezeigt, wo es sitzt'),
      content: t(
        'A list of pin numbers helps no one at the board. Proba lights the cavity on the drawing and on the board itself, says what it measured and what it expected, and remeasures while the operator pushes the terminal home.',
        'Eine Liste mit Pinnummern hilft am Brett niemandem. Proba beleuchtet die Kammer auf der Zeichnung und am Brett, nennt Messwert und Erwartung und misst weiter, während der Kontakt nachgedrückt wird.',
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
