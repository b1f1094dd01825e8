import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';
import { machines } from '../machines';

export const mainTwisting: SeedPage = {
  site: 'main',
  parent: 'solutions',
  slug: 'twisting',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Twisting', 'Verdrillen'),
  description: t(
    'Torsa machines twist crimped pairs from 0.5 to 16 m: constant lay length, short untwisted ends, measured for 100BASE-T1 and CAN FD.',
    'Torsa verdrillt gecrimpte Leitungspaare von 0.5 bis 16 m: konstante Schlaglänge, kurze offene Enden, messbar für 100BASE-T1 und CAN FD.',
  ),
  shareImage: 'machine-twist',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: same('Torsa 510 · 540'),
      title: t('Two wires, one geometry', 'Zwei Leitungen, eine Geometrie'),
      text: t(
        'A data pair is only as good as its most irregular turn. A Torsa holds the lay from the first to the last.',
        'Ein Datenpaar ist so gut wie sein unregelmässigster Schlag. Die Torsa hält die Schlaglänge vom ersten bis zum letzten.',
      ),
      image: 'machine-twist',
    },
    {
      blockType: 'richText',
      title: t('Why twist at all', 'Warum überhaupt verdrillen'),
      content: t(
        'Two wires that change places every few millimetres collect the same disturbance, and the receiver subtracts it. This works only while both run alike. If the lay length wanders, or one wire is longer than the other, part of the disturbance stays as noise.\n\nFor **CAN FD** a lay of 25 to 40 mm is common. **100BASE-T1** asks for shorter lays and for ends that stay untwisted over no more than the length of the connector. At 1 Gbit/s the untwisted end decides.',
        'Zwei Leitungen, die alle paar Millimeter die Plätze tauschen, fangen dieselbe Störung ein, und der Empfänger zieht sie ab. Das gelingt nur, solange beide gleich verlaufen. Schwankt die Schlaglänge oder ist eine Leitung länger, bleibt ein Teil der Störung als Rauschen stehen.\n\nFür **CAN FD** sind 25 bis 40 mm Schlaglänge üblich. **100BASE-T1** verlangt kürzere Schläge und Enden, die nur auf der Länge des Steckers offen bleiben. Bei 1 Gbit/s entscheidet das offene Ende.',
      ),
    },
    {
      blockType: 'keyFigures',
      figures: [
        {
          value: same('6–60'),
          unit: same('mm'),
          label: t('lay length, adjustable', 'Schlaglänge, einstellbar'),
        },
        {
          value: same('±1'),
          unit: same('mm'),
          label: t('lay deviation over the length', 'Abweichung der Schlaglänge'),
        },
        { value: same('15'), unit: same('mm'), label: t('shortest untwisted end', 'kürzestes offenes Ende') },
        {
          value: same('≤ 2'),
          unit: same('mm'),
          label: t('difference in length within a pair', 'Längenunterschied im Paar'),
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Process', 'Prozess'),
      title: t('Twisted past the goal, then released', 'Über das Ziel gedreht, dann entlastet'),
      content: t(
        'Copper springs back. A Torsa therefore twists a few turns too far, under a tension of 10 to 80 N, and turns back until the pair rests without torsion. The overtwist is learnt on the first three pieces, from the angle at which the torque crosses zero.\n\nThe terminals are held in soft grippers throughout: no mark on the contact, no load on the crimp.',
        'Kupfer federt zurück. Die Torsa dreht deshalb unter 10 bis 80 N Zug einige Schläge zu weit und wieder zurück, bis das Paar ohne Torsion ruht. Den Überschlag lernt sie an den ersten drei Teilen, aus dem Winkel, bei dem das Drehmoment durch null geht.\n\nDie Kontakte liegen dabei in weichen Greifern: keine Spur am Kontakt, keine Last auf dem Crimp.',
      ),
      image: 'wire-path',
      mediaPosition: 'end',
    },
    machines.twisting,
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Measure before you buy', 'Messen, bevor Sie kaufen'),
      text: t(
        'We twist your wire and return pairs with impedance and mode-conversion measurements.',
        'Wir verdrillen Ihre Leitung und liefern Paare mit Messung von Impedanz und Modenkonversion.',
      ),
      links: [to('main:contact', t('Arrange a measurement', 'Messung vereinbaren'))],
    },
  ],
};
