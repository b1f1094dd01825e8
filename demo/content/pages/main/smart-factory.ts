import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { download, same, t, to } from '../copy';

export const mainSmartFactory: SeedPage = {
  site: 'main',
  slug: 'smart-factory',
  pageType: 'SmartFactory',
  languages: ['en', 'de'],
  title: t('Smart factory', 'Smart Factory'),
  description: t(
    'Lumera connects wire-processing machines over OPC UA and MQTT: orders in, quality data out, traceable from wire lot to harness.',
    'Lumera verbindet Maschinen über OPC UA und MQTT: Aufträge hinein, Qualitätsdaten heraus, rückverfolgbar vom Leitungslos zum Kabelsatz.',
  ),
  shareImage: 'smart-network',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'dark',
      overline: same('Lumera'),
      title: t('Orders in, evidence out', 'Aufträge hinein, Nachweise heraus'),
      text: t(
        'Lumera links machines of every family, and those of other makers, to the systems you already run.',
        'Lumera verbindet Maschinen aller Familien, auch fremde, mit den Systemen, die Sie schon haben.',
      ),
      image: 'smart-network',
      links: [to('main:contact', t('See Lumera live', 'Lumera live sehen'))],
    },
    {
      blockType: 'mediaText',
      overline: t('Traceability', 'Rückverfolgbarkeit'),
      title: t('From the harness back to the drum', 'Vom Kabelsatz zurück zur Trommel'),
      content: t(
        'Scan the label of a harness and read, for each wire, the drum it came from, both terminals with their reel lots, the two force curves, the operator’s release and the test record. The chain holds for **fifteen years**, as most vehicle makers ask.\n\nData stays in your plant. Lumera needs a small server or a virtual machine with four cores, and no connection to us.',
        'Scannen Sie das Etikett eines Kabelsatzes und lesen Sie zu jeder Leitung: Trommel, beide Kontakte mit Rollenlos, die zwei Kraftkurven, die Freigabe am Gerät und das Prüfprotokoll. Die Kette hält **fünfzehn Jahre**, wie es die meisten Fahrzeughersteller verlangen.\n\nDie Daten bleiben in Ihrem Werk. Lumera braucht einen kleinen Server oder eine virtuelle Maschine mit vier Kernen und keine Verbindung zu uns.',
      ),
      image: 'cable-drum',
      mediaPosition: 'start',
    },
    {
      blockType: 'keyFiguresComparison',
      title: t('Interfaces', 'Schnittstellen'),
      caption: t('Interfaces of Lumera by purpose', 'Schnittstellen von Lumera nach Zweck'),
      columns: [t('Protocol', 'Protokoll'), t('Direction', 'Richtung'), t('Interval', 'Takt')],
      rows: [
        {
          label: t('Orders and articles', 'Aufträge und Artikel'),
          values: [t('REST, XML file', 'REST, XML-Datei'), t('in', 'hinein'), t('on change', 'bei Änderung')],
        },
        {
          label: t('Machine state', 'Maschinenzustand'),
          values: [same('OPC UA'), t('out', 'heraus'), same('1 s')],
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
      attribution: t('Lumera data model, preface', 'Datenmodell Lumera, Vorwort'),
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
      tone: 'accent',
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
