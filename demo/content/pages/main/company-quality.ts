import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { download, same, t } from '../copy';

export const mainQuality: SeedPage = {
  site: 'main',
  parent: 'company',
  slug: 'quality',
  languages: ['en', 'de'],
  title: t('Quality', 'Qualität'),
  description: t(
    'Certified to ISO 9001 and ISO 14001, organised for customers who work to IATF 16949: how a machine is accepted and what you receive.',
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
            '50 Teile in Folge je Ende: Crimphöhe, Abisolierlänge, Leitungslänge. Gefordert ist überall **Cpk ≥ 1.67**. Die Messmittel werden zuvor auf Eignung geprüft.',
          ),
        },
        {
          title: t('3. Detection', '3. Erkennung'),
          content: t(
            'Errors are provoked: a missing strand, insulation in the crimp, a missing seal. The monitoring has to find each of them, ten times out of ten.',
            'Fehler werden provoziert: fehlender Draht, Isolation im Crimp, fehlende Tülle. Die Überwachung muss jeden finden, zehnmal von zehn.',
          ),
        },
        {
          title: t('4. Safety', '4. Sicherheit'),
          content: t(
            'Protective functions to ISO 13849-1, electrical equipment to IEC 60204-1, noise below 75 dB(A) at the operator’s place.',
            'Schutzfunktionen nach ISO 13849-1, elektrische Ausrüstung nach IEC 60204-1, Lärm unter 75 dB(A) am Bedienplatz.',
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
        'Neun Personen stellen rund 14’000 Schliffbilder pro Jahr her, ein Drittel davon für Kunden. Die Referenzzellen für die Kraft sind auf das nationale Metrologieinstitut rückgeführt.',
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
