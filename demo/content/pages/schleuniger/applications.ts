import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

export const schleunigerApplications: SeedPage = {
  site: 'schleuniger',
  slug: 'applications',
  languages: ['en', 'de'],
  title: t('Applications', 'Anwendungen'),
  description: t(
    'Coaxial, medical, aerospace and data cables: what makes them hard to strip and which blade, depth and speed solve it.',
    'Koaxial-, Medizin-, Luftfahrt- und Datenkabel: was das Abisolieren schwierig macht und welche Messer, Tiefe und Drehzahl helfen.',
  ),
  shareImage: 'wire-section',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Applications', 'Anwendungen'),
      title: t('Start from the cable', 'Vom Kabel her gedacht'),
      text: t(
        'Our application laboratory has a record of 26,000 cables. Yours may be among them.',
        'Unser Anwendungslabor führt 26’000 Kabel. Ihres ist vielleicht dabei.',
      ),
      image: 'wire-section',
    },
    {
      blockType: 'accordion',
      title: t('Four families', 'Vier Familien'),
      items: [
        {
          title: t('Coaxial and triaxial', 'Koaxial und triaxial'),
          content: t(
            'Up to eleven steps with lengths to 0.1 mm. The dielectric must keep its diameter: clamp softly, cut slowly, pull in stages.',
            'Bis elf Stufen mit Längen auf 0.1 mm. Das Dielektrikum muss seinen Durchmesser behalten: sanft spannen, langsam schneiden, in Etappen abziehen.',
          ),
        },
        {
          title: t('Medical micro-cables', 'Medizinische Mikrokabel'),
          content: t(
            'Conductors from AWG 36 under 40 µm of fluoropolymer. Here a blade is too coarse; we combine a RotoStrip head with laser pre-cutting.',
            'Leiter ab AWG 36 unter 40 µm Fluorpolymer. Ein Messer ist hier zu grob; wir verbinden einen RotoStrip-Kopf mit Laservorschnitt.',
          ),
        },
        {
          title: t('Aerospace wire', 'Luftfahrtleitungen'),
          content: t(
            'Tape-wrapped polyimide and PTFE spring back and smear. Rotating blades with a coated edge, changed after 20,000 cuts.',
            'Gewickeltes Polyimid und PTFE federn zurück und schmieren. Rotierende Messer mit beschichteter Schneide, Wechsel nach 20’000 Schnitten.',
          ),
        },
        {
          title: t('Data cables', 'Datenkabel'),
          content: t(
            'Foil, drain wire and four pairs. Jacket and foil come off in one motion; the pairs stay twisted to within 8 mm of the connector.',
            'Folie, Beidraht und vier Paare. Mantel und Folie gehen in einer Bewegung ab; die Paare bleiben bis 8 mm vor dem Stecker verdrillt.',
          ),
        },
      ],
    },
    {
      blockType: 'teaserGrid',
      teasers: [
        {
          title: t('Rotary stripping', 'Rotativstrippen'),
          text: t('The process in five pictures.', 'Das Verfahren in fünf Bildern.'),
          image: 'schleuniger-rotary',
          link: { kind: 'page', page: 'schleuniger:applications/rotary-stripping' },
        },
        {
          title: t('Machines', 'Maschinen'),
          text: t('UniStrip and RotoStrip compared.', 'UniStrip und RotoStrip im Vergleich.'),
          image: 'machine-bench',
          link: { kind: 'page', page: 'schleuniger:products' },
        },
      ],
    },
    {
      blockType: 'downloadList',
      title: t('Keep at hand', 'Griffbereit halten'),
      files: [
        { file: 'wire-reference-chart', title: t('Wire reference chart', 'Leitungstabelle (englisch)') },
      ],
    },
  ],
};
