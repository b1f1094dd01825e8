import type { SeedPage } from '../types';
import { same, t, to } from './copy';

export const mainContact: SeedPage = {
  site: 'main',
  slug: 'contact',
  pageType: 'Form',
  languages: ['en', 'de'],
  title: t('Contact', 'Kontakt'),
  description: t(
    'Addresses, telephone numbers and hours of Komax in Switzerland, Germany, Hungary, China and the United States.',
    'Adressen, Telefonnummern und Zeiten von Komax in der Schweiz, in Deutschland, Ungarn, China und den USA.',
  ),
  shareImage: 'world-map',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Contact', 'Kontakt'),
      title: t('Someone who knows the machine answers', 'Es meldet sich jemand, der die Maschine kennt'),
      text: t(
        'Within 24 hours on working days; on the service line at once.',
        'An Arbeitstagen innert 24 Stunden, auf der Servicenummer sofort.',
      ),
      image: 'world-map',
      links: [
        {
          kind: 'external',
          url: 'mailto:contact@komax.example',
          text: t('contact@komax.example', 'contact@komax.example'),
        },
      ],
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Direct lines', 'Direkte Nummern'),
      caption: t('Telephone numbers and hours by subject', 'Telefonnummern und Zeiten nach Anliegen'),
      columns: [t('Telephone', 'Telefon'), t('E-mail', 'E-Mail'), t('Hours', 'Zeiten')],
      rows: [
        {
          label: t('Sales and trials', 'Verkauf und Versuche'),
          values: [
            same('+41 41 000 00 10'),
            same('contact@komax.example'),
            t('Mon–Fri 8–17 CET', 'Mo–Fr 8–17 Uhr'),
          ],
        },
        {
          label: t('Service desk', 'Servicedesk'),
          values: [
            same('+41 41 000 00 20'),
            same('service@komax.example'),
            t('Mon–Sat 6–22 CET', 'Mo–Sa 6–22 Uhr'),
          ],
        },
        {
          label: t('Spare parts', 'Ersatzteile'),
          values: [
            same('+41 41 000 00 30'),
            same('parts@komax.example'),
            t('Mon–Fri 7–17 CET', 'Mo–Fr 7–17 Uhr'),
          ],
        },
        {
          label: t('Training', 'Schulung'),
          values: [
            same('+41 41 000 00 40'),
            same('training@komax.example'),
            t('Mon–Fri 8–17 CET', 'Mo–Fr 8–17 Uhr'),
          ],
        },
      ],
    },
    {
      blockType: 'accordion',
      title: t('Locations', 'Standorte'),
      items: [
        {
          title: t('Switzerland, head office', 'Schweiz, Hauptsitz'),
          content: t(
            'Komax, Drahtweg 12, 6099 Musterwil LU, Switzerland\n\nTelephone [+41 41 000 00 00](tel:+41410000000)\n\nPlant, laboratory, training centre. Twelve minutes on foot from the station.',
            'Komax, Drahtweg 12, 6099 Musterwil LU, Schweiz\n\nTelefon [+41 41 000 00 00](tel:+41410000000)\n\nWerk, Labor, Schulungszentrum. Zwölf Minuten zu Fuss vom Bahnhof.',
          ),
        },
        {
          title: t('Germany', 'Deutschland'),
          content: t(
            'Komax Germany, Litzenstrasse 4, 00990 Musterstadt, Germany\n\nTelephone [+49 30 23125 410](tel:+493023125410)\n\nPlant, sales, training centre.',
            'Komax Deutschland, Litzenstrasse 4, 00990 Musterstadt, Deutschland\n\nTelefon [+49 30 23125 410](tel:+493023125410)\n\nWerk, Verkauf, Schulungszentrum.',
          ),
        },
        {
          title: t('Hungary', 'Ungarn'),
          content: t(
            'Komax Hungary, Huzal utca 8, 0099 Mintaváros, Hungary\n\nTelephone [+36 1 000 0060](tel:+3610000060)\n\nPlant, warehouse, training centre.',
            'Komax Ungarn, Huzal utca 8, 0099 Mintaváros, Ungarn\n\nTelefon [+36 1 000 0060](tel:+3610000060)\n\nWerk, Lager, Schulungszentrum.',
          ),
        },
        {
          title: t('United States', 'USA'),
          content: t(
            'Komax North America, 200 Strand Avenue, Fairbrook, IL 00600, United States\n\nTelephone [+1 312 555 0140](tel:+13125550140)\n\nPlant, warehouse, training centre, events.',
            'Komax Nordamerika, 200 Strand Avenue, Fairbrook, IL 00600, USA\n\nTelefon [+1 312 555 0140](tel:+13125550140)\n\nWerk, Lager, Schulungszentrum, Veranstaltungen.',
          ),
        },
        {
          title: t('China', 'China'),
          content: t(
            'Komax China, 88 Daoxian Road, 000099 Shanghai, China\n\nTelephone [+86 21 0000 0080](tel:+862100000080)\n\nPlant, warehouse, training centre.',
            'Komax China, 88 Daoxian Road, 000099 Shanghai, China\n\nTelefon [+86 21 0000 0080](tel:+862100000080)\n\nWerk, Lager, Schulungszentrum.',
          ),
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Trials', 'Versuche'),
      title: t('What to send with your wire', 'Was wir mit der Leitung brauchen'),
      content: t(
        '- ten metres of each wire, with its data sheet\n- fifty terminals on the strip, fifty seals\n- the drawing or the standard that applies\n- the quantity per year and the smallest lot\n\nLabel the parcel “Trial” and add a name we may call.',
        '- zehn Meter je Leitung, mit Datenblatt\n- fünfzig Kontakte am Band, fünfzig Dichtungen\n- die Zeichnung oder die geltende Norm\n- die Jahresmenge und das kleinste Los\n\nBeschriften Sie das Paket mit «Versuch» und nennen Sie eine Ansprechperson.',
      ),
      image: 'connector-family',
      mediaPosition: 'end',
    },
  ],
};

export const mainLegal: SeedPage = {
  site: 'main',
  slug: 'legal',
  languages: ['en', 'de'],
  title: t('Legal', 'Rechtliches'),
  description: t(
    'Imprint, privacy and accessibility of the Komax sites, and the documents that apply to suppliers and partners.',
    'Impressum, Datenschutz und Barrierefreiheit der Websites von Komax sowie Dokumente für Lieferanten und Partner.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      title: t('Legal', 'Rechtliches'),
      text: t('Three pages, written to be read.', 'Drei Seiten, geschrieben, um gelesen zu werden.'),
      image: 'wire-path',
    },
    {
      blockType: 'teaserGrid',
      teasers: [
        {
          title: t('Imprint', 'Impressum'),
          text: t('Who publishes these sites.', 'Wer diese Websites herausgibt.'),
          link: { kind: 'page', page: 'main:legal/imprint' },
        },
        {
          title: t('Privacy', 'Datenschutz'),
          text: t(
            'Which data we keep, for what and how long.',
            'Welche Daten wir wozu und wie lange behalten.',
          ),
          link: { kind: 'page', page: 'main:legal/privacy' },
        },
        {
          title: t('Accessibility', 'Barrierefreiheit'),
          text: t(
            'What works, what does not yet, whom to tell.',
            'Was geht, was noch nicht, wem Sie es sagen.',
          ),
          link: { kind: 'page', page: 'main:legal/accessibility' },
        },
      ],
    },
    {
      blockType: 'downloadList',
      title: t('Documents', 'Dokumente'),
      files: [
        { file: 'code-of-conduct', title: t('Code of conduct', 'Verhaltenskodex (englisch)') },
        {
          file: 'accessibility-statement',
          title: t('Accessibility statement', 'Erklärung zur Barrierefreiheit (englisch)'),
        },
      ],
    },
  ],
};

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
        'Komax, Drahtweg 12, 6099 Musterwil LU, Switzerland\n\nTelephone [+41 41 000 00 00](tel:+41410000000), e-mail [contact@komax.example](mailto:contact@komax.example)\n\nCommercial register: CHE-000.000.000',
        'Komax, Drahtweg 12, 6099 Musterwil LU, Schweiz\n\nTelefon [+41 41 000 00 00](tel:+41410000000), E-Mail [contact@komax.example](mailto:contact@komax.example)\n\nHandelsregister: CHE-000.000.000',
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

export const mainPrivacy: SeedPage = {
  site: 'main',
  parent: 'legal',
  slug: 'privacy',
  languages: ['en', 'de'],
  title: t('Privacy', 'Datenschutz'),
  description: t(
    'Which personal data the Komax sites process, for what purpose, how long they are kept and how you obtain, correct or delete them.',
    'Welche Personendaten die Websites von Komax bearbeiten, wozu, wie lange, und wie Sie Auskunft, Berichtigung oder Löschung erhalten.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Legal', 'Rechtliches'),
      title: t('Privacy', 'Datenschutz'),
      text: t('As little as possible, and named one by one.', 'So wenig wie möglich, und einzeln benannt.'),
      image: 'smart-network',
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('What we keep', 'Was wir behalten'),
      caption: t('Personal data by purpose and period', 'Personendaten nach Zweck und Dauer'),
      columns: [t('Purpose', 'Zweck'), t('Kept for', 'Aufbewahrung')],
      rows: [
        {
          label: t('Form entries', 'Formulareingaben'),
          values: [t('to answer you', 'um Ihnen zu antworten'), t('24 months', '24 Monate')],
        },
        {
          label: t('Server log', 'Serverprotokoll'),
          values: [t('security', 'Sicherheit'), t('30 days', '30 Tage')],
        },
        {
          label: t('Language and country cookie', 'Cookie für Sprache und Land'),
          values: [t('your choice', 'Ihre Wahl'), t('12 months', '12 Monate')],
        },
        {
          label: t('Portal account', 'Portalkonto'),
          values: [
            t('contract', 'Vertrag'),
            t('until closed, then 6 months', 'bis zur Schliessung, dann 6 Monate'),
          ],
        },
        {
          label: t('Applications', 'Bewerbungen'),
          values: [
            t('selection', 'Auswahl'),
            t('6 months after the decision', '6 Monate nach dem Entscheid'),
          ],
        },
      ],
    },
    {
      blockType: 'richText',
      title: t('Your rights', 'Ihre Rechte'),
      content: t(
        'The Swiss Data Protection Act and, in the European Union, the GDPR apply. You may ask for a copy of your data, have them corrected or deleted, object to their use and take them along. Write to [privacy@komax.example](mailto:privacy@komax.example); we answer within 30 days and ask for proof of identity only where a mix-up is possible.\n\n### Who else sees data\n\nHosting and e-mail providers in Switzerland and the EU process data on our instruction. We sell no data and build no advertising profiles.\n\n### Complaints\n\nYou may also turn to the supervisory authority at your place of residence.',
        'Es gelten das Schweizer Datenschutzgesetz und in der Europäischen Union die DSGVO. Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen, der Nutzung widersprechen und sie mitnehmen. Schreiben Sie an [privacy@komax.example](mailto:privacy@komax.example); wir antworten innert 30 Tagen und verlangen einen Ausweis nur, wo eine Verwechslung möglich ist.\n\n### Wer Daten sonst sieht\n\nHosting- und E-Mail-Anbieter in der Schweiz und der EU bearbeiten Daten nach unserer Weisung. Wir verkaufen keine Daten und erstellen keine Werbeprofile.\n\n### Beschwerden\n\nSie können sich auch an die Aufsichtsbehörde Ihres Wohnorts wenden.',
      ),
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('A question about your data?', 'Eine Frage zu Ihren Daten?'),
      links: [
        {
          kind: 'external',
          url: 'mailto:privacy@komax.example',
          text: t('privacy@komax.example', 'privacy@komax.example'),
        },
      ],
    },
  ],
};

export const mainAccessibility: SeedPage = {
  site: 'main',
  parent: 'legal',
  slug: 'accessibility',
  languages: ['en', 'de'],
  title: t('Accessibility', 'Barrierefreiheit'),
  description: t(
    'The Komax sites follow WCAG 2.2, level AA. What that means in use, what is still missing and how to report a barrier.',
    'Die Websites von Komax richten sich nach WCAG 2.2, Stufe AA. Was das bedeutet, was noch fehlt und wie Sie eine Barriere melden.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Legal', 'Rechtliches'),
      title: t('Accessibility', 'Barrierefreiheit'),
      text: t(
        'A page should work with eyes, ears, keyboard or a thumb.',
        'Eine Seite soll mit Augen, Ohren, Tastatur oder Daumen funktionieren.',
      ),
      image: 'wire-path',
    },
    {
      blockType: 'richText',
      title: t('What you can rely on', 'Worauf Sie zählen können'),
      content: t(
        '- every function is reached by keyboard, with a visible focus\n- text can be enlarged to 400 % without sideways scrolling; only wide tables scroll, and they say so\n- contrast of at least 4.5:1 for text in all themes\n- films have captions and a transcript\n- motion stops when your system asks for less of it',
        '- jede Funktion ist mit der Tastatur erreichbar, mit sichtbarem Fokus\n- Text lässt sich auf 400 % vergrössern, ohne seitlich zu scrollen; nur breite Tabellen scrollen und kündigen es an\n- Kontrast von mindestens 4,5:1 für Text in allen Farbwelten\n- Filme haben Untertitel und ein Transkript\n- Bewegung hält an, wenn Ihr System weniger davon verlangt',
      ),
    },
    {
      blockType: 'accordion',
      title: t('Known gaps', 'Bekannte Lücken'),
      items: [
        {
          title: t('Older PDF files', 'Ältere PDF-Dateien'),
          content: t(
            'Files from before 2022 are not tagged. We send any of them in an accessible form on request.',
            'Dateien von vor 2022 sind nicht ausgezeichnet. Auf Wunsch senden wir jede in zugänglicher Form.',
          ),
        },
        {
          title: t('Exploded drawings', 'Explosionszeichnungen'),
          content: t(
            'Their positions are listed as a table, the drawing itself has only a short description.',
            'Die Positionen stehen als Tabelle bereit, die Zeichnung selbst ist nur kurz beschrieben.',
          ),
        },
      ],
    },
    {
      blockType: 'downloadList',
      title: t('Statement', 'Erklärung'),
      text: t(
        'Report a barrier to accessibility@komax.example. We answer within five working days.',
        'Melden Sie eine Barriere an accessibility@komax.example. Wir antworten innert fünf Arbeitstagen.',
      ),
      files: [
        {
          file: 'accessibility-statement',
          title: t('Accessibility statement', 'Erklärung zur Barrierefreiheit (englisch)'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Found a barrier?', 'Auf eine Barriere gestossen?'),
      links: [
        { kind: 'external', url: 'mailto:accessibility@komax.example', text: t('Report it', 'Melden') },
        to('main:contact', t('By telephone', 'Per Telefon')),
      ],
    },
  ],
};

export const mainError: SeedPage = {
  site: 'main',
  slug: 'error',
  pageType: 'Error',
  languages: ['en', 'de'],
  title: t('Out of order', 'Ausser Betrieb'),
  description: t(
    'This page can’t be shown at the moment. The site is being serviced and returns shortly.',
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
        'The site is being serviced or has met an error. It is usually back within **ten minutes**. What you had sent before has arrived.\n\nFor a machine that stands still, call the service desk: [+41 41 000 00 20](tel:+41410000020).',
        'Die Website wird gewartet oder ist auf einen Fehler gestossen. In der Regel läuft sie nach **zehn Minuten** wieder. Was Sie zuvor abgesendet haben, ist angekommen.\n\nSteht eine Maschine still, rufen Sie den Servicedesk an: [+41 41 000 00 20](tel:+41410000020).',
      ),
    },
  ],
};
