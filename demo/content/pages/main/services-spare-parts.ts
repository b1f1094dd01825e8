import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t } from '../copy';

export const mainSpareParts: SeedPage = {
  site: 'main',
  parent: 'services',
  slug: 'spare-parts',
  pageType: 'Service',
  languages: ['en', 'de'],
  title: t('Spare parts', 'Ersatzteile'),
  description: t(
    'Original spare parts from four warehouses: dispatched within 24 hours when in stock, kept for ten years after a series ends.',
    'Originalersatzteile aus vier Lagern: Versand innert 24 Stunden ab Lager, Verfügbarkeit bis zehn Jahre nach Serienende.',
  ),
  shareImage: 'parts-shelf',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Services'),
      title: t('The right part, the first time', 'Das richtige Teil, beim ersten Mal'),
      text: t(
        'The nameplate tells us which drawing your machine was built to. We ship to that, not to the catalogue.',
        'Das Typenschild sagt, nach welcher Zeichnung Ihre Maschine gebaut wurde. Danach liefern wir, nicht nach Katalog.',
      ),
      image: 'parts-shelf',
    },
    {
      blockType: 'mediaText',
      overline: t('Ordering', 'Bestellen'),
      title: t('Three details are enough', 'Drei Angaben genügen'),
      content: t(
        '1. the **serial number**, eight digits, on the nameplate at the main switch\n2. the **part number** or the position in the exploded view\n3. the quantity\n\nWrite to [parts@komax.example](mailto:parts@komax.example) or call the service desk. Orders received before 3 p.m. leave the same day if the part is in stock.',
        '1. die **Seriennummer**, acht Stellen, auf dem Typenschild beim Hauptschalter\n2. die **Teilenummer** oder die Position in der Explosionszeichnung\n3. die Menge\n\nSchreiben Sie an [parts@komax.example](mailto:parts@komax.example) oder rufen Sie den Servicedesk an. Was vor 15 Uhr eintrifft und am Lager liegt, geht am selben Tag hinaus.',
      ),
      image: 'applicator',
      mediaPosition: 'end',
    },
    {
      blockType: 'keyFigures',
      figures: [
        { value: t('41,000', '41’000'), label: t('part numbers in stock', 'Teilenummern am Lager') },
        {
          value: same('96'),
          unit: same('%'),
          label: t('of order lines delivered from stock', 'der Positionen ab Lager lieferbar'),
        },
        { value: same('4'), label: t('warehouses: CH, HU, US, CN', 'Lager: CH, HU, US, CN') },
      ],
    },
    {
      blockType: 'teaserGrid',
      title: t('Kits', 'Sätze'),
      teasers: [
        {
          title: t('Wear kit', 'Verschleisssatz'),
          text: t(
            'Blades, guides and belts for one million cycles.',
            'Messer, Führungen und Riemen für eine Million Zyklen.',
          ),
          image: 'machine-strip',
          link: { kind: 'page', page: 'main:services/maintenance' },
        },
        {
          title: t('Applicator kit', 'Applikatorsatz'),
          text: t(
            'Crimper, anvil and feed finger, matched and measured.',
            'Crimper, Amboss und Vorschubfinger, gepaart und vermessen.',
          ),
          image: 'applicator',
          link: { kind: 'page', page: 'main:solutions/crimping' },
        },
      ],
    },
    {
      blockType: 'richText',
      title: t('When a series ends', 'Wenn eine Serie endet'),
      content: t(
        'We announce the end of a part two years ahead, with a last order date and, where possible, a replacement. After that, mechanical parts are made to drawing for **ten years**; control boards are repaired or exchanged.',
        'Das Ende eines Teils kündigen wir zwei Jahre vorher an, mit letztem Bestelldatum und nach Möglichkeit einem Ersatz. Danach fertigen wir mechanische Teile **zehn Jahre** lang nach Zeichnung; Steuerungsplatinen werden repariert oder getauscht.',
      ),
    },
  ],
};
