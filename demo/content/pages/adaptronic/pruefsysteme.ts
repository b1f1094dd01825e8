import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { compareFigures, productColumns } from '../../catalogue/compare';
import { findProduct } from '../../catalogue/figures';
import { de } from './copy';

export const adaptronicPruefsysteme: SeedPage = {
  site: 'adaptronic',
  slug: 'pruefsysteme',
  pageType: 'Product',
  languages: ['de'],
  title: de('Prüfsysteme'),
  description: de(
    'Adaptronic KT 630 und KT 710: Prüfsysteme für Durchgang, Isolation, Hochspannung und Funktion, im Schrank oder als Prüftisch.',
  ),
  shareImage: 'adaptronic-tester',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: de('KT 630 · KT 710'),
      title: de('Zwei Bauformen, eine Prüfsprache'),
      text: de('Im Schrank oder am Prüftisch, mit denselben Programmen.'),
      image: 'adaptronic-tester',
    },
    compareFigures({
      title: de('Technische Daten'),
      caption: de('Technische Daten von Adaptronic KT 630 und KT 710'),
      columns: productColumns(['adaptronic-kt-630', 'adaptronic-kt-710'].map(findProduct)),
      rows: [
        { key: 'testPoints', label: de('Prüfpunkte') },
        { key: 'testVoltageDc', label: de('Prüfspannung, bis'), unit: de('V DC'), as: 'most' },
        { key: 'testVoltageAc', label: de('Prüfspannung, bis'), unit: de('V AC'), as: 'most' },
        { key: 'insulationResistance', label: de('Isolationswiderstand, bis'), unit: de('MΩ'), as: 'most' },
        { key: 'testTime', label: de('Zeit für 100 Punkte'), unit: de('s') },
      ],
    }),
    {
      blockType: 'richText',
      title: de('Prüfprogramme, die niemand abtippt'),
      content: de(
        '### Aus den Plänen\n\nDie Verdrahtungsliste kommt aus dem CAE-System, über Datei oder Schnittstelle. Die Software ordnet Stecker den Modulen zu und nennt, was fehlt.\n\n### Mit der Funktion\n\nRelais, Schütze, Dioden und Bussysteme werden bestromt und geschaltet. Ein Programm prüft erst Durchgang, dann Isolation, dann Funktion, in dieser Reihenfolge, damit kein Fehler den nächsten verdeckt.\n\n### Mit Nachweis\n\nJedes Protokoll nennt Grenzwert, Messwert, Messmittel und Kalibrierdatum.',
      ),
    },
    {
      blockType: 'accordion',
      title: de('Sicherheit bei Hochspannung'),
      items: [
        {
          title: de('Wie wird der Bereich gesichert?'),
          content: de(
            'Nach EN 50191: Zweihandauslösung, Not-Halt, Signalleuchten und überwachte Absperrung. Ein Programm mit mehr als 25 V AC oder 60 V DC startet nur bei geschlossenem Kreis.',
          ),
        },
        {
          title: de('Was geschieht mit gespeicherter Ladung?'),
          content: de(
            'Nach jeder Messung wird der Prüfling aktiv entladen und die Restspannung gemessen. Erst unter 10 V gibt das System den Stecker frei.',
          ),
        },
      ],
    },
    {
      blockType: 'downloadList',
      title: de('Für die Planung'),
      files: [{ file: 'site-preparation-checklist', title: de('Checkliste Aufstellort (englisch)') }],
    },
  ],
};
