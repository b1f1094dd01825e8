import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { compareFigures, productColumns } from '../../catalogue/compare';
import { findProduct } from '../../catalogue/figures';
import { download, same, t, to } from '../copy';
import { productPicture, toProduct } from '../machines';

export const schleunigerProducts: SeedPage = {
  site: 'schleuniger',
  slug: 'products',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Machines', 'Maschinen'),
  description: t(
    'UniStrip bench strippers, RotoStrip rotary strippers and the StripPress: which one suits which cable and which lot size.',
    'Tischgeräte UniStrip, Rotativstripper RotoStrip und die StripPress: welches Gerät zu welchem Kabel und Los passt.',
  ),
  shareImage: 'machine-bench',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Machines', 'Maschinen'),
      title: t('From one cable to ten thousand', 'Von einem Kabel bis zehntausend'),
      text: t(
        'Choose by the cable first and by the quantity second.',
        'Wählen Sie zuerst nach dem Kabel, dann nach der Menge.',
      ),
      image: 'machine-bench',
    },
    {
      blockType: 'lightboxGallery',
      title: t('The range', 'Das Programm'),
      images: [
        { image: productPicture('unistrip-2550'), caption: same('UniStrip 2550') },
        { image: productPicture('rotostrip-2400'), caption: same('RotoStrip 2400') },
        {
          image: productPicture('linea-340'),
          caption: t('Linea 340, from the drum', 'Linea 340, ab Trommel'),
        },
        {
          image: productPicture('applicator-ma-40'),
          caption: t(
            'Applicator MA 40, fits the StripPress and every Cresta',
            'Applicator MA 40, passt auf die StripPress und jede Cresta',
          ),
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: same('StripPress 330'),
      title: t('A crimping press for one pair of hands', 'Eine Crimppresse für ein Paar Hände'),
      content: t(
        'Insert the wire, take it out crimped: stripping and a 20 kN press in 0.9 s. Force monitoring is the same as on a Cresta, teaching takes **six crimps**, and the display says why a piece was rejected.',
        'Leitung einlegen, gecrimpt entnehmen: Abisolieren und eine Presse mit 20 kN in 0.9 s. Die Kraftüberwachung ist dieselbe wie auf einer Cresta, eingelernt wird mit **sechs Crimps**, und die Anzeige nennt den Grund, wenn ein Teil ausscheidet.',
      ),
      image: productPicture('strippress-330'),
      mediaPosition: 'start',
      links: [toProduct('strippress-330', t('Data of the {name}', 'Daten der {name}'))],
    },
    compareFigures({
      title: t('Compared', 'Im Vergleich'),
      caption: t(
        'Schleuniger machines by range and output',
        'Maschinen von Schleuniger nach Bereich und Leistung',
      ),
      columns: productColumns(
        ['unistrip-2015', 'unistrip-2550', 'rotostrip-2400', 'rotostrip-2600', 'multijacket-400'].map(
          findProduct,
        ),
      ),
      rows: [
        { key: 'outerDiameter', label: t('Outer diameter', 'Aussendurchmesser'), unit: same('mm') },
        { key: 'crossSection', label: t('Cross-section', 'Querschnitt'), unit: same('mm²') },
        { key: 'cycleTime', label: t('Cycle', 'Zyklus'), unit: same('s') },
        { key: 'stripSteps', label: t('Steps per end, up to', 'Stufen je Ende, bis'), as: 'most' },
        { key: 'weight', label: t('Weight', 'Gewicht'), unit: same('kg') },
      ],
    }),
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Borrow one for a week', 'Eine Woche zur Probe'),
      text: t(
        'Bench-top machines travel by parcel. Try one on your cables before you decide.',
        'Tischgeräte reisen im Paket. Testen Sie eines an Ihren Kabeln, bevor Sie entscheiden.',
      ),
      links: [
        to('schleuniger:contact', t('Reserve a machine', 'Gerät reservieren')),
        download('line-overview', t('Overview (PDF)', 'Übersicht (PDF)')),
      ],
    },
  ],
};
