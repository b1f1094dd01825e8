import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

export const mainError: SeedPage = {
  site: 'main',
  slug: 'error',
  pageType: 'Error',
  languages: ['en', 'de'],
  title: t('Out of order', 'Ausser Betrieb'),
  description: t(
    'This page can’t be shown at the moment. The site is being serviced and will be back shortly.',
    'Diese Seite lässt sich zurzeit nicht anzeigen. Die Website wird gewartet und ist in Kürze zurück.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Maintenance', 'Wartung'),
      title: t('The line is standing still', 'Die Linie steht'),
      image: 'fallback',
    },
    {
      blockType: 'richText',
      title: t('Back shortly', 'Gleich zurück'),
      content: t(
        'The site is being serviced or has run into an error. It is usually back within **ten minutes**. What you sent before has arrived.\n\nIf a machine has stopped, call the service desk: [+41 41 000 00 20](tel:+41410000020).',
        'Die Website wird gewartet oder ist auf einen Fehler gestossen. In der Regel läuft sie nach **zehn Minuten** wieder. Was Sie zuvor abgesendet haben, ist angekommen.\n\nSteht eine Maschine still, rufen Sie den Servicedesk an: [+41 41 000 00 20](tel:+41410000020).',
      ),
    },
  ],
};
