import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { download, same, t, to } from '../copy';
import { toProduct } from '../machines';

export const schleunigerProducts: SeedPage = {
  site: 'schleuniger',
  slug: 'products',
  pageType: 'Product',
  languages: ['en', 'de'],
  title: t('Machines', 'Maschinen'),
  description: t(
    'Nodo bench-top machines, Gyra rotary strippers and Linea cut-and-strip machines: which one suits which cable and which lot size.',
    'Tischgeräte Nodo, Rotativstripper Gyra und Schneid-Abisolier-Maschinen Linea: welche zu welchem Kabel und Los passt.',
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
        { image: 'machine-bench', caption: same('Nodo 8') },
        { image: 'schleuniger-rotary', caption: same('Gyra 30') },
        { image: 'machine-strip', caption: same('Linea 4') },
        {
          image: 'applicator',
          caption: t('Punto applicator, fits Nodo and Cira', 'Applikator Punto, passt auf Nodo und Cira'),
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: same('Nodo 20'),
      title: t('A crimping press for one pair of hands', 'Eine Crimppresse für ein Paar Hände'),
      content: t(
        'Insert the wire, take it out crimped: stripping and a 20 kN press in 0.9 s. Force monitoring is the same as on a Cira, teaching takes **six crimps**, and the display says why a piece was rejected.',
        'Leitung einlegen, gecrimpt entnehmen: Abisolieren und eine Presse mit 20 kN in 0,9 s. Die Kraftüberwachung ist dieselbe wie auf einer Cira, eingelernt wird mit **sechs Crimps**, und die Anzeige nennt den Grund, wenn ein Teil ausscheidet.',
      ),
      image: 'machine-crimp',
      mediaPosition: 'start',
      links: [toProduct('strippress-330', t('From the group: {name}', 'Aus der Gruppe: {name}'))],
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Compared', 'Im Vergleich'),
      caption: t(
        'Schleuniger machines by range and output',
        'Maschinen von Schleuniger nach Bereich und Leistung',
      ),
      columns: [same('Nodo 8'), same('Nodo 20'), same('Gyra 30'), same('Gyra 120')],
      rows: [
        {
          label: t('Task', 'Aufgabe'),
          values: [
            t('strip', 'abisolieren'),
            t('strip and crimp', 'abisolieren, crimpen'),
            t('rotary strip', 'rotativ strippen'),
            t('rotary strip', 'rotativ strippen'),
          ],
        },
        {
          label: t('Range', 'Bereich'),
          values: [
            t('0.03–8 mm²', '0,03–8 mm²'),
            t('0.05–6 mm²', '0,05–6 mm²'),
            t('Ø 0.3–8 mm', 'Ø 0,3–8 mm'),
            same('Ø 4–35 mm'),
          ],
        },
        {
          label: t('Cycle', 'Zyklus'),
          unit: same('s'),
          values: [t('0.4', '0,4'), t('0.9', '0,9'), t('3.5', '3,5'), same('6')],
        },
        { label: t('Steps per end', 'Stufen je Ende'), values: [same('2'), same('1'), same('9'), same('9')] },
        {
          label: t('Weight', 'Gewicht'),
          unit: same('kg'),
          values: [same('14'), same('92'), same('28'), same('64')],
        },
      ],
    },
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
