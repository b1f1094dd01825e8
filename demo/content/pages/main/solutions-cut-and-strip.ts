import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { download, same, t, to } from '../copy';
import { machines } from '../machines';

export const mainCutAndStrip: SeedPage = {
  site: 'main',
  parent: 'solutions',
  slug: 'cut-and-strip',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Cut and strip', 'Ablängen und Abisolieren'),
  description: t(
    'Linea cut-and-strip machines: wires and cables from 0.08 to 120 mm² (AWG 28 to 4/0), length accuracy ±(0.2 % + 1 mm), no nicked strands.',
    'Abläng- und Abisoliermaschinen Linea: Leitungen von 0,08 bis 120 mm² (AWG 28 bis 4/0), Länge auf ±(0,2 % + 1 mm), unverletzte Litzen.',
  ),
  shareImage: 'machine-strip',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Linea 4 · 6 · 12'),
      title: t('Square cut, whole conductor', 'Gerader Schnitt, ganzer Leiter'),
      text: t(
        'A wire begins with two decisions: how long, and how deep. Linea makes both from measurement.',
        'Eine Leitung beginnt mit zwei Entscheidungen: wie lang und wie tief. Die Linea trifft beide aus der Messung.',
      ),
      image: 'machine-strip',
      links: [to('main:contact', t('Request a trial', 'Versuch anfragen'))],
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Three sizes', 'Drei Grössen'),
      caption: t('Technical data of Linea 4, 6 and 12', 'Technische Daten von Linea 4, 6 und 12'),
      columns: [same('Linea 4'), same('Linea 6'), same('Linea 12')],
      rows: [
        {
          label: t('Cross-section', 'Querschnitt'),
          unit: same('mm²'),
          values: [t('0.08–6', '0,08–6'), t('0.22–16', '0,22–16'), t('2.5–120', '2,5–120')],
        },
        {
          label: t('Wire size', 'Leitungsgrösse'),
          unit: same('AWG'),
          values: [same('28–10'), same('24–6'), same('14–4/0')],
        },
        {
          label: t('Largest outer diameter', 'Grösster Aussendurchmesser'),
          unit: same('mm'),
          values: [same('6'), same('16'), same('35')],
        },
        {
          label: t('Feed speed', 'Vorschubgeschwindigkeit'),
          unit: same('m/s'),
          values: [same('8'), same('4'), t('2.5', '2,5')],
        },
        {
          label: t('Length accuracy', 'Längengenauigkeit'),
          values: [
            t('±(0.2 % + 1 mm)', '±(0,2 % + 1 mm)'),
            t('±(0.2 % + 1 mm)', '±(0,2 % + 1 mm)'),
            t('±(0.3 % + 2 mm)', '±(0,3 % + 2 mm)'),
          ],
        },
        {
          label: t('Strip length, full', 'Abisolierlänge, Vollabzug'),
          unit: same('mm'),
          values: [same('35'), same('80'), same('150')],
        },
        {
          label: t('Multi-core and coaxial', 'Mantel- und Koaxleitungen'),
          values: [t('no', 'nein'), t('yes', 'ja'), t('yes', 'ja')],
        },
      ],
    },
    {
      blockType: 'video',
      title: t('Seven seconds in a drawing', 'Sieben Sekunden, gezeichnet'),
      video: 'wire-film',
      poster: 'machine-strip',
      captionsFile: 'wire-film-captions',
      transcript: t(
        'The film is silent. Two belts feed a red wire between two open blades. The blades close, cut through the wire and open again. They close a second time, on the insulation only, while the wire draws back. The insulation slides off, and the bare copper strands remain.',
        'Der Film ist stumm. Zwei Riemen führen eine rote Leitung zwischen zwei offene Messer. Die Messer schliessen, durchtrennen die Leitung und öffnen wieder. Sie schliessen ein zweites Mal, nun nur in der Isolation, während sich die Leitung zurückzieht. Die Isolation gleitet ab, die blanke Kupferlitze bleibt.',
      ),
    },
    {
      blockType: 'mediaText',
      overline: t('Strip control', 'Abisolierkontrolle'),
      title: t('The blade reports contact', 'Das Messer meldet Berührung'),
      content: t(
        'A capacitive sensor in each blade notices when steel comes near copper. If the blade touches a strand, Linea counts the contact, opens the incision by 0.02 mm and sorts the wire out. After three contacts it stops and names the likely cause: eccentric insulation, a worn guide or the wrong article.',
        'Ein kapazitiver Sensor in jedem Messer erkennt, wenn Stahl dem Kupfer nahekommt. Berührt das Messer einen Draht, zählt die Linea den Kontakt, öffnet den Einschnitt um 0,02 mm und schleust die Leitung aus. Nach drei Kontakten hält sie an und nennt die wahrscheinliche Ursache: exzentrische Isolation, verschlissene Führung oder falscher Artikel.',
      ),
      image: 'wire-section',
      mediaPosition: 'end',
    },
    {
      blockType: 'lightboxGallery',
      title: t('Around the machine', 'Rund um die Maschine'),
      images: [
        {
          image: 'cable-drum',
          caption: t(
            'Driven pay-off, 5 to 400 kg drums',
            'Angetriebener Abroller für Trommeln von 5 bis 400 kg',
          ),
        },
        {
          image: 'wire-path',
          caption: t(
            'No bend below eight times the outer diameter',
            'Kein Bogen unter dem Achtfachen des Aussendurchmessers',
          ),
        },
        {
          image: 'machine-strip',
          caption: t('Linea 4 with inkjet marking', 'Linea 4 mit Inkjet-Markierung'),
        },
      ],
    },
    machines.cutAndStrip,
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Which wire gives you scrap?', 'Welche Leitung macht Ausschuss?'),
      text: t(
        'Name the wire and the strip length. We return a blade recommendation and a sample in the same week.',
        'Nennen Sie Leitung und Abisolierlänge. Sie erhalten in derselben Woche eine Messerempfehlung und ein Muster.',
      ),
      links: [
        to('main:contact', t('Ask an engineer', 'Technik fragen')),
        download('wire-reference-chart', t('Wire chart (PDF)', 'Leitungstabelle (PDF)')),
      ],
    },
  ],
};
