import type { SeedSiteNavigation } from '../../services/content/src/testing/seeding/documents/source';
import {
  seedLanguages,
  type Localized,
  type PageKey,
  type SeedNavigationItem,
  type SeedSiteKey,
} from '../../services/content/src/testing/seeding/documents/types';
import { label } from './navigation-labels';
import { listLabel } from './navigation-labels-lists';
import { productLabel, topClassifications } from './navigation-products';

type Extras = Partial<Omit<SeedNavigationItem, 'slug' | 'title' | 'link'>>;

const page = (slug: string, key: PageKey, title: Localized, extras: Extras = {}): SeedNavigationItem => ({
  slug,
  title,
  link: { kind: 'page', page: key },
  ...extras,
});
/** Part of breadcrumbs and page look-up, and too many for the menu. */
const hiddenPage = (slug: string, key: PageKey, title: Localized): SeedNavigationItem =>
  page(slug, key, title, { hidden: true });
const group = (slug: string, title: Localized, items: SeedNavigationItem[]): SeedNavigationItem => ({
  slug,
  title,
  items,
});

/** An application address without a page in the content service. */
const path = (slug: string, address: string, title: Localized, extras: Extras = {}): SeedNavigationItem => ({
  slug,
  title,
  link: { kind: 'path', path: address },
  ...extras,
});

const hiddenPath = (slug: string, address: string, title: Localized): SeedNavigationItem =>
  path(slug, address, title, { hidden: true });

/** The machines by what they do; who has a list of wires starts with the list. */
const productItems: SeedNavigationItem[] = [
  ...Object.entries(topClassifications).map(([slug, title]) =>
    path(`products-${slug}`, `/products/${slug}`, title),
  ),
  path('wire-check', '/products/wire-check', productLabel.wireCheck),
  path('comparison', '/products/compare', productLabel.comparison, { hidden: true }),
];

const t = (en: string, de: string): Localized => ({ en, de });
/** A name that no language translates. */
const name = (value: string): Localized =>
  Object.fromEntries(seedLanguages.map((language) => [language, value]));

/** The legal line of a site; the pages themselves are on the main site. */
const legalItems = (site: SeedSiteKey): SeedNavigationItem[] => [
  page(`${site}-footer-imprint`, 'main:legal/imprint', label.imprint),
  page(`${site}-footer-privacy`, 'main:legal/privacy', label.privacy),
  page(`${site}-footer-accessibility`, 'main:legal/accessibility', label.accessibility),
];

const main: SeedSiteNavigation = {
  header: {
    theme: 'Komax',
    homeItems: [
      path('products', '/products', productLabel.products, { items: productItems }),
      page('solutions', 'main:solutions', label.solutions, {
        items: [
          page('cut-and-strip', 'main:solutions/cut-and-strip', label.cutAndStrip),
          page('crimping', 'main:solutions/crimping', label.crimping),
          page('twisting', 'main:solutions/twisting', label.twisting),
          page('testing', 'main:solutions/testing', label.testing, {
            items: [
              page('testing-cirris', 'cirris:home', name('Cirris')),
              page('testing-adaptronic', 'adaptronic:home', name('Adaptronic'), {
                countries: ['DE', 'AT', 'CH'],
              }),
            ],
          }),
          page('harness-assembly', 'main:solutions/harness-assembly', label.harness),
          page('high-voltage', 'volta:home', label.highVoltage, {
            items: [
              page(
                'high-voltage-shielding',
                'volta:technology/shielding',
                t('Shielded cables', 'Geschirmte Leitungen'),
              ),
              page('high-voltage-busbar', 'volta:technology/busbar', t('Busbars', 'Stromschienen')),
            ],
          }),
        ],
        marketingSection: {
          logo: 'logo-volta',
          backgroundColor: 'Dark_White',
          title: {
            en: 'Shields that stay whole',
            de: 'Schirme, die ganz bleiben',
            fr: 'Des blindages intacts',
            es: 'Apantallamientos intactos',
            ja: 'シールドを傷つけない',
          },
          text: {
            en: 'High-voltage cables from 16 to 120 mm², processed without touching a strand of the braid.',
            de: 'Hochvoltleitungen von 16 bis 120 mm², verarbeitet, ohne einen Draht des Geflechts zu verletzen.',
            fr: 'Des câbles haute tension de 16 à 120 mm², traités sans toucher un brin de la tresse.',
            es: 'Cables de alta tensión de 16 a 120 mm², procesados sin tocar un solo hilo de la malla.',
            ja: '16〜120 mm²の高電圧ケーブルを、編組線に触れずに加工します。',
          },
          link: {
            kind: 'page',
            page: 'volta:home',
            text: {
              en: 'Go to Volta',
              de: 'Zu Volta',
              fr: 'Découvrir Volta',
              es: 'Ir a Volta',
              ja: 'Voltaへ',
            },
          },
        },
      }),
      page('technology', 'main:technology', label.technology, {
        items: [
          page('anatomy-of-a-crimp', 'main:technology/anatomy-of-a-crimp', label.anatomy, {
            breadcrumbOverride: label.crimping,
          }),
          page('wire-guide', 'main:technology/wire-guide', label.wireGuide),
          page('whitepapers', 'main:whitepapers', listLabel.whitepapers, {
            items: [
              hiddenPage(
                'whitepaper-crimp-quality',
                'main:whitepapers/crimp-quality',
                t('What a force curve can and cannot say', 'Was eine Kraftkurve sagt und was nicht'),
              ),
              hiddenPage(
                'whitepaper-high-voltage',
                'main:whitepapers/high-voltage-harness',
                t('Preparing shielded cables up to 120 mm²', 'Geschirmte Leitungen bis 120 mm² vorbereiten'),
              ),
            ],
          }),
        ],
      }),
      page('smart-factory', 'main:smart-factory', label.smartFactory, {
        items: [
          page('machine-connectivity', 'main:smart-factory/machine-connectivity', listLabel.connectivity),
          page('order-management', 'main:smart-factory/order-management', listLabel.orderManagement),
          page('quality-data', 'main:smart-factory/quality-data', listLabel.qualityData),
        ],
      }),
      page('services', 'main:services', label.services, {
        items: [
          page('maintenance', 'main:services/maintenance', label.maintenance),
          page('training', 'main:services/training', label.training),
          page('spare-parts', 'main:services/spare-parts', label.spareParts),
          page('consulting', 'main:services/consulting', listLabel.consulting),
          page('retrofit', 'main:services/retrofit', listLabel.retrofit),
          page('rental', 'main:services/rental', listLabel.rental),
          page('service-request', 'main:service-request', listLabel.serviceRequest),
          page('service-bulletins', 'main:services/service-bulletins', label.serviceBulletins),
          page('partner-documents', 'main:services/partner-documents', label.partnerDocuments),
        ],
      }),
    ],
    topItems: [
      page('company', 'main:company', label.company, {
        items: [
          page('about', 'main:company/about', label.about),
          page('sustainability', 'main:company/sustainability', label.sustainability),
          page('quality', 'main:company/quality', label.quality),
          page('careers', 'main:company/careers', label.careers),
          page('locations', 'main:locations', listLabel.locations),
          page('all-events', 'main:events', listLabel.allEvents),
          page('investors', 'main:investors', listLabel.investors),
          page('news', 'main:news', listLabel.news),
          page('stories', 'main:stories', label.stories, {
            items: [
              page('story-contacts', 'main:stories/contacts', listLabel.storyContacts, { hidden: true }),
              hiddenPath(
                'unmanned-night-shift',
                '/stories/unmanned-night-shift',
                t('Night shift with nobody in it', 'Nachtschicht ohne Nachtschicht'),
              ),
              hiddenPath(
                'the-third-strand',
                '/stories/the-third-strand',
                t('The third strand', 'Der dritte Draht'),
              ),
              hiddenPath(
                'forty-years-one-applicator',
                '/stories/forty-years-one-applicator',
                t('Forty years, one applicator', 'Vierzig Jahre, ein Applikator'),
              ),
            ],
          }),
          page('media-releases', 'main:media-releases', label.mediaReleases, {
            items: [
              hiddenPath(
                'plant-hungary-extended',
                '/media-releases/plant-hungary-extended',
                t('Plant in Hungary is extended', 'Werk in Ungarn wird erweitert'),
              ),
              hiddenPath(
                'half-year-2026',
                '/media-releases/half-year-2026',
                t('Half-year: orders up seven per cent', 'Halbjahr: sieben Prozent mehr Aufträge'),
              ),
              hiddenPath(
                'crimping-small-lots',
                '/media-releases/crimping-small-lots',
                t('New crimping machine for small lots', 'Neue Crimpmaschine für kleine Lose'),
              ),
            ],
          }),
        ],
      }),
      page('events-north-america', 'north-america-events:home', label.events, {
        countries: ['US', 'MX'],
      }),
      hiddenPage('terms', 'main:terms', listLabel.terms),
      hiddenPage('support-request', 'main:support-request', listLabel.supportRequest),
      page('contact', 'main:contact', label.contact),
      page('brand-portal-link', 'brand-portal:home', t('Brand portal', 'Markenportal'), { hidden: true }),
    ],
  },
  footer: {
    items: [
      group('footer-products', productLabel.products, [
        path('footer-all-products', '/products', productLabel.allProducts),
        path('footer-wire-check', '/products/wire-check', productLabel.wireCheck),
        path('footer-comparison', '/products/compare', productLabel.comparison),
      ]),
      group('footer-solutions', label.solutions, [
        page('footer-cut-and-strip', 'main:solutions/cut-and-strip', label.cutAndStrip),
        page('footer-crimping', 'main:solutions/crimping', label.crimping),
        page('footer-twisting', 'main:solutions/twisting', label.twisting),
        page('footer-testing', 'main:solutions/testing', label.testing),
        page('footer-harness-assembly', 'main:solutions/harness-assembly', label.harness),
      ]),
      group('footer-services', label.services, [
        page('footer-maintenance', 'main:services/maintenance', label.maintenance),
        page('footer-training', 'main:services/training', label.training),
        page('footer-spare-parts', 'main:services/spare-parts', label.spareParts),
        page('footer-service-request', 'main:service-request', listLabel.serviceRequest),
        page('footer-smart-factory', 'main:smart-factory', label.smartFactory),
      ]),
      group('footer-company', label.company, [
        page('footer-about', 'main:company/about', label.about),
        page('footer-sustainability', 'main:company/sustainability', label.sustainability),
        page('footer-careers', 'main:company/careers', label.careers),
        page('footer-stories', 'main:stories', label.stories),
        path('footer-news', 'action:news-feed', listLabel.news),
        page('footer-media-releases', 'main:media-releases', label.mediaReleases),
        page('footer-all-events', 'main:events', listLabel.allEvents),
        page('footer-locations', 'main:locations', listLabel.locations),
        page('footer-investors', 'main:investors', listLabel.investors),
        page('footer-contact', 'main:contact', label.contact),
      ]),
      group('footer-brands', label.brands, [
        page('footer-schleuniger', 'schleuniger:home', name('Schleuniger')),
        page('footer-volta', 'volta:home', name('Volta')),
        page('footer-cirris', 'cirris:home', name('Cirris')),
        page('footer-adaptronic', 'adaptronic:home', name('Adaptronic')),
      ]),
    ],
    legalItems: [
      ...legalItems('main'),
      page('main-footer-terms', 'main:terms', listLabel.terms),
      page('main-footer-support-request', 'main:support-request', listLabel.supportRequest),
      page('main-footer-legal', 'main:legal', label.legal),
    ],
    note: {
      en: 'Machines for wire processing since 1975. Designed in Switzerland, built on three continents.',
      de: 'Maschinen für die Kabelverarbeitung seit 1975. Entwickelt in der Schweiz, gebaut auf drei Kontinenten.',
      fr: 'Machines pour le traitement du fil depuis 1975. Conçues en Suisse, construites sur trois continents.',
      es: 'Máquinas para el procesamiento de cables desde 1975. Diseñadas en Suiza, construidas en tres continentes.',
      ja: '1975年から電線加工機を製造。スイスで設計し、3大陸で生産しています。',
    },
  },
};

const volta: SeedSiteNavigation = {
  header: {
    theme: 'Volta',
    homeItems: [
      page('volta-technology', 'volta:technology', label.technology, {
        items: [
          page('volta-shielding', 'volta:technology/shielding', {
            en: 'Shielded cables',
            de: 'Geschirmte Leitungen',
            fr: 'Câbles blindés',
          }),
          page('volta-busbar', 'volta:technology/busbar', {
            en: 'Busbars',
            de: 'Stromschienen',
            fr: 'Barres conductrices',
          }),
        ],
      }),
    ],
    topItems: [page('volta-contact', 'volta:contact', label.contact)],
  },
  footer: {
    items: [
      group('volta-footer-technology', label.technology, [
        page('volta-footer-shielding', 'volta:technology/shielding', {
          en: 'Shielded cables',
          de: 'Geschirmte Leitungen',
          fr: 'Câbles blindés',
        }),
        page('volta-footer-busbar', 'volta:technology/busbar', {
          en: 'Busbars',
          de: 'Stromschienen',
          fr: 'Barres conductrices',
        }),
      ]),
      group('volta-footer-group', { en: 'The group', de: 'Die Gruppe', fr: 'Le groupe' }, [
        page('volta-footer-stories', 'volta:stories', label.stories),
        page('volta-footer-komax', 'main:home', name('Komax')),
        page('volta-footer-services', 'main:services', label.services),
        page('volta-footer-contact', 'volta:contact', label.contact),
      ]),
    ],
    legalItems: legalItems('volta'),
    note: {
      en: 'Volta is the high-voltage brand of Komax.',
      de: 'Volta ist die Hochvoltmarke von Komax.',
      fr: 'Volta est la marque haute tension de Komax.',
    },
  },
};

const schleuniger: SeedSiteNavigation = {
  header: {
    theme: 'Schleuniger',
    homeItems: [
      page('schleuniger-products', 'schleuniger:products', t('Machines', 'Maschinen'), {
        marketingSection: {
          logo: 'logo-schleuniger',
          backgroundColor: 'White_Dark',
          title: t('RotoStrip 2400, now with eleven steps', 'RotoStrip 2400, jetzt mit elf Stufen'),
          text: t(
            'Triaxial ends in one clamping, with the cutting depth set to 0.01 mm.',
            'Triaxiale Enden in einer Spannung, die Schnitttiefe auf 0.01 mm eingestellt.',
          ),
          link: {
            kind: 'page',
            page: 'schleuniger:applications/rotary-stripping',
            text: t('Rotary stripping', 'Rotativstrippen'),
          },
        },
      }),
      page('schleuniger-applications', 'schleuniger:applications', t('Applications', 'Anwendungen'), {
        items: [
          page(
            'schleuniger-rotary-stripping',
            'schleuniger:applications/rotary-stripping',
            t('Rotary stripping', 'Rotativstrippen'),
          ),
        ],
      }),
      page('schleuniger-heritage', 'schleuniger:heritage', t('Heritage', 'Herkunft')),
    ],
    topItems: [page('schleuniger-contact', 'schleuniger:contact', label.contact)],
  },
  footer: {
    items: [
      group('schleuniger-footer-machines', t('Machines', 'Maschinen'), [
        page('schleuniger-footer-products', 'schleuniger:products', t('All machines', 'Alle Maschinen')),
        page('schleuniger-footer-applications', 'schleuniger:applications', t('Applications', 'Anwendungen')),
      ]),
      group('schleuniger-footer-support', t('Support', 'Support'), [
        page('schleuniger-footer-spare-parts', 'main:services/spare-parts', label.spareParts),
        page('schleuniger-footer-training', 'main:services/training', label.training),
        page('schleuniger-footer-contact', 'schleuniger:contact', label.contact),
      ]),
      group('schleuniger-footer-group', t('The group', 'Die Gruppe'), [
        page('schleuniger-footer-stories', 'schleuniger:stories', label.stories),
        page('schleuniger-footer-komax', 'main:home', name('Komax')),
        page('schleuniger-footer-careers', 'main:company/careers', label.careers),
      ]),
    ],
    legalItems: legalItems('schleuniger'),
    note: t('Schleuniger is a brand of Komax.', 'Schleuniger ist eine Marke von Komax.'),
  },
};

const cirris: SeedSiteNavigation = {
  header: {
    theme: 'Cirris',
    homeItems: [
      page('cirris-testers', 'cirris:testers', t('Testers', 'Prüfgeräte')),
      page('cirris-learn', 'cirris:learn', t('Learn', 'Wissen')),
    ],
    topItems: [
      page('cirris-events', 'north-america-events:home', label.events, { countries: ['US'] }),
      page('cirris-contact', 'cirris:contact', label.contact),
    ],
  },
  footer: {
    items: [
      group('cirris-footer-testing', label.testing, [
        page('cirris-footer-testers', 'cirris:testers', t('Testers', 'Prüfgeräte')),
        page('cirris-footer-learn', 'cirris:learn', t('Learn', 'Wissen')),
      ]),
      group('cirris-footer-group', t('The group', 'Die Gruppe'), [
        page('cirris-footer-komax', 'main:home', name('Komax')),
        page('cirris-footer-contact', 'cirris:contact', label.contact),
      ]),
    ],
    legalItems: legalItems('cirris'),
    note: t('Cirris is a brand of Komax.', 'Cirris ist eine Marke von Komax.'),
  },
};

const adaptronic: SeedSiteNavigation = {
  header: {
    theme: 'Adaptronic',
    homeItems: [
      page('adaptronic-pruefsysteme', 'adaptronic:pruefsysteme', { de: 'Prüfsysteme' }),
      page('adaptronic-anwendungen', 'adaptronic:anwendungen', { de: 'Anwendungen' }),
    ],
    topItems: [page('adaptronic-kontakt', 'adaptronic:kontakt', { de: 'Kontakt' })],
  },
  footer: {
    items: [
      group('adaptronic-footer-pruefen', { de: 'Prüfen' }, [
        page('adaptronic-footer-pruefsysteme', 'adaptronic:pruefsysteme', { de: 'Prüfsysteme' }),
        page('adaptronic-footer-anwendungen', 'adaptronic:anwendungen', { de: 'Anwendungen' }),
      ]),
      group('adaptronic-footer-gruppe', { de: 'Die Gruppe' }, [
        page('adaptronic-footer-komax', 'main:home', { de: 'Komax' }),
        page('adaptronic-footer-kontakt', 'adaptronic:kontakt', { de: 'Kontakt' }),
      ]),
    ],
    legalItems: legalItems('adaptronic'),
    note: { de: 'Adaptronic ist eine Marke von Komax.' },
  },
};

const openHouse: Localized = { en: 'Spring open house', es: 'Jornada de puertas abiertas' };
const wireWeek: Localized = { en: 'Wire Week', es: 'Semana del Cable' };
const travel: Localized = { en: 'Travel', es: 'Cómo llegar' };

const northAmericaEvents: SeedSiteNavigation = {
  header: {
    theme: 'Copper',
    homeItems: [
      page('events-spring-open-house', 'north-america-events:spring-open-house', openHouse),
      page('events-wire-week', 'north-america-events:wire-week', wireWeek),
      page('events-travel', 'north-america-events:travel', travel),
    ],
    topItems: [
      {
        slug: 'events-write',
        title: label.contact,
        link: { kind: 'external', url: 'mailto:events@komax.example' },
      },
    ],
  },
  footer: {
    items: [
      group('events-footer-dates', label.events, [
        page('events-footer-open-house', 'north-america-events:spring-open-house', openHouse),
        page('events-footer-wire-week', 'north-america-events:wire-week', wireWeek),
      ]),
      group('events-footer-visit', { en: 'Your visit', es: 'Su visita' }, [
        page('events-footer-travel', 'north-america-events:travel', travel),
        page('events-footer-komax', 'main:home', name('Komax')),
      ]),
    ],
    legalItems: legalItems('north-america-events'),
    note: {
      en: 'Admission is free; please register two weeks ahead.',
      es: 'La entrada es gratuita; inscríbase con dos semanas de antelación.',
    },
  },
};

const brandPortal: SeedSiteNavigation = {
  header: {
    theme: 'Light_Blue',
    homeItems: [
      page('brand-logo', 'brand-portal:logo', { en: 'Logo' }),
      page('brand-colour', 'brand-portal:colour', { en: 'Colour', fr: 'Couleur' }),
      page('brand-type', 'brand-portal:type', { en: 'Type', fr: 'Typographie' }),
      page('brand-wire-motif', 'brand-portal:wire-motif', { en: 'The wire', fr: 'Le fil' }),
    ],
    topItems: [
      {
        slug: 'brand-write',
        title: { en: 'Ask the brand team', fr: 'Écrire à l’équipe' },
        link: { kind: 'external', url: 'mailto:brand@komax.example' },
      },
    ],
  },
  footer: {
    items: [
      group('brand-footer-elements', { en: 'Elements', fr: 'Éléments' }, [
        page('brand-footer-logo', 'brand-portal:logo', { en: 'Logo' }),
        page('brand-footer-colour', 'brand-portal:colour', { en: 'Colour', fr: 'Couleur' }),
        page('brand-footer-type', 'brand-portal:type', { en: 'Type', fr: 'Typographie' }),
        page('brand-footer-wire-motif', 'brand-portal:wire-motif', { en: 'The wire', fr: 'Le fil' }),
      ]),
      group('brand-footer-sites', { en: 'Sites', fr: 'Sites' }, [
        page('brand-footer-komax', 'main:home', name('Komax')),
        page('brand-footer-volta', 'volta:home', name('Volta')),
      ]),
    ],
    legalItems: legalItems('brand-portal'),
    note: {
      en: 'For colleagues and partners. Please do not pass files on without asking.',
      fr: 'Réservé aux collaborateurs et partenaires. Merci de ne pas transmettre les fichiers sans accord.',
    },
  },
};

export const seedNavigation: Record<SeedSiteKey, SeedSiteNavigation> = {
  main,
  volta,
  schleuniger,
  cirris,
  adaptronic,
  'north-america-events': northAmericaEvents,
  'brand-portal': brandPortal,
};
