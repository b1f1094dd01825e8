import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { de } from './copy';

export const adaptronicAnwendungen: SeedPage = {
  site: 'adaptronic',
  slug: 'anwendungen',
  languages: ['de'],
  title: de('Anwendungen'),
  description: de(
    'Verdrahtungsprüfung in Schaltschrankbau, Schienenfahrzeug, Luftfahrt und Kabelsatzfertigung: Aufgaben, Punktzahlen und Prüfzeiten.',
  ),
  shareImage: 'connector-family',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: de('Anwendungen'),
      title: de('Grosse Verdrahtung, kleine Fehler'),
      text: de('Je länger der Weg eines Drahtes, desto später fällt auf, dass er falsch liegt.'),
      image: 'cable-drum',
    },
    {
      blockType: 'mediaText',
      overline: de('Schaltschrank'),
      title: de('Vor dem ersten Einschalten'),
      content: de(
        'Ein Schrank mit 1200 Klemmen ist in **elf Minuten** geprüft; von Hand dauert es zwei Tage. Adaptiert wird mit Klemmenleisten, die auf die Reihenklemme rasten. Gefunden werden vertauschte Drähte, vergessene Brücken und Kurzschlüsse zur Schiene.',
      ),
      image: 'adaptronic-tester',
      mediaPosition: 'start',
    },
    {
      blockType: 'mediaText',
      overline: de('Schienenfahrzeug'),
      title: de('Module wandern mit dem Wagen'),
      content: de(
        'Im Rohbau prüfen 40 Module die Längsverkabelung, später dieselben Module die Geräte. Der Prüfling wächst, das Programm wächst mit. Am Ende steht ein Protokoll über 14’000 Verbindungen, gegliedert nach Wagen und Baugruppe.',
      ),
      image: 'cable-drum',
      mediaPosition: 'end',
    },
    {
      blockType: 'keyFiguresComparison',
      title: de('Typische Projekte'),
      caption: de('Typische Punktzahlen und Prüfzeiten nach Anwendung'),
      columns: [de('Punkte'), de('Prüfspannung'), de('Prüfzeit')],
      rows: [
        { label: de('Schaltschrank'), values: [de('2400'), de('500 V DC'), de('11 min')] },
        { label: de('Triebwagen'), values: [de('4000'), de('1000 V AC'), de('95 min')] },
        { label: de('Flügelkabelsatz'), values: [de('3200'), de('1500 V DC'), de('28 min')] },
        { label: de('Kabelsatz Nutzfahrzeug'), values: [de('900'), de('500 V DC'), de('40 s')] },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: de('Ihr Prüfling fehlt?'),
      text: de('Wir haben auch Windräder, Aufzüge und Bühnen geprüft.'),
      links: [{ kind: 'page', page: 'adaptronic:kontakt', text: de('Aufgabe schildern') }],
    },
  ],
};
