import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { compareFigures } from '../../catalogue/compare';
import { familyOf } from '../../catalogue/figures';
import { same, t, to } from '../copy';

export const mainSolutions: SeedPage = {
  site: 'main',
  slug: 'solutions',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Solutions', 'Lösungen'),
  description: t(
    'Machine families for wire processing: Linea, Cresta, Torsa, Ordina, Cirris, UniStrip. Ranges, rates and what they have in common.',
    'Maschinenfamilien für die Kabelverarbeitung: Linea, Cresta, Torsa, Ordina, Cirris, UniStrip. Bereiche, Leistung, Gemeinsamkeiten.',
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
          overline: same('Linea 240 · 340 · 355'),
          title: t('Cut and strip', 'Ablängen und Abisolieren'),
          text: t(
            '0.03 to 120 mm², from the drum to the stripped end.',
            '0.03 bis 120 mm², von der Trommel bis zum abisolierten Ende.',
          ),
          image: 'machine-strip',
          link: { kind: 'page', page: 'main:solutions/cut-and-strip' },
        },
        {
          overline: same('Cresta 433 · 455'),
          title: t('Crimping', 'Crimpen'),
          text: t(
            'Terminals and seals on both ends, 0.05 to 10 mm².',
            'Kontakte und Tüllen beidseitig, 0.05 bis 10 mm².',
          ),
          image: 'machine-crimp',
          link: { kind: 'page', page: 'main:solutions/crimping' },
        },
        {
          overline: same('Torsa 510 · 540'),
          title: t('Twisting', 'Verdrillen'),
          text: t(
            'Two crimped wires become one pair, up to 16 m long.',
            'Aus zwei gecrimpten Leitungen wird ein Paar, bis 16 m lang.',
          ),
          image: 'machine-twist',
          link: { kind: 'page', page: 'main:solutions/twisting' },
        },
        {
          overline: same('Adaptronic KT 630 · KT 710'),
          title: t('Testing', 'Prüfen'),
          text: t(
            '128 to 4,096 points, low voltage to 6,000 V DC.',
            '128 bis 4096 Punkte, Kleinspannung bis 6000 V DC.',
          ),
          image: 'machine-test',
          link: { kind: 'page', page: 'main:solutions/testing' },
        },
        {
          overline: same('Ordina 600 · 650'),
          title: t('Harness assembly', 'Kabelsatzmontage'),
          text: t(
            'Wires inserted into up to 60 housings, 2,600 an hour.',
            'Leitungen in bis zu 60 Gehäuse bestückt, 2600 pro Stunde.',
          ),
          image: 'machine-harness',
          link: { kind: 'page', page: 'main:solutions/harness-assembly' },
        },
        {
          overline: same('UniStrip · StripPress'),
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
    compareFigures({
      title: t('Ranges at a glance', 'Bereiche auf einen Blick'),
      caption: t(
        'Working ranges of the automatic machine families',
        'Arbeitsbereiche der automatischen Maschinenfamilien',
      ),
      columns: ['Linea', 'Cresta', 'Torsa', 'Ordina'].map((name) => ({ name, products: familyOf(name) })),
      rows: [
        { key: 'crossSection', label: t('Cross-section', 'Querschnitt'), unit: same('mm²') },
        { key: 'crossSection', label: t('Wire size', 'Leitungsgrösse'), unit: same('AWG'), as: 'gauge' },
        {
          key: 'throughput',
          label: t('Wires or pairs, up to', 'Leitungen oder Paare, bis'),
          unit: t('per hour', 'pro Stunde'),
          as: 'most',
        },
        { key: 'changeoverTime', label: t('Changeover', 'Rüsten'), unit: same('min') },
        { key: 'power', label: t('Connected load', 'Anschlussleistung'), unit: same('kW') },
      ],
    }),
    {
      blockType: 'richText',
      title: t('What all of them share', 'Was alle gemeinsam haben'),
      content: t(
        '### Article data travel\n\nAn article describes wire, ends, tolerances and tests once. It moves from a Linea to a Cresta to the tester without being typed again, and each machine reads the part that concerns it.\n\n### Changeover by plan\n\nApplicators and guides carry a chip. The machine knows which tool is in place, how many strokes it has made and when it is due for service; a wrong one can’t be started.\n\n### Open interfaces\n\nEvery control speaks **OPC UA** and **MQTT**. Nothing has to be bought twice to read what a machine knows. [More on the smart factory](/smart-factory)',
        '### Artikeldaten reisen mit\n\nEin Artikel beschreibt Leitung, Enden, Toleranzen und Prüfungen ein einziges Mal. Er wandert ohne erneute Eingabe von der Linea zur Cresta zum Prüfgerät; jede Maschine liest, was sie betrifft.\n\n### Rüsten nach Plan\n\nApplikatoren und Führungen tragen einen Chip. Die Maschine weiss, welches Werkzeug eingesetzt ist, wie viele Hübe es hinter sich hat und wann es zur Revision muss. Mit einem falschen startet sie nicht.\n\n### Offene Schnittstellen\n\nJede Steuerung spricht **OPC UA** und **MQTT**. Was eine Maschine weiss, muss niemand ein zweites Mal kaufen. [Mehr zur Smart Factory](/smart-factory)',
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
