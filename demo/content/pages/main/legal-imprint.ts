import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

export const mainImprint: SeedPage = {
  site: 'main',
  parent: 'legal',
  slug: 'imprint',
  languages: ['en', 'de'],
  title: t('Imprint', 'Impressum'),
  description: t(
    'Publisher, contact, liability and copyright of the websites of Komax and its brands.',
    'Herausgeber, Kontakt, Haftung und Urheberrecht der Websites von Komax und ihren Marken.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Legal', 'Rechtliches'),
      title: t('Imprint', 'Impressum'),
      image: 'plant-exterior',
    },
    {
      blockType: 'richText',
      title: t('Publisher', 'Herausgeber'),
      content: t(
        'Komax, Drahtweg 12, 6099 Musterwil LU, Switzerland\n\nTelephone [+41 41 000 00 00](tel:+41410000000), e-mail [info@komax.example](mailto:info@komax.example)\n\nCommercial register: CHE-000.000.000',
        'Komax, Drahtweg 12, 6099 Musterwil LU, Schweiz\n\nTelefon [+41 41 000 00 00](tel:+41410000000), E-Mail [info@komax.example](mailto:info@komax.example)\n\nHandelsregister: CHE-000.000.000',
      ),
    },
    {
      blockType: 'accordion',
      items: [
        {
          title: t('Technical data', 'Technische Angaben'),
          content: t(
            'Figures on these pages describe typical values under the stated conditions. Binding are the values in an order confirmation. We change machines when we can improve them.',
            'Die Werte auf diesen Seiten sind typische Angaben unter den genannten Bedingungen. Verbindlich sind die Werte einer Auftragsbestätigung. Wir ändern Maschinen, wenn wir sie verbessern können.',
          ),
        },
        {
          title: t('Copyright and pictures', 'Urheberrecht und Bilder'),
          content: t(
            'Texts and illustrations belong to Komax. You may quote them with the source. The illustrations are drawn and show no customer’s products.',
            'Texte und Illustrationen gehören Komax. Sie dürfen mit Quellenangabe zitiert werden. Die Illustrationen sind gezeichnet und zeigen keine Produkte von Kunden.',
          ),
        },
        {
          title: t('Links to other sites', 'Links auf andere Websites'),
          content: t(
            'We check the target when we set a link and remove it when we learn that it has become misleading.',
            'Wir prüfen das Ziel, wenn wir einen Link setzen, und entfernen ihn, wenn er in die Irre führt.',
          ),
        },
      ],
    },
  ],
};
