import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t } from '../copy';

export const cirrisLearn: SeedPage = {
  site: 'cirris',
  slug: 'learn',
  languages: ['en', 'de'],
  title: t('Learn', 'Wissen'),
  description: t(
    'Short explanations of cable testing: two-wire and four-wire measurement, insulation, withstand voltage, test limits and adapters.',
    'Kurze Erklärungen zur Kabelprüfung: Zwei- und Vierleitermessung, Isolation, Spannungsfestigkeit, Grenzwerte und Adapter.',
  ),
  shareImage: 'connector-family',
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Learn', 'Wissen'),
      title: t('Testing in plain words', 'Prüfen in klaren Worten'),
      text: t(
        'Four answers that settle most arguments at the bench.',
        'Vier Antworten, die am Prüfplatz die meisten Diskussionen beenden.',
      ),
      image: 'connector-family',
    },
    {
      blockType: 'richText',
      title: t('Two wires or four?', 'Zwei Leiter oder vier?'),
      content: t(
        'A two-wire measurement includes the resistance of the tester’s own wiring, often 0.1 Ω. That is fine for “connected or not”. A 1 m wire of 0.5 mm² (AWG 20) has 0.037 Ω, so a bad crimp of another 0.02 Ω disappears in it.\n\nA **four-wire** measurement feeds the current through one pair of contacts and reads the voltage through another. What remains is the cable alone, down to a milliohm. Use it for power wires, shields and wherever a limit is below 1 Ω.',
        'Eine Zweileitermessung enthält den Widerstand der Verdrahtung im Tester, oft 0.1 Ω. Für «verbunden oder nicht» genügt das. Eine Ader von 1 m mit 0.5 mm² (AWG 20) hat 0.037 Ω; ein schlechter Crimp mit weiteren 0.02 Ω verschwindet darin.\n\nEine **Vierleitermessung** speist den Strom über ein Kontaktpaar ein und liest die Spannung über ein zweites. Übrig bleibt das Kabel allein, bis auf ein Milliohm. Sie gehört zu Leistungsadern, Schirmen und überall hin, wo die Grenze unter 1 Ω liegt.',
      ),
    },
    {
      blockType: 'accordion',
      title: t('Further questions', 'Weitere Fragen'),
      items: [
        {
          title: t('How high a voltage?', 'Wie hoch darf die Spannung sein?'),
          content: t(
            'Follow the specification of the cable. Without one, IPC/WHMA-A-620 gives values by class. More voltage does not find more faults; above the rating of a connector it makes them.',
            'Massgebend ist die Spezifikation des Kabels. Fehlt sie, nennt IPC/WHMA-A-620 Werte je Klasse. Mehr Spannung findet nicht mehr Fehler; über der Bemessung eines Steckers erzeugt sie welche.',
          ),
        },
        {
          title: t('What does insulation resistance tell?', 'Was sagt der Isolationswiderstand?'),
          content: t(
            'It shows moisture, flux and damaged walls. A reading that rises over seconds is the charge of the cable; one that stays low is a path.',
            'Er zeigt Feuchtigkeit, Flussmittel und verletzte Wände. Steigt der Wert über Sekunden, lädt sich das Kabel; bleibt er tief, gibt es einen Pfad.',
          ),
        },
        {
          title: t('Which limit for continuity?', 'Welche Grenze für Durchgang?'),
          content: t(
            'Calculate: length times ohms per metre, plus 5 to 10 mΩ per contact, plus 20 %. A limit that is only “small” passes a crimp with half its strands.',
            'Rechnen: Länge mal Ohm pro Meter, plus 5 bis 10 mΩ je Kontakt, plus 20 %. Eine Grenze, die nur «klein» ist, lässt einen Crimp mit halber Litze durch.',
          ),
        },
        {
          title: t('How long does an adapter last?', 'Wie lange hält ein Adapter?'),
          content: t(
            'Mating connectors wear after 500 to 5,000 cycles. Count them; the tester does it for you.',
            'Gegenstecker verschleissen nach 500 bis 5000 Zyklen. Zählen Sie mit; der Tester tut es für Sie.',
          ),
        },
      ],
    },
    {
      blockType: 'lightboxGallery',
      title: t('Faults and how they look', 'Fehler und wie sie aussehen'),
      images: [
        {
          image: 'crimp-section',
          caption: t(
            'A sound crimp: compare yours with this section',
            'Ein gesunder Crimp: vergleichen Sie Ihren mit diesem Schliff',
          ),
        },
        {
          image: 'wire-section',
          caption: t(
            'All strands present: count before you crimp',
            'Alle Drähte vorhanden: zählen, bevor gecrimpt wird',
          ),
        },
        {
          image: 'connector-family',
          caption: t(
            'Mating connectors: wear starts at the lead-in',
            'Gegenstecker: Verschleiss beginnt am Einlauf',
          ),
        },
      ],
    },
    {
      blockType: 'teaserGrid',
      title: t('Where faults begin', 'Wo Fehler beginnen'),
      teasers: [
        {
          title: t('Anatomy of a crimp', 'Anatomie eines Crimps'),
          text: t('What a good joint looks like inside.', 'Wie eine gute Verbindung innen aussieht.'),
          image: 'crimp-section',
          link: { kind: 'page', page: 'main:technology/anatomy-of-a-crimp' },
        },
        {
          title: t('Wire guide', 'Leitungskunde'),
          text: t('mm² and AWG side by side.', 'mm² und AWG nebeneinander.'),
          image: 'wire-section',
          link: { kind: 'page', page: 'main:technology/wire-guide' },
        },
      ],
    },
  ],
};
