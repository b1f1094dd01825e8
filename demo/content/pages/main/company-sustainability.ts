import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t } from '../copy';

export const mainSustainability: SeedPage = {
  site: 'main',
  parent: 'company',
  slug: 'sustainability',
  languages: ['en', 'de'],
  title: t('Sustainability', 'Nachhaltigkeit'),
  description: t(
    'What counts in our trade: less copper in the scrap bin, less air and power per crimp, and machines that work for fifteen years and more.',
    'Was in unserem Fach zählt: weniger Kupfer im Ausschuss, weniger Luft und Strom je Crimp und Maschinen, die fünfzehn Jahre arbeiten.',
  ),
  shareImage: 'solar-roof',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Company', 'Unternehmen'),
      title: t(
        'The greenest wire is the one made once',
        'Am meisten spart die Leitung, die beim ersten Mal stimmt',
      ),
      text: t(
        'Most of our footprint arises at our customers, over fifteen years of use. That is where we save first.',
        'Der grösste Teil unseres Fussabdrucks entsteht beim Kunden, in fünfzehn Jahren Betrieb. Dort sparen wir zuerst.',
      ),
      image: 'solar-roof',
    },
    {
      blockType: 'keyFigures',
      title: t('Progress against 2019', 'Fortschritt gegenüber 2019'),
      figures: [
        {
          value: same('−38'),
          unit: same('%'),
          label: t('compressed air per 1,000 crimps', 'Druckluft je 1000 Crimps'),
          note: t('Cresta 433 against the Cresta 355', 'Cresta 433 gegenüber der Cresta 355'),
        },
        {
          value: same('−52'),
          unit: same('%'),
          label: t('scrap wire per changeover', 'Ausschussleitung je Rüstvorgang'),
        },
        {
          value: same('3.1'),
          unit: same('GWh'),
          label: t('solar power a year from our roofs', 'Solarstrom pro Jahr von unseren Dächern'),
        },
        {
          value: same('91'),
          unit: same('%'),
          label: t('of machine mass recyclable', 'der Maschinenmasse verwertbar'),
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: same('Material'),
      title: t('Copper is worth a second look', 'Kupfer ist einen zweiten Blick wert'),
      content: t(
        'A changeover used to cost two metres of wire per side for setting and samples. Linea and Cresta now set up on 0.9 m, because they measure the first piece instead of asking for five. In a plant with forty machines, three shifts and six changes per shift this saves close to **400 km of wire a year**.',
        'Ein Rüstvorgang kostete früher zwei Meter Leitung je Seite für Einstellung und Muster. Linea und Cresta richten heute mit 0.9 m ein, weil sie das erste Teil messen, statt fünf zu verlangen. In einem Werk mit vierzig Maschinen, drei Schichten und sechs Wechseln je Schicht sind das knapp **400 km Leitung im Jahr**.',
      ),
      image: 'cable-drum',
      mediaPosition: 'start',
    },
    {
      blockType: 'richText',
      title: t('Targets', 'Ziele'),
      content: t(
        '### Our own plants\n\n- electricity from renewable sources in all plants: reached in 2024\n- heat without fossil fuels: by 2030, two of eight buildings still to convert\n\n### Suppliers\n\nSuppliers that account for 80 % of purchases sign the [code of conduct](/company/quality) and are audited every three years; conflict minerals are reported with the standard template.\n\n### Old machines\n\nWe take back machines of our own make. Press modules and drives are overhauled and return to stock as exchange parts.',
        '### Eigene Werke\n\n- Strom aus erneuerbaren Quellen in allen Werken: erreicht 2024\n- Wärme ohne fossile Brennstoffe: bis 2030, zwei von acht Gebäuden stehen noch aus\n\n### Lieferanten\n\nLieferanten, auf die 80 % des Einkaufs entfallen, unterzeichnen den [Verhaltenskodex](/company/quality) und werden alle drei Jahre auditiert; über Konfliktmineralien wird mit der üblichen Vorlage berichtet.\n\n### Alte Maschinen\n\nMaschinen aus eigener Produktion nehmen wir zurück. Pressenmodule und Antriebe werden überholt und kehren als Tauschteile ins Lager zurück.',
      ),
    },
    {
      blockType: 'downloadList',
      title: t('Documents', 'Dokumente'),
      files: [{ file: 'code-of-conduct', title: t('Code of conduct', 'Verhaltenskodex (englisch)') }],
    },
  ],
};
