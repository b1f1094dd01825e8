import type { Block } from '../../documents/writePdf';
import { author, h1, h2, li, p } from './blocks';
import type { SeedDocument } from './blocks';

type Language = 'en' | 'de';
type Kind = 'sales' | 'purchasing' | 'software' | 'service';

/** Applicable law and place of jurisdiction. */
interface Seat {
  country: string;
  law: Record<Language, string>;
  court: string;
}

const seats: Record<string, Seat> = {
  CH: { country: 'CH', law: { en: 'Swiss law', de: 'schweizerisches Recht' }, court: 'Luzern' },
  DE: { country: 'DE', law: { en: 'German law', de: 'deutsches Recht' }, court: 'Nürnberg' },
  AT: { country: 'AT', law: { en: 'Austrian law', de: 'österreichisches Recht' }, court: 'Linz' },
  US: {
    country: 'US',
    law: { en: 'the law of the State of Illinois', de: 'das Recht von Illinois' },
    court: 'Chicago',
  },
  GB: {
    country: 'GB',
    law: { en: 'the law of England and Wales', de: 'englisches Recht' },
    court: 'Coventry',
  },
  CN: {
    country: 'CN',
    law: { en: 'the law of the People’s Republic of China', de: 'chinesisches Recht' },
    court: 'Shanghai',
  },
  HU: { country: 'HU', law: { en: 'Hungarian law', de: 'ungarisches Recht' }, court: 'Budapest' },
};

const titles: Record<Kind, Record<Language, string>> = {
  sales: { en: 'General terms of sale', de: 'Allgemeine Verkaufsbedingungen' },
  purchasing: { en: 'General terms of purchase', de: 'Allgemeine Einkaufsbedingungen' },
  software: { en: 'Software licence terms', de: 'Lizenzbedingungen für Software' },
  service: { en: 'Terms of service work', de: 'Bedingungen für Serviceleistungen' },
};

const bodies: Record<Kind, Record<Language, readonly Block[]>> = {
  sales: {
    en: [
      h2('1 Scope'),
      p(
        'These terms apply to the delivery of machines, applicators, spare parts and accessories, unless we have agreed otherwise in writing. Terms of the buyer apply only where we have accepted them in writing.',
      ),
      h2('2 Offers and order'),
      p(
        'An offer binds us for 60 days. A contract comes into being when we confirm the order. Figures in brochures describe the type of machine; what was agreed for your machine is in the confirmation.',
      ),
      h2('3 Prices and payment'),
      ...li(
        'Prices are net, ex works, without packing, freight, insurance and tax.',
        'One third is paid with the order, one third when the machine is ready for shipment, one third within 30 days of acceptance.',
        'Spare parts are paid within 30 days of the invoice.',
      ),
      h2('4 Delivery and acceptance'),
      p(
        'The machine is accepted in our plant with your wire and your terminals, by the protocol that both sides have signed. Risk passes when the machine leaves the plant.',
      ),
      h2('5 Warranty'),
      p(
        'We repair or replace what fails within 12 months of acceptance, or 4,000 hours of operation, whichever comes first. Blades, dies, belts and other wear parts are excepted, as are faults that come from terminals or wire outside the agreed tolerances.',
      ),
    ],
    de: [
      h2('1 Geltung'),
      p(
        'Diese Bedingungen gelten für die Lieferung von Maschinen, Applikatoren, Ersatzteilen und Zubehör, soweit nichts anderes schriftlich vereinbart ist. Bedingungen des Bestellers gelten nur, wenn wir sie schriftlich angenommen haben.',
      ),
      h2('2 Angebot und Bestellung'),
      p(
        'An ein Angebot sind wir 60 Tage gebunden. Der Vertrag kommt mit unserer Auftragsbestätigung zustande. Angaben in Prospekten beschreiben den Maschinentyp; was für Ihre Maschine vereinbart ist, steht in der Bestätigung.',
      ),
      h2('3 Preise und Zahlung'),
      ...li(
        'Preise verstehen sich netto ab Werk, ohne Verpackung, Fracht, Versicherung und Steuern.',
        'Ein Drittel ist mit der Bestellung fällig, ein Drittel bei Versandbereitschaft, ein Drittel innert 30 Tagen nach der Abnahme.',
        'Ersatzteile sind innert 30 Tagen nach Rechnungsdatum zu zahlen.',
      ),
      h2('4 Lieferung und Abnahme'),
      p(
        'Die Maschine wird in unserem Werk mit Ihren Leitungen und Kontakten nach dem gemeinsam unterzeichneten Protokoll abgenommen. Nutzen und Gefahr gehen über, wenn sie das Werk verlässt.',
      ),
      h2('5 Gewährleistung'),
      p(
        'Wir reparieren oder ersetzen, was innert 12 Monaten nach der Abnahme oder 4000 Betriebsstunden ausfällt, je nachdem, was zuerst eintritt. Ausgenommen sind Messer, Werkzeuge, Riemen und andere Verschleissteile sowie Mängel durch Kontakte oder Leitungen ausserhalb der vereinbarten Toleranzen.',
      ),
    ],
  },
  purchasing: {
    en: [
      h2('1 Orders'),
      p(
        'Orders are valid in writing only; an e-mail from our purchasing system is in writing. Please confirm within three working days, or tell us what you cannot keep.',
      ),
      h2('2 Quality'),
      ...li(
        'Parts are made to the drawing and revision of the order.',
        'A change of process, place or sub-supplier is announced three months ahead.',
        'First samples come with a measuring report of every dimension that carries a tolerance.',
      ),
      h2('3 Delivery, invoice and payment'),
      p(
        'Delivery is free at place of use. The delivery note names order, position, revision and batch. We pay within 45 days of goods and invoice, whichever is later.',
      ),
      h2('4 People and materials'),
      p(
        'The supplier keeps our code of conduct, and tells us of substances that have to be declared under REACH and RoHS before the first delivery.',
      ),
    ],
    de: [
      h2('1 Bestellungen'),
      p(
        'Bestellungen gelten nur schriftlich; eine E-Mail unseres Einkaufssystems ist schriftlich. Bitte bestätigen Sie innert drei Arbeitstagen oder nennen Sie, was Sie nicht einhalten können.',
      ),
      h2('2 Qualität'),
      ...li(
        'Teile entsprechen der Zeichnung und Revision der Bestellung.',
        'Änderungen an Verfahren, Ort oder Unterlieferant sind drei Monate vorher anzuzeigen.',
        'Erstmuster kommen mit einem Messbericht über jedes tolerierte Mass.',
      ),
      h2('3 Lieferung, Rechnung und Zahlung'),
      p(
        'Geliefert wird frei Verwendungsort. Der Lieferschein nennt Bestellung, Position, Revision und Charge. Wir zahlen innert 45 Tagen nach Eingang von Ware und Rechnung.',
      ),
      h2('4 Menschen und Stoffe'),
      p(
        'Der Lieferant hält unseren Verhaltenskodex ein und nennt deklarationspflichtige Stoffe nach REACH und RoHS vor der ersten Lieferung.',
      ),
    ],
  },
  software: {
    en: [
      h2('1 Right of use'),
      p(
        'With a machine you receive the right to use its software on that machine for as long as it is in operation, at any place. It passes to the buyer when the machine is sold on. Software that is licensed apart is used on the number of workplaces named in the order.',
      ),
      h2('2 What is not allowed'),
      ...li(
        'to run the software on machines of other makers;',
        'to remove notices of authors;',
        'to take it apart, except where the law allows it for interoperability.',
      ),
      h2('3 Open source'),
      p(
        'Parts under open-source licences are named in the list that comes with each release. Their source code can be asked for through the support request on our website, for three years from the last delivery.',
      ),
      h2('4 Updates and data'),
      p(
        'Security updates are free during five years from delivery. Data of production stay on your machines and servers; nothing is sent to us unless you switch it on.',
      ),
    ],
    de: [
      h2('1 Nutzungsrecht'),
      p(
        'Mit der Maschine erhalten Sie das Recht, ihre Software auf dieser Maschine zu nutzen, solange sie betrieben wird und an jedem Ort. Beim Weiterverkauf geht es auf den Käufer über. Gesondert lizenzierte Software wird an der in der Bestellung genannten Zahl von Arbeitsplätzen genutzt.',
      ),
      h2('2 Was nicht erlaubt ist'),
      ...li(
        'die Software auf Maschinen anderer Hersteller zu betreiben;',
        'Urhebervermerke zu entfernen;',
        'sie zurückzuentwickeln, ausser wo das Gesetz es zur Interoperabilität erlaubt.',
      ),
      h2('3 Open Source'),
      p(
        'Teile unter Open-Source-Lizenzen nennt die Liste, die jeder Version beiliegt. Ihr Quellcode kann während drei Jahren ab der letzten Lieferung über die Supportanfrage auf unserer Website verlangt werden.',
      ),
      h2('4 Aktualisierungen und Daten'),
      p(
        'Sicherheitsaktualisierungen sind während fünf Jahren ab Lieferung kostenlos. Produktionsdaten bleiben auf Ihren Maschinen und Servern; uns wird nichts gesendet, solange Sie es nicht einschalten.',
      ),
    ],
  },
  service: {
    en: [
      h2('1 What we do'),
      p(
        'Service work is commissioning, maintenance, repair, relocation and training at your site or in one of ours. Scope and price are in the offer; what turns up beyond it is agreed before it is done.',
      ),
      h2('2 What we need'),
      ...li(
        'free access to the machine, with power, air and light;',
        'one person who knows the machine and may decide;',
        'your safety rules, in writing, before the day.',
      ),
      h2('3 Time and cost'),
      p(
        'Work is charged by the hour, travel by the hour at half the rate, on working days from 7 to 18. Outside these hours a supplement of 50 per cent applies, on Sundays and holidays of 100 per cent.',
      ),
      h2('4 Warranty'),
      p('For work we answer during six months, for parts that we fitted during twelve.'),
    ],
    de: [
      h2('1 Was wir tun'),
      p(
        'Serviceleistungen sind Inbetriebnahme, Wartung, Reparatur, Verlegung und Schulung bei Ihnen oder bei uns. Umfang und Preis stehen im Angebot; was darüber hinausgeht, wird vorher vereinbart.',
      ),
      h2('2 Was wir brauchen'),
      ...li(
        'freien Zugang zur Maschine mit Strom, Druckluft und Licht;',
        'eine Person, die die Maschine kennt und entscheiden darf;',
        'Ihre Sicherheitsregeln, schriftlich und vor dem Einsatz.',
      ),
      h2('3 Zeit und Kosten'),
      p(
        'Arbeit wird nach Stunden verrechnet, Reisezeit zum halben Satz, an Arbeitstagen von 7 bis 18 Uhr. Ausserhalb gilt ein Zuschlag von 50 Prozent, an Sonn- und Feiertagen von 100 Prozent.',
      ),
      h2('4 Gewährleistung'),
      p('Für Arbeiten haften wir sechs Monate, für eingebaute Teile zwölf.'),
    ],
  },
};

const closing = ({ law, court }: Seat, language: Language): readonly Block[] =>
  language === 'en'
    ? [
        h2('Law and place of jurisdiction'),
        p(
          `${law.en[0]?.toUpperCase() ?? ''}${law.en.slice(1)} applies, without its conflict rules and without the UN convention on the sale of goods. Disputes are heard in ${court}.`,
        ),
      ]
    : [
        h2('Recht und Gerichtsstand'),
        p(
          `Es gilt ${law.de} unter Ausschluss der Kollisionsnormen und des UN-Kaufrechts. Gerichtsstand ist ${court}.`,
        ),
      ];

export interface TermsPaper {
  kind: Kind;
  language: Language;
  /** Absent: every country, under Swiss law. */
  country?: string;
  validFrom: string;
}

export const termsPapers: readonly TermsPaper[] = [
  { kind: 'sales', language: 'en', validFrom: '2026-01-01' },
  { kind: 'sales', language: 'de', country: 'CH', validFrom: '2026-01-01' },
  { kind: 'sales', language: 'en', country: 'CH', validFrom: '2026-01-01' },
  { kind: 'sales', language: 'de', country: 'DE', validFrom: '2026-01-01' },
  { kind: 'sales', language: 'de', country: 'AT', validFrom: '2025-07-01' },
  { kind: 'sales', language: 'en', country: 'US', validFrom: '2026-02-01' },
  { kind: 'sales', language: 'en', country: 'GB', validFrom: '2025-04-01' },
  { kind: 'sales', language: 'en', country: 'CN', validFrom: '2024-09-01' },
  { kind: 'sales', language: 'en', country: 'HU', validFrom: '2025-01-01' },
  { kind: 'purchasing', language: 'en', validFrom: '2025-03-01' },
  { kind: 'purchasing', language: 'de', validFrom: '2025-03-01' },
  { kind: 'software', language: 'en', validFrom: '2026-04-01' },
  { kind: 'software', language: 'de', validFrom: '2026-04-01' },
  { kind: 'service', language: 'en', validFrom: '2025-10-01' },
  { kind: 'service', language: 'de', country: 'CH', validFrom: '2025-10-01' },
  { kind: 'service', language: 'de', country: 'DE', validFrom: '2025-10-01' },
  { kind: 'service', language: 'en', country: 'US', validFrom: '2025-10-01' },
];

export const termsTitle = ({ kind, language }: Pick<TermsPaper, 'kind' | 'language'>): string =>
  titles[kind][language];

/** The slug of a document of terms; its file has the same. */
export const termsSlug = ({ kind, language, country }: TermsPaper): string =>
  ['terms', kind, ...(country ? [country.toLowerCase()] : []), language].join('-');

const seatOf = (country: string | undefined): Seat => {
  const seat = seats[country ?? 'CH'];
  if (!seat) throw new Error(`No law is known for terms of ${country ?? 'every country'}.`);
  return seat;
};

export const termsDocuments: readonly SeedDocument[] = termsPapers.map((paper) => {
  const { kind, language, country, validFrom } = paper;
  const title = termsTitle(paper);
  const name = country ? `${title} (${country})` : title;
  return {
    slug: termsSlug(paper),
    label: { en: name, de: name },
    paper: {
      title: name,
      language,
      author,
      blocks: [
        h1(title),
        p(language === 'en' ? `Valid from ${validFrom}.` : `Gültig ab ${validFrom}.`),
        ...bodies[kind][language],
        ...closing(seatOf(country), language),
      ],
    },
  };
});
