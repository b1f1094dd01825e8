import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { de } from './copy';

export const adaptronicHome: SeedPage = {
  site: 'adaptronic',
  slug: 'home',
  pageType: 'Home',
  languages: ['de'],
  title: de('Prüfsysteme für Verdrahtung'),
  description: de(
    'Adaptronic baut Matrixprüfsysteme mit bis zu 4096 Punkten für Schaltschränke, Schienenfahrzeuge, Flugzeuge und Kabelsätze.',
  ),
  shareImage: 'adaptronic-tester',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'large',
      tone: 'dark',
      overline: de('Matrixprüfsysteme'),
      title: de('Viertausend Punkte, ein Ergebnis'),
      text: de(
        'Wo Verdrahtung zu gross für ein Kabelbrett wird, beginnt unsere Arbeit: im Schaltschrank, im Zug, im Flügel.',
      ),
      image: 'adaptronic-tester',
      links: [
        { kind: 'page', page: 'adaptronic:pruefsysteme', text: de('Zu den Prüfsystemen') },
        { kind: 'page', page: 'adaptronic:kontakt', text: de('Gespräch vereinbaren') },
      ],
    },
    {
      blockType: 'keyFigures',
      title: de('Was ein System leistet'),
      figures: [
        { value: de('4096'), label: de('Prüfpunkte im Vollausbau') },
        { value: de('6000'), unit: de('V DC'), label: de('höchste Prüfspannung') },
        { value: de('1'), unit: de('mΩ'), label: de('Auflösung in Vierleitertechnik') },
        { value: de('1000'), unit: de('/s'), label: de('Durchgangsprüfungen') },
      ],
    },
    {
      blockType: 'mediaText',
      overline: de('Verteilte Matrix'),
      title: de('Die Matrix kommt zum Prüfling'),
      content: de(
        'Ein Wagenkasten ist 26 Meter lang, und niemand zieht 4000 Prüfleitungen bis zur Anlage. Beim KT 630 sitzt die Matrix in Modulen von je 64 Punkten direkt am Stecker; zur Zentrale führt **ein einziges Kabel**. Das verkürzt die Adaptierung von Tagen auf Stunden und senkt die Kapazität, an der lange Prüfleitungen scheitern.',
      ),
      image: 'smart-network',
      mediaPosition: 'end',
    },
    {
      blockType: 'teaserGrid',
      title: de('Wo unsere Systeme stehen'),
      teasers: [
        {
          title: de('Schaltschrank und Maschine'),
          text: de('Verdrahtung prüfen, bevor Spannung anliegt.'),
          image: 'adaptronic-tester',
          link: { kind: 'page', page: 'adaptronic:anwendungen' },
        },
        {
          title: de('Schienenfahrzeug'),
          text: de('Wagen für Wagen, mit wandernden Modulen.'),
          image: 'cable-drum',
          link: { kind: 'page', page: 'adaptronic:anwendungen' },
        },
        {
          title: de('Luftfahrt'),
          text: de('Hochspannung, Funktion und lückenloser Nachweis.'),
          image: 'connector-family',
          link: { kind: 'page', page: 'adaptronic:anwendungen' },
        },
      ],
    },
    {
      blockType: 'quote',
      quote: de(
        'Die Adaptierung kostet mehr als das Prüfgerät. Wer sie vereinfacht, hat die Anlage halbiert.',
      ),
      attribution: de('Projektierungshandbuch, Kapitel 3'),
    },
    {
      blockType: 'marketingSection',
      logo: 'logo-komax',
      backgroundColor: 'White_Dark',
      title: de('Die Leitung davor'),
      text: de('Ablängen, abisolieren, crimpen und bestücken: mit Maschinen von Komax.'),
      link: { kind: 'page', page: 'main:solutions', text: de('Lösungen von Komax') },
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: de('Ein Schaltplan genügt'),
      text: de('Sie erhalten Punktzahl, Adaptierungskonzept und Prüfzeit, bevor es um ein Angebot geht.'),
      links: [{ kind: 'page', page: 'adaptronic:kontakt', text: de('Unterlagen senden') }],
    },
  ],
};
