import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { download, same, t } from '../copy';

export const mainWireGuide: SeedPage = {
  site: 'main',
  parent: 'technology',
  slug: 'wire-guide',
  pageType: 'Content',
  languages: ['en', 'de'],
  title: t('Wire guide', 'Leitungskunde'),
  description: t(
    'Cross-section and gauge side by side: AWG 36 to 4/0 in square millimetres, strand classes to IEC 60228 and common insulation materials.',
    'Querschnitt und Drahtlehre nebeneinander: AWG 36 bis 4/0 in Quadratmillimetern, Litzenklassen nach IEC 60228 und Isolierstoffe.',
  ),
  shareImage: 'wire-section',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Reference', 'Nachschlagen'),
      title: t('Wire guide', 'Leitungskunde'),
      text: t(
        'Two systems, one conductor. The tables most often open next to a machine.',
        'Zwei Systeme, ein Leiter. Die Tabellen, die am häufigsten neben einer Maschine liegen.',
      ),
      image: 'wire-section',
      links: [download('wire-reference-chart', t('Chart as PDF', 'Tabelle als PDF'))],
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('AWG in square millimetres', 'AWG in Quadratmillimetern'),
      text: t(
        'The section of a solid wire. Three gauge numbers up or down halve or double it; six double the diameter.',
        'Querschnitt des massiven Drahts. Drei Nummern mehr oder weniger halbieren oder verdoppeln ihn; sechs verdoppeln den Durchmesser.',
      ),
      caption: t(
        'Diameter, cross-section and nearest metric size by AWG',
        'Durchmesser, Querschnitt und nächste metrische Grösse je AWG',
      ),
      columns: [
        t('Diameter, mm', 'Durchmesser, mm'),
        t('Section, mm²', 'Querschnitt, mm²'),
        t('Nearest metric, mm²', 'Metrisch, mm²'),
      ],
      rows: [
        { label: same('AWG 36'), values: [same('0.127'), same('0.0127'), same('0.013')] },
        { label: same('AWG 30'), values: [same('0.255'), same('0.0507'), same('0.05')] },
        { label: same('AWG 26'), values: [same('0.405'), same('0.129'), same('0.13')] },
        { label: same('AWG 24'), values: [same('0.511'), same('0.205'), same('0.22')] },
        { label: same('AWG 22'), values: [same('0.644'), same('0.326'), same('0.35')] },
        { label: same('AWG 20'), values: [same('0.812'), same('0.518'), same('0.5')] },
        { label: same('AWG 18'), values: [same('1.02'), same('0.823'), same('0.75')] },
        { label: same('AWG 16'), values: [same('1.29'), same('1.31'), same('1.5')] },
        { label: same('AWG 14'), values: [same('1.63'), same('2.08'), same('2.5')] },
        { label: same('AWG 10'), values: [same('2.59'), same('5.26'), same('6')] },
        { label: same('AWG 2'), values: [same('6.54'), same('33.6'), same('35')] },
        { label: same('AWG 4/0'), values: [same('11.7'), same('107'), t('95 or 120', '95 oder 120')] },
      ],
    },
    {
      blockType: 'accordion',
      title: t('Terms', 'Begriffe'),
      items: [
        {
          title: t('Strand classes', 'Litzenklassen'),
          content: t(
            'IEC 60228 knows four classes for copper:\n\n- **class 1**: solid\n- **class 2**: stranded, for fixed installation\n- **class 5**: flexible\n- **class 6**: highly flexible, with finer strands\n\nVehicle wires follow ISO 19642, which gives the strand count for each section.',
            'IEC 60228 kennt für Kupfer vier Klassen:\n\n- **Klasse 1**: massiv\n- **Klasse 2**: mehrdrähtig, für feste Verlegung\n- **Klasse 5**: feindrähtig\n- **Klasse 6**: feinstdrähtig\n\nFahrzeugleitungen folgen ISO 19642; dort ist die Drahtzahl je Querschnitt festgelegt.',
          ),
        },
        {
          title: t('Insulation', 'Isolierstoffe'),
          content: t(
            '- **PVC**: −40 to 105 °C, strips easily\n- **XLPE**: to 125 °C or 150 °C, harder, springs back less\n- **Silicone**: to 180 °C or 200 °C, soft, needs sharp blades and slow pull\n- **PTFE**: to 260 °C, slippery, needs a rotating cut',
            '- **PVC**: −40 bis 105 °C, leicht abzuisolieren\n- **XLPE**: bis 125 oder 150 °C, härter, federt weniger zurück\n- **Silikon**: bis 180 oder 200 °C, weich, verlangt scharfe Messer und langsamen Abzug\n- **PTFE**: bis 260 °C, gleitfähig, verlangt einen rotierenden Schnitt',
          ),
        },
        {
          title: t('Why the measured diameter differs', 'Warum der gemessene Durchmesser abweicht'),
          content: t(
            'A section is defined by electrical resistance, not by geometry. A wire of “0.5 mm²” may hold 0.47 mm² of good copper and still conform. Set up machines by the measured outer diameter, never by the name.',
            'Ein Querschnitt ist über den Widerstand definiert, nicht über die Geometrie. Eine Leitung von «0.5 mm²» kann 0.47 mm² gutes Kupfer enthalten und trotzdem der Norm entsprechen. Maschinen richtet man nach dem gemessenen Aussendurchmesser ein, nie nach dem Namen.',
          ),
        },
      ],
    },
    {
      blockType: 'downloadList',
      title: t('To print', 'Zum Drucken'),
      files: [
        { file: 'wire-reference-chart', title: t('Wire reference chart', 'Leitungstabelle (englisch)') },
        {
          file: 'crimp-quality-guide',
          title: t('Crimp quality guide', 'Leitfaden Crimpqualität (englisch)'),
        },
      ],
    },
  ],
};
