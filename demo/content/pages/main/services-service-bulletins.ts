import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

export const mainServiceBulletins: SeedPage = {
  site: 'main',
  parent: 'services',
  slug: 'service-bulletins',
  pageType: 'Service',
  languages: ['en', 'de'],
  protection: { mode: 'ciamRole', role: 'kmx_int_direct_active' },
  title: t('Service bulletins', 'Servicebulletins'),
  description: t(
    'Notices on machines in use: what is affected, what to do and which parts are free of charge.',
    'Mitteilungen zu Maschinen im Einsatz: was betroffen ist, was zu tun ist und welche Teile kostenlos sind.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Services', 'Services'),
      title: t('What your maintenance should know', 'Was Ihre Instandhaltung wissen sollte'),
      text: t(
        'Each bulletin names the serial numbers, the work and the time it takes.',
        'Jedes Bulletin nennt die Seriennummern, die Arbeit und die nötige Zeit.',
      ),
      image: 'workshop',
    },
    {
      blockType: 'accordion',
      title: t('In force', 'In Kraft'),
      items: [
        {
          title: t('2026-03: press guard switch', '2026-03: Schalter der Pressenhaube'),
          content: t(
            'Press modules delivered from March 2023 to May 2024. The switch can report a closed hood late. Exchange at the next maintenance, twenty minutes, **part free of charge**.',
            'Pressenmodule, ausgeliefert von März 2023 bis Mai 2024. Der Schalter kann die geschlossene Haube verspätet melden. Tausch bei der nächsten Wartung, zwanzig Minuten, **Teil kostenlos**.',
          ),
        },
        {
          title: t('2025-11: belt feed, new tension', '2025-11: Bandvorschub, neue Spannung'),
          content: t(
            'All cut-and-strip machines with belt feeds. Set the tension to 42 N instead of 38 N; length deviations after a standstill disappear.',
            'Alle Schneid- und Abisoliermaschinen mit Bandvorschub. Spannung auf 42 N statt 38 N einstellen; Längenabweichungen nach Stillstand verschwinden.',
          ),
        },
      ],
    },
    {
      blockType: 'downloadList',
      title: t('Documents', 'Dokumente'),
      files: [
        {
          file: 'service-bulletin-press-guard',
          title: t('Bulletin 2026-03: press guard switch', 'Bulletin 2026-03: Schalter der Pressenhaube'),
        },
      ],
    },
  ],
};
