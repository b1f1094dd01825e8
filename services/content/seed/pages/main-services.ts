import type { SeedPage } from '../types';
import { download, same, t, to } from './copy';

export const mainServices: SeedPage = {
  site: 'main',
  slug: 'services',
  pageType: 'Service',
  languages: ['en', 'de'],
  title: t('Services', 'Services'),
  description: t(
    'Maintenance, training, spare parts and remote support for wire-processing machines, by our own people in 24 countries.',
    'Wartung, Schulung, Ersatzteile und Fernunterstützung für Maschinen der Kabelverarbeitung, mit eigenen Leuten in 24 Ländern.',
  ),
  shareImage: 'parts-shelf',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: t('Services', 'Services'),
      title: t(
        'A machine lives fifteen years. So does our part.',
        'Eine Maschine lebt fünfzehn Jahre. Wir bleiben dabei.',
      ),
      text: t(
        'From commissioning to the last spare part: planned, documented and within reach.',
        'Von der Inbetriebnahme bis zum letzten Ersatzteil: geplant, dokumentiert und erreichbar.',
      ),
      image: 'workshop',
      links: [to('main:contact', t('Reach the service desk', 'Servicedesk erreichen'))],
    },
    {
      blockType: 'keyFigures',
      figures: [
        {
          value: same('24'),
          label: t('countries with our own engineers', 'Länder mit eigenem Servicepersonal'),
        },
        {
          value: same('4'),
          unit: same('h'),
          label: t('to a first answer in working time', 'bis zur ersten Antwort während der Arbeitszeit'),
        },
        {
          value: same('72'),
          unit: same('%'),
          label: t('of cases closed remotely', 'der Fälle aus der Ferne gelöst'),
        },
        {
          value: same('10'),
          label: t('years of parts after a series ends', 'Jahre Ersatzteile nach Serienende'),
        },
      ],
    },
    {
      blockType: 'teaserGrid',
      title: t('What we take over', 'Was wir übernehmen'),
      teasers: [
        {
          title: t('Maintenance', 'Wartung'),
          text: t('By strokes and hours, not by calendar.', 'Nach Hüben und Stunden, nicht nach Kalender.'),
          image: 'machine-crimp',
          link: { kind: 'page', page: 'main:services/maintenance' },
        },
        {
          title: t('Training', 'Schulung'),
          text: t(
            'Two to five days, in our centres or on your line.',
            'Zwei bis fünf Tage, in unseren Zentren oder an Ihrer Linie.',
          ),
          image: 'training-room',
          link: { kind: 'page', page: 'main:services/training' },
        },
        {
          title: t('Spare parts', 'Ersatzteile'),
          text: t('41,000 numbers, four warehouses.', '41 000 Nummern, vier Lager.'),
          image: 'parts-shelf',
          link: { kind: 'page', page: 'main:services/spare-parts' },
        },
        {
          title: t('Smart factory', 'Smart Factory'),
          text: t(
            'Connect machines, read them, compare them.',
            'Maschinen verbinden, auslesen, vergleichen.',
          ),
          image: 'smart-network',
          link: { kind: 'page', page: 'main:smart-factory' },
        },
      ],
    },
    {
      blockType: 'mediaText',
      overline: t('Remote support', 'Fernunterstützung'),
      title: t('You open the door. We look in.', 'Sie öffnen die Tür. Wir schauen hinein.'),
      content: t(
        'A remote session starts on the machine, by your operator, and ends there. The connection is encrypted, limited to one machine and logged; the log belongs to you. Most questions are settled within **25 minutes**: a parameter, a worn guide, a curve that was taught on the wrong terminal.',
        'Eine Fernsitzung beginnt an der Maschine, durch Ihr Personal, und endet auch dort. Die Verbindung ist verschlüsselt, auf eine Maschine begrenzt und protokolliert; das Protokoll gehört Ihnen. Die meisten Fragen sind in **25 Minuten** geklärt: ein Parameter, eine verschlissene Führung, eine am falschen Kontakt eingelernte Kurve.',
      ),
      image: 'smart-network',
      mediaPosition: 'start',
    },
    {
      blockType: 'quote',
      quote: t(
        'Write the report so that the next engineer needs no phone call.',
        'Schreibe den Bericht so, dass die nächste Person nicht anrufen muss.',
      ),
      attribution: t('Service handbook, section 1', 'Servicehandbuch, Abschnitt 1'),
    },
  ],
};

export const mainMaintenance: SeedPage = {
  site: 'main',
  parent: 'services',
  slug: 'maintenance',
  pageType: 'Service',
  languages: ['en', 'de'],
  title: t('Maintenance', 'Wartung'),
  description: t(
    'Three maintenance agreements for wire-processing machines, based on strokes and operating hours, with calibration certificates.',
    'Drei Wartungsvereinbarungen für Maschinen der Kabelverarbeitung, nach Hüben und Betriebsstunden, mit Kalibrierzertifikaten.',
  ),
  shareImage: 'workshop',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Services', 'Services'),
      title: t('Serviced when it is due', 'Gewartet, wenn es fällig ist'),
      text: t(
        'A press ages by strokes, a belt by metres, a blade by cuts. Our plans count those.',
        'Eine Presse altert nach Hüben, ein Riemen nach Metern, ein Messer nach Schnitten. Danach richten sich unsere Pläne.',
      ),
      image: 'workshop',
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Three agreements', 'Drei Vereinbarungen'),
      caption: t('Scope of the maintenance agreements', 'Umfang der Wartungsvereinbarungen'),
      columns: [same('Inspect'), same('Maintain'), same('Assure')],
      rows: [
        {
          label: t('Visits a year', 'Besuche pro Jahr'),
          values: [same('1'), same('2'), t('2–4, by use', '2–4, nach Nutzung')],
        },
        {
          label: t('Wear parts included', 'Verschleissteile inbegriffen'),
          values: [t('no', 'nein'), t('yes', 'ja'), t('yes', 'ja')],
        },
        {
          label: t('Calibration of force and length', 'Kalibrierung von Kraft und Länge'),
          values: [t('on request', 'auf Wunsch'), t('yearly', 'jährlich'), t('yearly', 'jährlich')],
        },
        {
          label: t('First answer', 'Erste Antwort'),
          unit: same('h'),
          values: [same('8'), same('4'), same('1')],
        },
        {
          label: t('Engineer on site', 'Technik vor Ort'),
          values: [
            t('by agreement', 'nach Absprache'),
            t('3 working days', '3 Arbeitstage'),
            t('next working day', 'nächster Arbeitstag'),
          ],
        },
        {
          label: t('Remote support', 'Fernunterstützung'),
          values: [t('no', 'nein'), t('yes', 'ja'), t('yes', 'ja')],
        },
      ],
    },
    {
      blockType: 'richText',
      title: t('What happens during a visit', 'Was bei einem Besuch geschieht'),
      content: t(
        '1. **Read out.** Counters, alarms and curves of the last period are compared with the plan.\n2. **Measure.** Feed length over 1,000 mm, crimp force against a reference cell, blade centring.\n3. **Replace.** What has reached its limit, with the part number in the report.\n4. **Prove.** Thirty pieces of your most critical article, measured before and after.\n\nA visit to a Cira 330 takes six to eight hours. The report reaches you on the following working day.',
        '1. **Auslesen.** Zähler, Alarme und Kurven der letzten Periode werden mit dem Plan verglichen.\n2. **Messen.** Vorschub über 1000 mm, Crimpkraft gegen eine Referenzzelle, Zentrierung der Messer.\n3. **Ersetzen.** Was seine Grenze erreicht hat, mit Teilenummer im Bericht.\n4. **Nachweisen.** Dreissig Teile Ihres kritischsten Artikels, vorher und nachher gemessen.\n\nEin Besuch an einer Cira 330 dauert sechs bis acht Stunden. Der Bericht trifft am nächsten Arbeitstag ein.',
      ),
    },
    {
      blockType: 'lightboxGallery',
      title: t('What wears', 'Was verschleisst'),
      images: [
        {
          image: 'applicator',
          caption: t(
            'Crimper and anvil: 0.5 to 1 million strokes',
            'Crimper und Amboss: 0,5 bis 1 Million Hübe',
          ),
        },
        {
          image: 'machine-strip',
          caption: t(
            'Blades: 300,000 to 800,000 cuts, by insulation',
            'Messer: 300 000 bis 800 000 Schnitte, je nach Isolation',
          ),
        },
        { image: 'wire-path', caption: t('Feed belts: 2,000 km of wire', 'Vorschubriemen: 2000 km Leitung') },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'accent',
      title: t('Ask for a plan', 'Plan anfordern'),
      text: t(
        'Send serial numbers and shifts per week. You receive a plan for twelve months.',
        'Nennen Sie Seriennummern und Schichten pro Woche. Sie erhalten einen Plan für zwölf Monate.',
      ),
      links: [
        to('main:contact', t('Service desk', 'Servicedesk')),
        to('main:services/spare-parts', t('Spare parts', 'Ersatzteile')),
      ],
    },
  ],
};

export const mainTraining: SeedPage = {
  site: 'main',
  parent: 'services',
  slug: 'training',
  pageType: 'Service',
  languages: ['en', 'de'],
  title: t('Training', 'Schulung'),
  description: t(
    'Courses on operation, maintenance and crimp quality for groups of up to six, in five centres or on your own line.',
    'Kurse zu Bedienung, Instandhaltung und Crimpqualität für Gruppen bis sechs Personen, in fünf Zentren oder an Ihrer Linie.',
  ),
  shareImage: 'training-room',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Services', 'Services'),
      title: t('Six people, one machine, two days', 'Sechs Leute, eine Maschine, zwei Tage'),
      text: t(
        'Courses are small, and most of the time is spent at the machine. Bring your own wire.',
        'Die Kurse sind klein, und die meiste Zeit verbringt man an der Maschine. Bringen Sie Ihre Leitung mit.',
      ),
      image: 'training-room',
      links: [to('main:contact', t('Book a course', 'Kurs buchen'))],
    },
    {
      blockType: 'accordion',
      title: t('Courses', 'Kurse'),
      items: [
        {
          title: t('Operation, two days', 'Bedienung, zwei Tage'),
          content: t(
            'Article data, changeover, first-piece release, typical faults. At the end each participant sets up an unknown article alone.\n\n**For:** operators and shift leaders. **Machines:** Linea, Cira, Tor.',
            'Artikeldaten, Rüsten, Erstmusterfreigabe, typische Störungen. Am Ende richtet jede Person einen unbekannten Artikel allein ein.\n\n**Für:** Bedienung und Schichtleitung. **Maschinen:** Linea, Cira, Tor.',
          ),
        },
        {
          title: t('Crimp quality, two days', 'Crimpqualität, zwei Tage'),
          content: t(
            'Micrographs from sawing to judgement, crimp height and width, pull tests to IEC 60352-2 and UL 486A, capability studies to Cpk 1.67, setting of force-monitoring bands.\n\n**For:** quality and process engineering.',
            'Schliffbilder vom Sägen bis zur Beurteilung, Crimphöhe und -breite, Zugprüfung nach IEC 60352-2 und UL 486A, Fähigkeit bis Cpk 1,67, Bänder der Kraftüberwachung.\n\n**Für:** Qualität und Prozesstechnik.',
          ),
        },
        {
          title: t('Maintenance, five days', 'Instandhaltung, fünf Tage'),
          content: t(
            'Mechanics, drives, sensors and calibration. Participants dismantle a press module and return it to tolerance.\n\n**For:** maintenance staff with a mechanical or electrical background.',
            'Mechanik, Antriebe, Sensorik und Kalibrierung. Die Teilnehmenden zerlegen ein Pressenmodul und bringen es zurück in Toleranz.\n\n**Für:** Instandhaltung mit mechanischer oder elektrischer Grundausbildung.',
          ),
        },
        {
          title: t('Harness testing, one day', 'Kabelsatzprüfung, ein Tag'),
          content: t(
            'Test programs from CAD data, four-wire measurement, insulation and high voltage, handling of false alarms. **Machines:** Proba 64 and 256.',
            'Prüfprogramme aus CAD-Daten, Vierleitermessung, Isolation und Hochspannung, Umgang mit Fehlalarmen. **Maschinen:** Proba 64 und 256.',
          ),
        },
      ],
    },
    {
      blockType: 'mediaText',
      title: t('Where', 'Wo'),
      content: t(
        'Training centres stand in Switzerland, Germany, Hungary, China and the United States. Courses are held in English, German, Hungarian, Chinese and Spanish. On site we teach from four participants; the machine should be free for half of the time.',
        'Schulungszentren stehen in der Schweiz, in Deutschland, Ungarn, China und den USA. Unterrichtet wird auf Deutsch, Englisch, Ungarisch, Chinesisch und Spanisch. Vor Ort schulen wir ab vier Personen; die Maschine sollte die halbe Zeit frei sein.',
      ),
      image: 'world-map',
      mediaPosition: 'end',
    },
    {
      blockType: 'downloadList',
      title: t('Course material to start with', 'Unterlagen für den Einstieg'),
      files: [
        {
          file: 'crimp-quality-guide',
          title: t('Crimp quality guide', 'Leitfaden Crimpqualität (englisch)'),
        },
      ],
    },
  ],
};

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
      overline: t('Services', 'Services'),
      title: t('The right part, the first time', 'Das richtige Teil, beim ersten Mal'),
      text: t(
        'The nameplate tells which drawing your machine was built to. We ship to that, not to the catalogue.',
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
        { value: t('41,000', '41 000'), label: t('part numbers in stock', 'Teilenummern am Lager') },
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

export const mainSmartFactory: SeedPage = {
  site: 'main',
  slug: 'smart-factory',
  pageType: 'SmartFactory',
  languages: ['en', 'de'],
  title: t('Smart factory', 'Smart Factory'),
  description: t(
    'Trama connects wire-processing machines over OPC UA and MQTT: orders in, quality data out, traceable from wire lot to harness.',
    'Trama verbindet Maschinen über OPC UA und MQTT: Aufträge hinein, Qualitätsdaten heraus, rückverfolgbar vom Leitungslos zum Kabelsatz.',
  ),
  shareImage: 'smart-network',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Trama'),
      title: t('Orders in, evidence out', 'Aufträge hinein, Nachweise heraus'),
      text: t(
        'Trama links machines of all six families, and those of other makers, to the systems you already run.',
        'Trama verbindet Maschinen aller sechs Familien, auch fremde, mit den Systemen, die Sie schon haben.',
      ),
      image: 'smart-network',
      links: [to('main:contact', t('See Trama live', 'Trama live sehen'))],
    },
    {
      blockType: 'mediaText',
      overline: t('Traceability', 'Rückverfolgbarkeit'),
      title: t('From the harness back to the drum', 'Vom Kabelsatz zurück zur Trommel'),
      content: t(
        'Scan the label of a harness and read, for each wire, the drum it came from, both terminals with their reel lots, the two force curves, the operator’s release and the test record. The chain holds for **fifteen years**, as most vehicle makers ask.\n\nData stays in your plant. Trama needs a small server or a virtual machine with four cores, and no connection to us.',
        'Scannen Sie das Etikett eines Kabelsatzes und lesen Sie zu jeder Leitung: Trommel, beide Kontakte mit Rollenlos, die zwei Kraftkurven, die Freigabe am Gerät und das Prüfprotokoll. Die Kette hält **fünfzehn Jahre**, wie es die meisten Fahrzeughersteller verlangen.\n\nDie Daten bleiben in Ihrem Werk. Trama braucht einen kleinen Server oder eine virtuelle Maschine mit vier Kernen und keine Verbindung zu uns.',
      ),
      image: 'cable-drum',
      mediaPosition: 'start',
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Interfaces', 'Schnittstellen'),
      caption: t('Interfaces of Trama by purpose', 'Schnittstellen von Trama nach Zweck'),
      columns: [t('Protocol', 'Protokoll'), t('Direction', 'Richtung'), t('Interval', 'Takt')],
      rows: [
        {
          label: t('Orders and articles', 'Aufträge und Artikel'),
          values: [t('REST, XML file', 'REST, XML-Datei'), t('in', 'hinein'), t('on change', 'bei Änderung')],
        },
        {
          label: t('Machine state', 'Maschinenzustand'),
          values: [same('OPC UA'), t('out', 'heraus'), same('1 s')],
        },
        {
          label: t('Events and counters', 'Ereignisse und Zähler'),
          values: [same('MQTT 5'), t('out', 'heraus'), t('on event', 'je Ereignis')],
        },
        {
          label: t('Force curves', 'Kraftkurven'),
          values: [
            t('MQTT 5, Parquet file', 'MQTT 5, Parquet-Datei'),
            t('out', 'heraus'),
            t('each piece', 'je Teil'),
          ],
        },
        {
          label: t('Test records', 'Prüfprotokolle'),
          values: [t('REST, PDF', 'REST, PDF'), t('out', 'heraus'), t('each harness', 'je Kabelsatz')],
        },
      ],
    },
    {
      blockType: 'quote',
      quote: t(
        'A number without its unit, its time and its machine is a rumour.',
        'Eine Zahl ohne Einheit, Zeit und Maschine ist ein Gerücht.',
      ),
      attribution: t('Trama data model, preface', 'Datenmodell Trama, Vorwort'),
      image: 'process-chart',
    },
    {
      blockType: 'accordion',
      items: [
        {
          title: t('Can older machines be connected?', 'Lassen sich ältere Maschinen anbinden?'),
          content: t(
            'Machines with an Ethernet port, back to about 2010, are connected by a gateway that reads the control. For others a counter and a state signal are wired to digital inputs.',
            'Maschinen mit Ethernet-Anschluss, etwa ab Baujahr 2010, verbindet ein Gateway, das die Steuerung ausliest. Bei den übrigen werden Zähler und Zustand über digitale Eingänge erfasst.',
          ),
        },
        {
          title: t('How is access protected?', 'Wie ist der Zugriff geschützt?'),
          content: t(
            'OPC UA sessions are signed and encrypted, MQTT runs over TLS 1.3, roles come from your directory. Development follows IEC 62443-4-1; advisories are published with a fix or a workaround.',
            'OPC-UA-Sitzungen sind signiert und verschlüsselt, MQTT läuft über TLS 1.3, Rollen kommen aus Ihrem Verzeichnis. Entwickelt wird nach IEC 62443-4-1; Sicherheitshinweise erscheinen mit Korrektur oder Umgehung.',
          ),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'dark',
      title: t('Start with one machine', 'Beginnen Sie mit einer Maschine'),
      text: t(
        'A pilot takes two days: one for the connection, one for the questions that the data raises.',
        'Ein Pilot dauert zwei Tage: einen für den Anschluss, einen für die Fragen, die die Daten aufwerfen.',
      ),
      links: [
        to('main:contact', t('Plan a pilot', 'Pilot planen')),
        download('site-preparation-checklist', t('Checklist (PDF)', 'Checkliste (PDF)')),
      ],
    },
  ],
};
