import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { compareFigures, productColumns } from '../../catalogue/compare';
import { findProduct } from '../../catalogue/figures';
import { download, same, t, to } from '../copy';
import { machines, productPicture } from '../machines';

export const mainCutAndStrip: SeedPage = {
  site: 'main',
  parent: 'solutions',
  slug: 'cut-and-strip',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Cut and strip', 'Ablängen und Abisolieren'),
  description: t(
    'Linea cut-and-strip machines: wires from 0.013 to 120 mm² (AWG 36 to 4/0), cut to ±1 mm and stripped without a nicked strand.',
    'Abläng- und Abisoliermaschinen Linea: Leitungen von 0.013 bis 120 mm² (AWG 36 bis 4/0), Länge auf ±1 mm, unverletzte Litzen.',
  ),
  shareImage: 'machine-strip',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Linea 240 · 340 · 355'),
      title: t('Square cut, whole conductor', 'Gerader Schnitt, ganzer Leiter'),
      text: t(
        'A wire begins with two decisions: how long, and how deep. Linea makes both from measurement.',
        'Eine Leitung beginnt mit zwei Entscheidungen: wie lang und wie tief. Die Linea trifft beide aus der Messung.',
      ),
      image: 'machine-strip',
      links: [to('main:contact', t('Request a trial', 'Versuch anfragen'))],
    },
    compareFigures({
      title: t('Three sizes', 'Drei Grössen'),
      caption: t('Technical data of Linea 240, 340 and 355', 'Technische Daten von Linea 240, 340 und 355'),
      columns: productColumns(['linea-240', 'linea-340', 'linea-355'].map(findProduct)),
      rows: [
        { key: 'crossSection', label: t('Cross-section', 'Querschnitt'), unit: same('mm²') },
        { key: 'crossSection', label: t('Wire size', 'Leitungsgrösse'), unit: same('AWG'), as: 'gauge' },
        {
          key: 'outerDiameter',
          label: t('Largest outer diameter', 'Grösster Aussendurchmesser'),
          unit: same('mm'),
          as: 'most',
        },
        {
          key: 'feedSpeed',
          label: t('Feed speed, up to', 'Vorschubgeschwindigkeit, bis'),
          unit: same('m/s'),
          as: 'most',
        },
        {
          key: 'lengthAccuracy',
          label: t('Length accuracy', 'Längengenauigkeit'),
          unit: same('mm'),
          as: 'tolerance',
        },
        {
          key: 'stripLengthLeft',
          label: t('Strip length, up to', 'Abisolierlänge, bis'),
          unit: same('mm'),
          as: 'most',
        },
        {
          key: 'throughput',
          label: t('Pieces of 100 mm, up to', 'Stück von 100 mm, bis'),
          unit: t('per hour', 'pro Stunde'),
          as: 'most',
        },
      ],
    }),
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
        'Ein kapazitiver Sensor in jedem Messer erkennt, wenn Stahl dem Kupfer nahekommt. Berührt das Messer einen Draht, zählt die Linea den Kontakt, öffnet den Einschnitt um 0.02 mm und schleust die Leitung aus. Nach drei Kontakten hält sie an und nennt die wahrscheinliche Ursache: exzentrische Isolation, verschlissene Führung oder falscher Artikel.',
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
            'Ductor 500: driven pay-off for drums of up to 800 kg',
            'Ductor 500: angetriebener Abroller für Trommeln bis 800 kg',
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
          image: productPicture('linea-340'),
          caption: t('Linea 340 with its conveyor', 'Linea 340 mit Förderband'),
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
