import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../copy';

export const mainServiceRequest: SeedPage = {
  site: 'main',
  slug: 'service-request',
  pageType: 'Form',
  languages: ['en', 'de'],
  title: t('Service request', 'Serviceanfrage'),
  description: t(
    'Ask for repair, maintenance, calibration, relocation or training for your machine.',
    'Reparatur, Wartung, Kalibrierung, Verlegung oder Schulung für Ihre Maschine anfragen.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: same('Service'),
      title: t('Service request', 'Serviceanfrage'),
      text: t(
        'If your line has stopped, please call: +41 41 000 00 20, Monday to Saturday, 06:00 to 22:00.',
        'Wenn die Linie steht, rufen Sie bitte an: +41 41 000 00 20, Montag bis Samstag, 6 bis 22 Uhr.',
      ),
      image: 'workshop',
    },
    {
      blockType: 'form',
      kind: 'serviceRequest',
      text: t(
        'The serial number is on the plate beside the main switch. A photograph of the fault often saves a journey.',
        'Die Seriennummer steht auf dem Schild neben dem Hauptschalter. Ein Bild des Fehlers spart oft eine Fahrt.',
      ),
    },
  ],
};

export const mainSupportRequest: SeedPage = {
  site: 'main',
  slug: 'support-request',
  pageType: 'Form',
  languages: ['en', 'de'],
  title: t('Open-source licences', 'Open-Source-Lizenzen'),
  description: t(
    'Ask for the source code and licence texts of open-source parts in our software.',
    'Quellcode und Lizenztexte der Open-Source-Teile unserer Software anfordern.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: same('Software'),
      title: t('Open-source licences', 'Open-Source-Lizenzen'),
      text: t(
        'The software of our machines uses parts under open-source licences. Their source code is yours for the asking.',
        'Die Software unserer Maschinen nutzt Teile unter Open-Source-Lizenzen. Deren Quellcode geben wir Ihnen auf Anfrage.',
      ),
      image: 'smart-network',
    },
    {
      blockType: 'accordion',
      title: t('Before you ask', 'Bevor Sie fragen'),
      items: [
        {
          title: t('Which parts are meant?', 'Welche Teile sind gemeint?'),
          content: t(
            'Each release comes with a list of its open-source parts and their licences, in the menu *About* of the machine. The source code covers what that list names.',
            'Jeder Version liegt eine Liste ihrer Open-Source-Teile und Lizenzen bei, im Menü *Info* der Maschine. Der Quellcode umfasst, was diese Liste nennt.',
          ),
        },
        {
          title: t('How long does it take?', 'Wie lange dauert es?'),
          content: t(
            'We answer within 24 hours on working days, and send a link to the archive within ten.',
            'An Arbeitstagen antworten wir innert 24 Stunden und senden innert zehn Tagen einen Link zum Archiv.',
          ),
        },
      ],
    },
    { blockType: 'form', kind: 'supportRequest', title: t('Ask for source code', 'Quellcode anfordern') },
  ],
};

export const mainWhitepapers: SeedPage = {
  site: 'main',
  slug: 'whitepapers',
  languages: ['en', 'de'],
  title: same('Whitepapers'),
  description: t(
    'What our laboratory has measured, written down for those who have to decide.',
    'Was unser Labor gemessen hat, aufgeschrieben für alle, die entscheiden müssen.',
  ),
  modules: [
    {
      blockType: 'teaserGrid',
      title: t('From the laboratory', 'Aus dem Labor'),
      teasers: [
        {
          overline: t('Crimping', 'Crimpen'),
          title: t('What a force curve can and cannot say', 'Was eine Kraftkurve sagt und was nicht'),
          text: t('Figures from 214,000 crimps.', 'Zahlen aus 214’000 Crimps.'),
          image: 'crimp-section',
          link: to('main:whitepapers/crimp-quality', t('Read', 'Lesen')),
        },
        {
          overline: t('High voltage', 'Hochvolt'),
          title: t('Preparing shielded cables up to 120 mm²', 'Geschirmte Leitungen bis 120 mm² vorbereiten'),
          text: t('Three methods compared.', 'Drei Verfahren im Vergleich.'),
          image: 'volta-shield',
          link: to('main:whitepapers/high-voltage-harness', t('Read', 'Lesen')),
        },
      ],
    },
  ],
};

export const mainWhitepaperCrimp: SeedPage = {
  site: 'main',
  parent: 'whitepapers',
  slug: 'crimp-quality',
  pageType: 'Form',
  languages: ['en', 'de'],
  title: t('What a force curve can and cannot say', 'Was eine Kraftkurve sagt und was nicht'),
  description: t(
    'Whitepaper on crimp force monitoring, with figures from 214,000 crimps.',
    'Whitepaper zur Crimpkraftüberwachung mit Zahlen aus 214’000 Crimps.',
  ),
  shareImage: 'crimp-section',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Whitepaper, 2 pages', 'Whitepaper, 2 Seiten'),
      title: t('What a force curve can and cannot say', 'Was eine Kraftkurve sagt und was nicht'),
      image: 'crimp-section',
    },
    {
      blockType: 'richText',
      title: t('In short', 'In Kürze'),
      content: t(
        'Crimp force monitoring is the one test that sees every crimp. It is also the one that is trusted for things it cannot know.\n\n- which faults it finds, by cross-section\n- what a narrower band costs in good crimps\n- how to teach a band so that it does not learn the fault',
        'Die Crimpkraftüberwachung sieht als einzige Prüfung jeden Crimp. Sie ist auch die, der man Dinge zutraut, die sie nicht wissen kann.\n\n- welche Fehler sie findet, nach Querschnitt\n- was ein engeres Band an guten Crimps kostet\n- wie man ein Band einlernt, ohne dass es den Fehler mitlernt',
      ),
    },
    {
      blockType: 'form',
      kind: 'whitepaper',
      file: 'whitepaper-crimp-quality',
      title: t('Get the whitepaper', 'Whitepaper erhalten'),
    },
  ],
};

export const mainWhitepaperHighVoltage: SeedPage = {
  site: 'main',
  parent: 'whitepapers',
  slug: 'high-voltage-harness',
  pageType: 'Form',
  languages: ['en', 'de'],
  title: t('Preparing shielded cables up to 120 mm²', 'Geschirmte Leitungen bis 120 mm² vorbereiten'),
  description: t(
    'Whitepaper: three methods to prepare high-voltage cables, and how the result is tested.',
    'Whitepaper: drei Verfahren für Hochvoltleitungen und wie man das Ergebnis prüft.',
  ),
  shareImage: 'volta-shield',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Whitepaper, 2 pages', 'Whitepaper, 2 Seiten'),
      title: t('Preparing shielded cables up to 120 mm²', 'Geschirmte Leitungen bis 120 mm² vorbereiten'),
      image: 'volta-shield',
    },
    {
      blockType: 'richText',
      title: t('In short', 'In Kürze'),
      content: t(
        'Conductor, insulation, shield and jacket each have to end at their own place, and none may be touched by the tool of the next. Three methods, their ranges, and what 18,400 ends from series production say about them.',
        'Leiter, Isolation, Schirm und Mantel müssen je an ihrer Stelle enden, und keiner darf vom Werkzeug des nächsten berührt werden. Drei Verfahren, ihre Bereiche und was 18’400 Enden aus der Serie dazu sagen.',
      ),
    },
    {
      blockType: 'form',
      kind: 'whitepaper',
      file: 'whitepaper-high-voltage-harness',
      title: t('Get the whitepaper', 'Whitepaper erhalten'),
    },
  ],
};
