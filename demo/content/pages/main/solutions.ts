import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';

export const mainSolutions: SeedPage = {
  site: 'main',
  slug: 'solutions',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Solutions', 'Lösungen'),
  description: t(
    'Six machine families for wire processing: Linea, Cira, Tor, Proba, Merid and Nodo. Ranges, rates and what they have in common.',
    'Sechs Maschinenfamilien für die Kabelverarbeitung: Linea, Cira, Tor, Proba, Merid und Nodo. Bereiche, Leistung und Gemeinsamkeiten.',
  ),
  shareImage: 'hero-line',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Solutions', 'Lösungen'),
      title: t('One family per step, one language for all', 'Eine Familie je Schritt, eine Sprache für alle'),
      text: t(
        'Each machine does one thing and does it measurably. All share the same operation, the same article data and the same record.',
        'Jede Maschine kann eine Sache, und zwar messbar. Alle teilen sich Bedienung, Artikeldaten und Protokoll.',
      ),
      image: 'machine-harness',
    },
    {
      blockType: 'teaserGrid',
      teasers: [
        {
          overline: same('Linea 4 · 6 · 12'),
          title: t('Cut and strip', 'Ablängen und Abisolieren'),
          text: t(
            '0.08 to 120 mm², from the drum to the stripped end.',
            '0,08 bis 120 mm², von der Trommel bis zum abisolierten Ende.',
          ),
          image: 'machine-strip',
          link: { kind: 'page', page: 'main:solutions/cut-and-strip' },
        },
        {
          overline: same('Cira 330 · 550'),
          title: t('Crimping', 'Crimpen'),
          text: t(
            'Terminals and seals on both ends, 0.13 to 6 mm².',
            'Kontakte und Tüllen beidseitig, 0,13 bis 6 mm².',
          ),
          image: 'machine-crimp',
          link: { kind: 'page', page: 'main:solutions/crimping' },
        },
        {
          overline: same('Tor 210'),
          title: t('Twisting', 'Verdrillen'),
          text: t(
            'Two crimped wires become one pair, up to 10 m long.',
            'Aus zwei gecrimpten Leitungen wird ein Paar, bis 10 m lang.',
          ),
          image: 'machine-twist',
          link: { kind: 'page', page: 'main:solutions/twisting' },
        },
        {
          overline: same('Proba 64 · 256'),
          title: t('Testing', 'Prüfen'),
          text: t(
            '64 to 2,048 points, low voltage to 1,500 V DC.',
            '64 bis 2048 Punkte, Kleinspannung bis 1500 V DC.',
          ),
          image: 'machine-test',
          link: { kind: 'page', page: 'main:solutions/testing' },
        },
        {
          overline: same('Merid 700'),
          title: t('Harness assembly', 'Kabelsatzmontage'),
          text: t(
            'Wires inserted into housings, 1.2 s per end.',
            'Leitungen ins Gehäuse bestückt, 1,2 s je Ende.',
          ),
          image: 'machine-harness',
          link: { kind: 'page', page: 'main:solutions/harness-assembly' },
        },
        {
          overline: same('Nodo 8 · 20'),
          title: t('Bench-top', 'Tischgeräte'),
          text: t(
            'Hand-fed stripping and crimping, made by Schleuniger.',
            'Handgeführtes Abisolieren und Crimpen, von Schleuniger.',
          ),
          image: 'machine-bench',
          link: { kind: 'page', page: 'schleuniger:products' },
        },
      ],
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Ranges at a glance', 'Bereiche auf einen Blick'),
      caption: t(
        'Working ranges of the automatic machine families',
        'Arbeitsbereiche der automatischen Maschinenfamilien',
      ),
      columns: [same('Linea'), same('Cira'), same('Tor'), same('Merid')],
      rows: [
        {
          label: t('Cross-section', 'Querschnitt'),
          unit: same('mm²'),
          values: [
            t('0.08–120', '0,08–120'),
            t('0.13–6', '0,13–6'),
            t('2 × 0.13–1.5', '2 × 0,13–1,5'),
            t('0.13–2.5', '0,13–2,5'),
          ],
        },
        {
          label: t('Wire size', 'Leitungsgrösse'),
          unit: same('AWG'),
          values: [same('28–4/0'), same('26–10'), same('26–16'), same('26–14')],
        },
        {
          label: t('Shortest wire', 'Kürzeste Leitung'),
          unit: same('mm'),
          values: [same('5'), same('60'), same('500'), same('120')],
        },
        {
          label: t('Rate', 'Leistung'),
          unit: t('pieces/h', 'Stück/h'),
          values: [t('12,000', '12 000'), t('4,200', '4200'), same('360'), t('1,500', '1500')],
        },
        {
          label: t('Connected load', 'Anschlussleistung'),
          unit: same('kVA'),
          values: [t('1.5–9', '1,5–9'), t('5.5–8', '5,5–8'), t('4', '4'), t('12', '12')],
        },
      ],
    },
    {
      blockType: 'richText',
      title: t('What all of them share', 'Was alle gemeinsam haben'),
      content: t(
        '### Article data travel\n\nAn article describes wire, ends, tolerances and tests once. It moves from Linea to Cira to Proba without being typed again, and each machine reads the part that concerns it.\n\n### Changeover by plan\n\nApplicators and guides carry a chip. The machine knows which tool is in place, how many strokes it has made and when it is due for service; a wrong one can’t be started.\n\n### Open interfaces\n\nEvery control speaks **OPC UA** and **MQTT**. Nothing has to be bought twice to read what a machine knows. [More on the smart factory](/smart-factory)',
        '### Artikeldaten reisen mit\n\nEin Artikel beschreibt Leitung, Enden, Toleranzen und Prüfungen ein einziges Mal. Er wandert ohne erneute Eingabe von der Linea zur Cira zur Proba; jede Maschine liest, was sie betrifft.\n\n### Rüsten nach Plan\n\nApplikatoren und Führungen tragen einen Chip. Die Maschine weiss, welches Werkzeug eingesetzt ist, wie viele Hübe es hinter sich hat und wann es zur Revision muss. Mit einem falschen startet sie nicht.\n\n### Offene Schnittstellen\n\nJede Steuerung spricht **OPC UA** und **MQTT**. Was eine Maschine weiss, muss niemand ein zweites Mal kaufen. [Mehr zur Smart Factory](/smart-factory)',
      ),
    },
    {
      blockType: 'marketingSection',
      logo: 'logo-schleuniger',
      backgroundColor: 'White_Dark',
      title: t('Small lots, difficult cables', 'Kleine Lose, schwierige Kabel'),
      text: t(
        'Rotary stripping and bench-top machines for laboratories, prototypes and maintenance shops.',
        'Rotativstripper und Tischgeräte für Labor, Musterbau und Instandhaltung.',
      ),
      link: to('schleuniger:home', t('Go to Schleuniger', 'Zu Schleuniger')),
    },
    {
      blockType: 'downloadList',
      title: t('Overview to take along', 'Übersicht zum Mitnehmen'),
      files: [{ file: 'line-overview', title: t('Line overview', 'Linienübersicht') }],
    },
  ],
};
