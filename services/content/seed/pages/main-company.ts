import type { SeedPage } from '../types';
import { download, same, t, to } from './copy';

export const mainCompany: SeedPage = {
  site: 'main',
  slug: 'company',
  languages: ['en', 'de'],
  title: t('Company', 'Unternehmen'),
  description: t(
    'A Swiss maker of wire-processing machines: around 3,400 people, plants in five countries and customers in more than sixty.',
    'Ein Schweizer Hersteller von Maschinen für die Kabelverarbeitung: rund 3400 Menschen, Werke in fünf Ländern, Kunden in über sechzig.',
  ),
  shareImage: 'plant-exterior',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Company', 'Unternehmen'),
      title: t('Half a century with one subject', 'Ein halbes Jahrhundert bei einer Sache'),
      text: t(
        'We have built machines for wire since 1975, and nothing else.',
        'Seit 1975 bauen wir Maschinen für Leitungen, und nichts anderes.',
      ),
      image: 'plant-exterior',
    },
    {
      blockType: 'keyFigures',
      figures: [
        { value: same('1975'), label: t('founded in Switzerland', 'in der Schweiz gegründet') },
        { value: t('3,400', '3400'), label: t('people, around', 'Menschen, rund') },
        {
          value: same('5'),
          label: t('countries with plants', 'Länder mit Werken'),
          note: t('Switzerland, Germany, Hungary, China, US', 'Schweiz, Deutschland, Ungarn, China, USA'),
        },
        { value: same('60'), unit: same('+'), label: t('countries served', 'belieferte Länder') },
      ],
    },
    {
      blockType: 'teaserGrid',
      teasers: [
        {
          title: t('About us', 'Über uns'),
          text: t('Where we come from and how we work.', 'Woher wir kommen und wie wir arbeiten.'),
          image: 'workshop',
          link: { kind: 'page', page: 'main:company/about' },
        },
        {
          title: t('Sustainability', 'Nachhaltigkeit'),
          text: t(
            'Energy, material and a long machine life.',
            'Energie, Material und ein langes Maschinenleben.',
          ),
          image: 'solar-roof',
          link: { kind: 'page', page: 'main:company/sustainability' },
        },
        {
          title: t('Quality', 'Qualität'),
          text: t('Standards, laboratory and acceptance.', 'Normen, Labor und Abnahme.'),
          image: 'quality-lab',
          link: { kind: 'page', page: 'main:company/quality' },
        },
        {
          title: t('Careers', 'Karriere'),
          text: t('Work that can be touched and measured.', 'Arbeit, die man anfassen und messen kann.'),
          image: 'training-room',
          link: { kind: 'page', page: 'main:company/careers' },
        },
      ],
    },
    {
      blockType: 'lightboxGallery',
      title: t('Where the machines come from', 'Woher die Maschinen kommen'),
      images: [
        {
          image: 'plant-exterior',
          caption: t(
            'Head office and plant in central Switzerland',
            'Hauptsitz und Werk in der Zentralschweiz',
          ),
        },
        {
          image: 'assembly-cell',
          caption: t('Assembly of series machines in Hungary', 'Montage von Serienmaschinen in Ungarn'),
        },
        { image: 'workshop', caption: t('Press modules, Switzerland', 'Pressenmodule, Schweiz') },
        { image: 'solar-roof', caption: t('Roof of the plant in Germany', 'Dach des Werks in Deutschland') },
      ],
    },
    {
      blockType: 'accordion',
      title: t('Brands of the group', 'Marken der Gruppe'),
      items: [
        {
          title: t('Schleuniger: cable preparation', 'Schleuniger: Kabelkonfektion'),
          content: t(
            'Bench-top machines, rotary strippers and cut-and-strip lines for small lots and difficult cables.',
            'Tischgeräte, Rotativstripper und Schneidlinien für kleine Lose und schwierige Kabel.',
          ),
        },
        {
          title: t('Volta: high voltage', 'Volta: Hochvolt'),
          content: t(
            'Shielded cables up to 120 mm² and busbars for drives and batteries.',
            'Geschirmte Leitungen bis 120 mm² und Stromschienen für Antriebe und Batterien.',
          ),
        },
        {
          title: t('Cirris and Adaptronic: testing', 'Cirris und Adaptronic: Prüftechnik'),
          content: t(
            'Cable testers from the bench to the rack, and matrix systems with thousands of points.',
            'Kabeltester vom Tischgerät bis zum Rack und Matrixsysteme mit Tausenden von Punkten.',
          ),
        },
        {
          title: t('DiIT: software', 'DiIT: Software'),
          content: t(
            'Planning and control of harness manufacturing, down to the single wire.',
            'Planung und Steuerung der Kabelsatzfertigung bis zur einzelnen Leitung.',
          ),
        },
        {
          title: t('Hosver and IQC', 'Hosver und IQC'),
          content: t(
            'Machines for regional needs in Asia, and devices for incoming and in-process quality control.',
            'Maschinen für regionale Anforderungen in Asien sowie Geräte für Eingangs- und Prozesskontrolle.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Come and see', 'Kommen Sie vorbei'),
      text: t(
        'We show the plant to customers and schools on the first Thursday of the month.',
        'Am ersten Donnerstag im Monat zeigen wir Kunden und Schulen das Werk.',
      ),
      links: [to('main:contact', t('Arrange a visit', 'Besuch vereinbaren'))],
    },
  ],
};

export const mainAbout: SeedPage = {
  site: 'main',
  parent: 'company',
  slug: 'about',
  pageType: 'Story',
  languages: ['en', 'de'],
  title: t('About us', 'Über uns'),
  description: t(
    'How a workshop that built one wire cutter became a group of 3,400 people, and which habits it has kept since 1975.',
    'Wie aus einer Werkstatt mit einem Leitungsschneider eine Gruppe mit 3400 Menschen wurde, und welche Gewohnheiten geblieben sind.',
  ),
  shareImage: 'workshop',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Company', 'Unternehmen'),
      title: t('It began with a cut', 'Am Anfang war ein Schnitt'),
      text: t(
        'One machine, one task, one tolerance: that is still how our projects start.',
        'Eine Maschine, eine Aufgabe, eine Toleranz: So beginnen unsere Projekte bis heute.',
      ),
      image: 'workshop',
    },
    {
      blockType: 'richText',
      title: t('Five decades in short', 'Fünf Jahrzehnte in Kürze'),
      content: t(
        '- **1975** A workshop in central Switzerland builds a machine that cuts and strips wire to length.\n- **1980s** The first crimp-to-crimp machines; the customer’s terminals decide the design.\n- **1990s** Force monitoring leaves the laboratory and becomes part of the press.\n- **2000s** Plants in Hungary, China and the United States bring assembly close to customers.\n- **2010s** Automatic harness assembly; machines learn to insert.\n- **2022** Schleuniger joins; cable preparation and testing come under one roof.\n- **Today** Around 3,400 people, one in six of them in development.',
        '- **1975** Eine Werkstatt in der Zentralschweiz baut eine Maschine, die Leitungen ablängt und abisoliert.\n- **1980er** Die ersten beidseitigen Crimpautomaten; die Kontakte der Kunden bestimmen die Konstruktion.\n- **1990er** Die Kraftüberwachung verlässt das Labor und wird Teil der Presse.\n- **2000er** Werke in Ungarn, China und den USA bringen die Montage in Kundennähe.\n- **2010er** Automatische Kabelsatzmontage; Maschinen lernen bestücken.\n- **2022** Schleuniger stösst dazu; Kabelkonfektion und Prüftechnik kommen unter ein Dach.\n- **Heute** Rund 3400 Menschen, jede sechste Person in der Entwicklung.',
      ),
    },
    {
      blockType: 'quote',
      quote: t(
        'Design so that a person with clean hands and one spanner can change it.',
        'Konstruiere so, dass man es mit sauberen Händen und einem Schlüssel wechseln kann.',
      ),
      attribution: t('Engineering handbook, section 1', 'Konstruktionshandbuch, Abschnitt 1'),
      context: t('In force since the first edition', 'In Kraft seit der ersten Ausgabe'),
    },
    {
      blockType: 'mediaText',
      overline: t('How we work', 'Wie wir arbeiten'),
      title: t(
        'Built where it is designed, and near where it runs',
        'Gebaut, wo entwickelt wird, und nahe am Einsatzort',
      ),
      content: t(
        'Core modules (presses, heads, drives) come from Switzerland and Germany. Hungary assembles series machines, China and the United States build for their regions. Each machine is run in for 48 hours with wire from the customer before it leaves the hall.',
        'Kernmodule wie Pressen, Köpfe und Antriebe kommen aus der Schweiz und aus Deutschland. Ungarn montiert Serienmaschinen, China und die USA bauen für ihre Regionen. Jede Maschine läuft 48 Stunden mit Leitung des Kunden ein, bevor sie die Halle verlässt.',
      ),
      image: 'world-map',
      mediaPosition: 'end',
    },
    {
      blockType: 'teaserGrid',
      title: t('Further', 'Weiter'),
      teasers: [
        {
          title: t('Quality', 'Qualität'),
          image: 'quality-lab',
          link: { kind: 'page', page: 'main:company/quality' },
        },
        {
          title: t('The Schleuniger story', 'Die Geschichte von Schleuniger'),
          image: 'schleuniger-rotary',
          link: { kind: 'page', page: 'schleuniger:heritage' },
        },
      ],
    },
  ],
};

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
          value: t('−38', '−38'),
          unit: same('%'),
          label: t('compressed air per 1,000 crimps', 'Druckluft je 1000 Crimps'),
          note: t('Cira 330 against its predecessor', 'Cira 330 gegenüber Vorgängerin'),
        },
        {
          value: t('−52', '−52'),
          unit: same('%'),
          label: t('scrap wire per changeover', 'Ausschussleitung je Rüstvorgang'),
        },
        {
          value: t('3.1', '3,1'),
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
      overline: t('Material', 'Material'),
      title: t('Copper is worth a second look', 'Kupfer ist einen zweiten Blick wert'),
      content: t(
        'A changeover used to cost two metres of wire per side for setting and samples. Linea and Cira now set up on 0.9 m, because they measure the first piece instead of asking for five. In a plant with forty machines, three shifts and six changes per shift this saves close to **400 km of wire a year**.',
        'Ein Rüstvorgang kostete früher zwei Meter Leitung je Seite für Einstellung und Muster. Linea und Cira richten heute mit 0,9 m ein, weil sie das erste Teil messen, statt fünf zu verlangen. In einem Werk mit vierzig Maschinen, drei Schichten und sechs Wechseln je Schicht sind das knapp **400 km Leitung im Jahr**.',
      ),
      image: 'cable-drum',
      mediaPosition: 'start',
    },
    {
      blockType: 'richText',
      title: t('Targets', 'Ziele'),
      content: t(
        '### Our own plants\n\n- electricity from renewable sources in all plants: reached in 2024\n- heat without fossil fuels: by 2030, two of eight buildings still to convert\n\n### Suppliers\n\nSuppliers that account for 80 % of purchases sign the [code of conduct](/company/quality) and are audited every three years; conflict minerals are reported with the standard template.\n\n### Old machines\n\nWe take back machines of our own make. Press modules and drives are overhauled and return to stock as exchange parts.',
        '### Eigene Werke\n\n- Strom aus erneuerbaren Quellen in allen Werken: erreicht 2024\n- Wärme ohne fossile Brennstoffe: bis 2030, zwei von acht Gebäuden stehen noch aus\n\n### Lieferanten\n\nLieferanten, auf die 80 % des Einkaufs entfallen, unterzeichnen den [Verhaltenskodex](/company/quality) und werden alle drei Jahre auditiert; über Konfliktmineralien wird mit der üblichen Vorlage berichtet.\n\n### Alte Maschinen\n\nMaschinen aus eigener Produktion nehmen wir zurück. Pressenmodule und Antriebe werden überholt und kehren als Tauschteile ins Lager zurück.',
      ),
    },
    {
      blockType: 'downloadList',
      title: t('Documents', 'Dokumente'),
      files: [{ file: 'code-of-conduct', title: t('Code of conduct', 'Verhaltenskodex (englisch)') }],
    },
  ],
};

export const mainQuality: SeedPage = {
  site: 'main',
  parent: 'company',
  slug: 'quality',
  languages: ['en', 'de'],
  title: t('Quality', 'Qualität'),
  description: t(
    'Certified to ISO 9001 and ISO 14001, organised to the demands of IATF 16949 customers: how a machine is accepted and what you receive.',
    'Zertifiziert nach ISO 9001 und ISO 14001, ausgerichtet auf Kunden mit IATF 16949: wie eine Maschine abgenommen wird.',
  ),
  shareImage: 'quality-lab',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Company', 'Unternehmen'),
      title: t('We sign what we have measured', 'Wir unterschreiben, was wir gemessen haben'),
      text: t(
        'Acceptance is a record with numbers, instruments and dates. You can repeat it.',
        'Eine Abnahme ist ein Protokoll mit Zahlen, Messmitteln und Daten. Sie können sie wiederholen.',
      ),
      image: 'quality-lab',
    },
    {
      blockType: 'accordion',
      title: t('How a machine is accepted', 'Wie eine Maschine abgenommen wird'),
      items: [
        {
          title: t('1. Run-in', '1. Einlauf'),
          content: t(
            '48 hours with your wire, at the rate of the order confirmation. Stops are recorded with cause and duration.',
            '48 Stunden mit Ihrer Leitung, mit der Leistung der Auftragsbestätigung. Stopps werden mit Ursache und Dauer erfasst.',
          ),
        },
        {
          title: t('2. Capability', '2. Fähigkeit'),
          content: t(
            '50 consecutive pieces per end: crimp height, strip length, wire length. Required is **Cpk ≥ 1.67** on each. Measuring equipment is checked by a gauge study first.',
            '50 Teile in Folge je Ende: Crimphöhe, Abisolierlänge, Leitungslänge. Gefordert ist überall **Cpk ≥ 1,67**. Die Messmittel werden zuvor auf Eignung geprüft.',
          ),
        },
        {
          title: t('3. Detection', '3. Erkennung'),
          content: t(
            'Errors are provoked: a missing strand, insulation in the crimp, a missing seal. The monitoring has to find each of them, ten times out of ten.',
            'Fehler werden provoziert: fehlender Draht, Isolation im Crimp, fehlende Dichtung. Die Überwachung muss jeden finden, zehnmal von zehn.',
          ),
        },
        {
          title: t('4. Safety', '4. Sicherheit'),
          content: t(
            'Protective functions to ISO 13849-1, electrical equipment to IEC 60204-1, noise below 75 dB(A) at the operator’s place.',
            'Schutzfunktionen nach ISO 13849-1, elektrische Ausrüstung nach IEC 60204-1, Lärm unter 75 dB(A) am Bedienplatz.',
          ),
        },
      ],
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Which standard says what', 'Welche Norm was regelt'),
      caption: t(
        'Standards for crimped joints and their subject',
        'Normen für Crimpverbindungen und ihr Gegenstand',
      ),
      columns: [t('Field', 'Bereich'), t('What it limits', 'Was sie begrenzt')],
      rows: [
        {
          label: same('IEC 60352-2'),
          values: [t('general', 'allgemein'), t('pull-out force, geometry', 'Ausreisskraft, Geometrie')],
        },
        {
          label: same('UL 486A'),
          values: [
            t('general, North America', 'allgemein, Nordamerika'),
            t('pull-out force, heating', 'Ausreisskraft, Erwärmung'),
          ],
        },
        {
          label: same('USCAR-21'),
          values: [
            t('vehicles', 'Fahrzeuge'),
            t('section analysis, resistance after ageing', 'Schliff, Widerstand nach Alterung'),
          ],
        },
        {
          label: same('LV 214'),
          values: [t('vehicles', 'Fahrzeuge'), t('connectors including crimp', 'Steckverbinder samt Crimp')],
        },
        {
          label: same('IPC/WHMA-A-620'),
          values: [t('harnesses', 'Kabelsätze'), t('workmanship, three classes', 'Ausführung, drei Klassen')],
        },
        {
          label: same('IATF 16949'),
          values: [
            t('management', 'Management'),
            t('control plan, traceability', 'Lenkungsplan, Rückverfolgung'),
          ],
        },
      ],
    },
    {
      blockType: 'mediaText',
      title: t('A laboratory with open doors', 'Ein Labor mit offener Tür'),
      content: t(
        'Nine people prepare some 14,000 micrographs a year, a third of them for customers. The reference cells for force are traceable to the national institute of metrology.',
        'Neun Personen stellen rund 14 000 Schliffbilder pro Jahr her, ein Drittel davon für Kunden. Die Referenzzellen für die Kraft sind auf das nationale Metrologieinstitut rückgeführt.',
      ),
      image: 'crimp-section',
      mediaPosition: 'end',
      links: [
        download('crimp-quality-guide', t('Crimp quality guide (PDF)', 'Leitfaden Crimpqualität (PDF)')),
      ],
    },
    {
      blockType: 'downloadList',
      title: t('Documents', 'Dokumente'),
      files: [
        { file: 'code-of-conduct', title: t('Code of conduct', 'Verhaltenskodex (englisch)') },
        {
          file: 'crimp-quality-guide',
          title: t('Crimp quality guide', 'Leitfaden Crimpqualität (englisch)'),
        },
      ],
    },
  ],
};

export const mainCareers: SeedPage = {
  site: 'main',
  parent: 'company',
  slug: 'careers',
  languages: ['en', 'de'],
  title: t('Careers', 'Karriere'),
  description: t(
    'Mechanical, electrical and software engineering, assembly, service and apprenticeships: how we work and how to apply.',
    'Mechanik, Elektrotechnik, Software, Montage, Service und Lehrstellen: wie wir arbeiten und wie man sich bewirbt.',
  ),
  shareImage: 'workshop',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Company', 'Unternehmen'),
      title: t('Work you can hold against the light', 'Arbeit, die man gegen das Licht halten kann'),
      text: t(
        'At the end of a project there is a machine, and somebody can tell you what it does better than the last one.',
        'Am Ende eines Projekts steht eine Maschine, und man kann sagen, was sie besser macht als die vorige.',
      ),
      image: 'assembly-cell',
      links: [
        {
          kind: 'external',
          url: 'mailto:careers@komax.example',
          text: t('Write to us', 'Schreiben Sie uns'),
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Apprenticeships', 'Lehrstellen'),
      title: t('150 young people in nine trades', '150 Lernende in neun Berufen'),
      content: t(
        'Polymechanics, automation engineers, designers, computer scientists, logistics and commercial staff. In the second year each group builds a machine of its own, from the drawing to the acceptance.',
        'Polymechanik, Automatik, Konstruktion, Informatik, Logistik, kaufmännische Berufe und weitere. Im zweiten Lehrjahr baut jede Gruppe eine eigene Maschine, von der Zeichnung bis zur Abnahme.',
      ),
      image: 'training-room',
      mediaPosition: 'start',
    },
    {
      blockType: 'richText',
      title: t('How we work', 'Wie wir arbeiten'),
      content: t(
        '- Teams hold mechanics, electrics, software and service for one family of machines.\n- Part-time from 60 % is possible in every role, also in management.\n- Developers spend one week a year on a customer’s line.\n- Who finds an error is thanked in writing.\n\n### Applying\n\nSend a CV and two sentences on what you would like to build. You hear from us within **ten working days**, with a date or with a reason.',
        '- Ein Team vereint Mechanik, Elektrik, Software und Service einer Maschinenfamilie.\n- Teilzeit ab 60 % ist in jeder Funktion möglich, auch in der Führung.\n- Wer entwickelt, verbringt eine Woche im Jahr an der Linie eines Kunden.\n- Wer einen Fehler findet, erhält einen schriftlichen Dank.\n\n### Bewerben\n\nSenden Sie einen Lebenslauf und zwei Sätze dazu, was Sie gern bauen würden. Sie hören innert **zehn Arbeitstagen** von uns, mit einem Termin oder mit einer Begründung.',
      ),
    },
    {
      blockType: 'keyFigures',
      figures: [
        { value: same('52'), label: t('nationalities', 'Nationalitäten') },
        { value: same('11'), label: t('years of service on average', 'Dienstjahre im Schnitt') },
        {
          value: same('4'),
          label: t('training days per person and year', 'Weiterbildungstage pro Person und Jahr'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Nothing suitable advertised?', 'Nichts Passendes ausgeschrieben?'),
      text: t(
        'Write anyway and name the machine that interests you.',
        'Schreiben Sie trotzdem und nennen Sie die Maschine, die Sie interessiert.',
      ),
      links: [
        {
          kind: 'external',
          url: 'mailto:careers@komax.example',
          text: t('careers@komax.example', 'careers@komax.example'),
        },
        to('main:company/about', t('About us', 'Über uns')),
      ],
    },
  ],
};
