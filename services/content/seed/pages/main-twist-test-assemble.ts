import type { SeedPage } from '../types';
import { download, same, t, to } from './copy';

export const mainTwisting: SeedPage = {
  site: 'main',
  parent: 'solutions',
  slug: 'twisting',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Twisting', 'Verdrillen'),
  description: t(
    'Tor 210 twists crimped wire pairs from 0.5 to 10 m: constant lay length, short untwisted ends, measured for 100BASE-T1 and CAN FD.',
    'Tor 210 verdrillt gecrimpte Leitungspaare von 0,5 bis 10 m: konstante Schlaglänge, kurze offene Enden, messbar für 100BASE-T1 und CAN FD.',
  ),
  shareImage: 'machine-twist',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: same('Tor 210'),
      title: t('Two wires, one geometry', 'Zwei Leitungen, eine Geometrie'),
      text: t(
        'A data pair is only as good as its most irregular turn. Tor holds the lay from the first to the last.',
        'Ein Datenpaar ist so gut wie sein unregelmässigster Schlag. Die Tor hält die Schlaglänge vom ersten bis zum letzten.',
      ),
      image: 'machine-twist',
    },
    {
      blockType: 'richText',
      title: t('Why twist at all', 'Warum überhaupt verdrillen'),
      content: t(
        'Two wires that change places every few millimetres collect the same disturbance, and the receiver subtracts it. This works only while both run alike. If the lay length wanders, or one wire is longer than the other, part of the disturbance stays as noise.\n\nFor **CAN FD** a lay of 25 to 40 mm is common. **100BASE-T1** asks for shorter lays and for ends that stay untwisted over no more than the length of the connector. At 1 Gbit/s the untwisted end decides.',
        'Zwei Leitungen, die alle paar Millimeter die Plätze tauschen, fangen dieselbe Störung ein, und der Empfänger zieht sie ab. Das gelingt nur, solange beide gleich verlaufen. Schwankt die Schlaglänge oder ist eine Leitung länger, bleibt ein Teil der Störung als Rauschen stehen.\n\nFür **CAN FD** sind 25 bis 40 mm Schlaglänge üblich. **100BASE-T1** verlangt kürzere Schläge und Enden, die nur auf der Länge des Steckers offen bleiben. Bei 1 Gbit/s entscheidet das offene Ende.',
      ),
    },
    {
      blockType: 'keyFigures',
      figures: [
        {
          value: same('10–60'),
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
        'Copper springs back. Tor therefore twists a few turns too far, under a tension of 10 to 80 N, and turns back until the pair rests without torsion. The overtwist is learnt on the first three pieces, from the angle at which the torque crosses zero.\n\nThe terminals are held in soft grippers throughout: no mark on the contact, no load on the crimp.',
        'Kupfer federt zurück. Die Tor dreht deshalb unter 10 bis 80 N Zug einige Schläge zu weit und wieder zurück, bis das Paar ohne Torsion ruht. Den Überschlag lernt sie an den ersten drei Teilen, aus dem Winkel, bei dem das Drehmoment durch null geht.\n\nDie Kontakte liegen dabei in weichen Greifern: keine Spur am Kontakt, keine Last auf dem Crimp.',
      ),
      image: 'wire-path',
      mediaPosition: 'end',
    },
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

export const mainTesting: SeedPage = {
  site: 'main',
  parent: 'solutions',
  slug: 'testing',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Testing', 'Prüfen'),
  description: t(
    'Proba harness test benches with 64 to 2,048 points: continuity, four-wire resistance, insulation and high voltage up to 1,500 V DC.',
    'Prüftische Proba mit 64 bis 2048 Punkten: Durchgang, Vierleiterwiderstand, Isolation und Hochspannung bis 1500 V DC.',
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
            'Mit Verriegelung, Dichtung, Clip und Kamera als Prüfpunkt.',
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

export const mainHarnessAssembly: SeedPage = {
  site: 'main',
  parent: 'solutions',
  slug: 'harness-assembly',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Harness assembly', 'Kabelsatzmontage'),
  description: t(
    'Merid 700 cuts, crimps and inserts wires into connector housings: 1.2 s per wire end, insertion force and pull-back measured each time.',
    'Merid 700 schneidet, crimpt und bestückt Leitungen in Steckergehäuse: 1,2 s je Ende, Einsteckkraft und Rückzug jedes Mal gemessen.',
  ),
  shareImage: 'machine-harness',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Merid 700'),
      title: t('From wire to plugged housing', 'Von der Leitung zum bestückten Gehäuse'),
      text: t(
        'The step that hands have done for decades, done by a machine that feels the click.',
        'Der Schritt, den jahrzehntelang Hände gemacht haben, von einer Maschine, die das Einrasten spürt.',
      ),
      image: 'machine-harness',
      links: [download('line-overview', t('Line overview (PDF)', 'Linienübersicht (PDF)'))],
    },
    {
      blockType: 'keyFigures',
      figures: [
        {
          value: t('1.2', '1,2'),
          unit: same('s'),
          label: t('per inserted wire end', 'je bestücktes Leitungsende'),
        },
        {
          value: same('48'),
          label: t('different wires in one sequence', 'verschiedene Leitungen in einer Sequenz'),
        },
        { value: same('14'), label: t('housings on one carrier', 'Gehäuse auf einem Träger') },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Insertion', 'Bestücken'),
      title: t('Push, click, pull', 'Stossen, rasten, ziehen'),
      content: t(
        'The gripper aligns the terminal to ±0.1 mm and pushes. The force rises, drops when the lance locks, and rises again at the stop: three marks on a curve that is compared like that of a crimp. A pull of 10 to 30 N then proves the lock.\n\nIf a mark is missing, the wire goes to the reject bin, the cavity stays open and the machine makes **this one wire** again.',
        'Der Greifer richtet den Kontakt auf ±0,1 mm aus und stösst. Die Kraft steigt, fällt beim Einrasten der Lanze und steigt am Anschlag wieder: drei Merkmale auf einer Kurve, die wie die eines Crimps verglichen wird. Ein Zug von 10 bis 30 N bestätigt die Verrastung.\n\nFehlt ein Merkmal, kommt die Leitung zum Ausschuss, die Kammer bleibt offen, und die Maschine fertigt **genau diese Leitung** neu.',
      ),
      image: 'assembly-cell',
      mediaPosition: 'end',
    },
    {
      blockType: 'video',
      title: t('How a wire travels', 'Wie eine Leitung reist'),
      video: 'wire-film',
      poster: 'assembly-cell',
      captionsFile: 'wire-film-captions',
      transcript: t(
        'The film has no speech. A line enters from the left, turns through exact radii and ends at its terminal, as a wire does between the drum and its cavity.',
        'Der Film enthält keine Sprache. Eine Linie tritt von links ein, beschreibt exakte Radien und endet am Kontakt, wie eine Leitung zwischen Trommel und Kammer.',
      ),
    },
    {
      blockType: 'accordion',
      title: t('Is it worth it?', 'Lohnt es sich?'),
      items: [
        {
          title: t('From what quantity?', 'Ab welcher Menge?'),
          content: t(
            'As a rule from 150,000 harnesses a year with 6 to 60 wires each, in two shifts. Variants matter less than one expects: a sequence may change from piece to piece.',
            'In der Regel ab 150 000 Kabelsätzen pro Jahr mit je 6 bis 60 Leitungen im Zweischichtbetrieb. Varianten zählen weniger als erwartet: Die Sequenz darf von Teil zu Teil wechseln.',
          ),
        },
        {
          title: t('Which housings are suitable?', 'Welche Gehäuse eignen sich?'),
          content: t(
            'Housings with 2 to 40 cavities, accessible from the rear and held repeatably. We assess drawings within two weeks and name what would have to change.',
            'Gehäuse mit 2 bis 40 Kammern, von hinten zugänglich und wiederholbar zu halten. Wir beurteilen Zeichnungen innert zwei Wochen und nennen, was zu ändern wäre.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Send a drawing', 'Schicken Sie eine Zeichnung'),
      text: t(
        'You receive a feasibility statement with cycle time, footprint and open points.',
        'Sie erhalten eine Machbarkeitsaussage mit Taktzeit, Flächenbedarf und offenen Punkten.',
      ),
      links: [
        to('main:contact', t('Contact', 'Kontakt')),
        to('main:services/training', t('Training', 'Schulung')),
      ],
    },
  ],
};
