import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from './copy';

export const voltaContact: SeedPage = {
  site: 'volta',
  slug: 'contact',
  pageType: 'Form',
  languages: ['en', 'de', 'fr'],
  title: t('Contact', 'Kontakt', 'Contact'),
  description: t(
    'How to reach the Volta team for samples, feasibility studies and service on high-voltage machines.',
    'So erreichen Sie das Volta-Team für Muster, Machbarkeitsstudien und Service an Hochvoltmaschinen.',
    'Joindre l’équipe Volta pour échantillons, études de faisabilité et service sur machines haute tension.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Contact', 'Kontakt', 'Contact'),
      title: t(
        'Talk to the high-voltage team',
        'Sprechen Sie mit dem Hochvolt-Team',
        'Parlez à l’équipe haute tension',
      ),
      text: t(
        'We answer in English, German and French.',
        'Wir antworten auf Deutsch, Englisch und Französisch.',
        'Nous répondons en français, allemand et anglais.',
      ),
      image: 'workshop',
    },
    {
      blockType: 'form',
      kind: 'contact',
      title: { en: 'Write to us', de: 'Schreiben Sie uns', fr: 'Écrivez-nous' },
    },
    {
      blockType: 'richText',
      title: t('Address', 'Adresse', 'Adresse'),
      content: t(
        'Volta, c/o Komax, Drahtweg 12, 6099 Musterwil LU, Switzerland\n\nTelephone [+41 41 000 00 60](tel:+41410000060)\n\nE-mail [volta@komax.example](mailto:volta@komax.example)',
        'Volta, c/o Komax, Drahtweg 12, 6099 Musterwil LU, Schweiz\n\nTelefon [+41 41 000 00 60](tel:+41410000060)\n\nE-Mail [volta@komax.example](mailto:volta@komax.example)',
        'Volta, c/o Komax, Drahtweg 12, 6099 Musterwil LU, Suisse\n\nTéléphone [+41 41 000 00 60](tel:+41410000060)\n\nCourriel [volta@komax.example](mailto:volta@komax.example)',
      ),
    },
    {
      blockType: 'mediaText',
      title: t('For a trial we need', 'Für einen Versuch brauchen wir', 'Pour un essai, il nous faut'),
      content: t(
        '- half a metre of cable per sample, ten samples\n- the drawing of the prepared end\n- ferrules and terminals, if they are fixed\n- the cleanliness requirement',
        '- einen halben Meter Leitung je Muster, zehn Muster\n- die Zeichnung des bearbeiteten Endes\n- Hülsen und Kontakte, falls festgelegt\n- die Sauberkeitsanforderung',
        '- un demi-mètre de câble par échantillon, dix échantillons\n- le plan de l’extrémité préparée\n- douilles et cosses, si elles sont définies\n- l’exigence de propreté',
      ),
      image: 'volta-shield',
      mediaPosition: 'end',
    },
  ],
};
