import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

export const mainPartnerDocuments: SeedPage = {
  site: 'main',
  parent: 'services',
  slug: 'partner-documents',
  pageType: 'Service',
  languages: ['en', 'de'],
  protection: { mode: 'password', password: 'Partner-2026' },
  title: t('Partner documents', 'Unterlagen für Partner'),
  description: t(
    'Conditions, delivery terms and contacts for sales partners with a signed agreement.',
    'Konditionen, Lieferbedingungen und Kontakte für Vertriebspartner mit unterzeichnetem Vertrag.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Services', 'Services'),
      title: t('For our sales partners', 'Für unsere Vertriebspartner'),
      text: t(
        'What you need for an offer, in the version that applies today.',
        'Was Sie für eine Offerte brauchen, in der heute gültigen Fassung.',
      ),
      image: 'connector-family',
    },
    {
      blockType: 'richText',
      title: t('New in 2026', 'Neu im Jahr 2026'),
      content: t(
        'Bench-top machines are now delivered from stock within **five working days**. The discount on applicators rises to **20 %** from an order value of EUR 2,500. Demonstration machines can be booked for eight weeks instead of six.\n\nOffers made before 31 January keep the conditions of 2025.',
        'Tischgeräte liefern wir neu innert **fünf Arbeitstagen** ab Lager. Der Rabatt auf Applikatoren steigt ab einem Auftragswert von EUR 2500 auf **20 %**. Vorführmaschinen lassen sich für acht statt sechs Wochen buchen.\n\nFür Offerten, die vor dem 31. Januar gestellt wurden, gelten die Konditionen von 2025.',
      ),
    },
    {
      blockType: 'downloadList',
      title: t('Documents', 'Dokumente'),
      text: t(
        'For partners only. Please do not pass them on.',
        'Nur für Partner. Bitte geben Sie sie nicht weiter.',
      ),
      files: [{ file: 'partner-conditions', title: t('Conditions 2026', 'Konditionen 2026') }],
    },
  ],
};
