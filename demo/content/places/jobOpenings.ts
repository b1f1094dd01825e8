import type { SeedJobOpening } from '../../../services/content/src/testing/seeding/documents/types';
import { t } from '../pages/copy';

type Opening = Omit<SeedJobOpening, 'site' | 'languages' | 'email'>;

const opening = (values: Opening): SeedJobOpening => ({
  site: 'main',
  languages: ['en', 'de'],
  email: 'careers@komax.example',
  ...values,
});

const engineering: readonly SeedJobOpening[] = [
  opening({
    slug: 'mechanical-engineer-crimping',
    title: t('Mechanical engineer, crimping', 'Ingenieurin oder Ingenieur Mechanik, Crimpen'),
    location: 'head-office',
    department: t('Development', 'Entwicklung'),
    employmentTypes: ['fullTime', 'partTime'],
    publishedOn: '2026-10-19',
    text: t(
      'You design the press and the applicator change of the next crimping machine, from the first sketch to the acceptance.\n\n### Your work\n\n- Design presses, guides and drives, and calculate their stiffness and life\n- Build prototypes together with assembly, and measure them yourself\n- Spend one week a year on a customer’s line\n\n### What you bring\n\n- A degree in mechanical engineering, or a technical trade and several years in design\n- Experience with CAD and with tolerances of a few hundredths of a millimetre\n- English; you can learn German here',
      'Sie konstruieren die Presse und den Werkzeugwechsel des nächsten Crimpautomaten, von der ersten Skizze bis zur Abnahme.\n\n### Ihre Arbeit\n\n- Pressen, Führungen und Antriebe konstruieren und auf Steifigkeit und Lebensdauer rechnen\n- Prototypen mit der Montage bauen und selbst messen\n- Eine Woche im Jahr an der Linie eines Kunden verbringen\n\n### Was Sie mitbringen\n\n- Ein Studium im Maschinenbau oder einen Beruf und einige Jahre Konstruktion\n- Erfahrung mit CAD und mit Toleranzen von wenigen Hundertstelmillimetern\n- Englisch; Deutsch lernt man hier',
    ),
  }),
  opening({
    slug: 'embedded-software-engineer',
    title: t('Embedded software engineer', 'Softwareentwicklerin oder Softwareentwickler Embedded'),
    location: 'head-office',
    department: t('Software', 'Software'),
    employmentTypes: ['fullTime', 'partTime'],
    publishedOn: '2026-11-09',
    applyUntil: '2027-08-31',
    text: t(
      'You write the software that moves a wire eight metres a second and stops it within a tenth of a millimetre.\n\n### Your work\n\n- Control axes and sensors in C++, with a cycle of one millisecond\n- Test on the machine and in the simulation that runs with every change\n- Look after what you have written for as long as customers use it\n\n### What you bring\n\n- Experience with real-time software and with reading a circuit diagram\n- Care with tests and with the wording of an error message\n- English or German',
      'Sie schreiben die Software, die eine Leitung mit acht Metern pro Sekunde bewegt und auf einen Zehntelmillimeter genau anhält.\n\n### Ihre Arbeit\n\n- Achsen und Sensoren in C++ steuern, im Takt einer Millisekunde\n- An der Maschine testen und in der Simulation, die bei jeder Änderung läuft\n- Betreuen, was Sie geschrieben haben, solange Kunden damit arbeiten\n\n### Was Sie mitbringen\n\n- Erfahrung mit Echtzeitsoftware und mit Schaltplänen\n- Sorgfalt bei Tests und beim Wortlaut einer Fehlermeldung\n- Deutsch oder Englisch',
    ),
  }),
  opening({
    slug: 'internship-test-systems',
    title: t('Internship in test systems', 'Praktikum Prüfsysteme'),
    location: 'adaptronic-wertheim',
    department: t('Development', 'Entwicklung'),
    employmentTypes: ['internship', 'temporary'],
    publishedOn: '2026-11-16',
    applyUntil: '2027-09-30',
    text: t(
      'Six months between the test bench and the data: you find out which measurement detects a bad crimp first.\n\n- For students of electrical engineering, physics or computer science\n- Your own question, a supervisor, and a talk at the end\n- Paid, with a room in the town for the first weeks',
      'Sechs Monate zwischen Prüfstand und Daten: Sie finden heraus, welche Messung einen schlechten Crimp zuerst erkennt.\n\n- Für Studierende der Elektrotechnik, Physik oder Informatik\n- Eine eigene Fragestellung, Betreuung und ein Vortrag zum Schluss\n- Bezahlt, mit einem Zimmer in der Stadt für die ersten Wochen',
    ),
  }),
];

const production: readonly SeedJobOpening[] = [
  opening({
    slug: 'apprenticeship-polymechanic',
    title: t('Apprenticeship as a polymechanic', 'Lehrstelle Polymechanik'),
    location: 'schleuniger-thun',
    department: t('Apprenticeships', 'Berufsbildung'),
    employmentTypes: ['apprenticeship'],
    publishedOn: '2026-08-17',
    applyUntil: '2027-06-30',
    text: t(
      'Four years in the workshop, in assembly and at the vocational school. In the second year your group builds a machine of its own.\n\n- Start in August; a trial week in the spring holidays\n- You like to measure, and you want to know why something broke\n- Secondary school with good marks in mathematics or physics',
      'Vier Jahre in der Werkstatt, in der Montage und an der Berufsfachschule. Im zweiten Lehrjahr baut Ihre Gruppe eine eigene Maschine.\n\n- Beginn im August, Schnupperwoche in den Frühlingsferien\n- Sie messen gern und wollen wissen, weshalb etwas gebrochen ist\n- Sekundarschule mit guten Noten in Mathematik oder Physik',
    ),
  }),
  opening({
    slug: 'assembly-technician-hungary',
    title: t('Assembly technician, harness machines', 'Montagefachkraft Kabelsatzautomaten'),
    location: 'hungary',
    department: t('Assembly', 'Montage'),
    employmentTypes: ['fullTime'],
    publishedOn: '2026-10-05',
    text: t(
      'You assemble harness machines in a team of five and hand each one over yourself.\n\n### Your work\n\n- Assemble mechanical units, wire cabinets and set up the machine\n- Carry out the acceptance with the customer\n- Two shifts, planned four weeks ahead\n\n### What you bring\n\n- A qualification in mechanics, electrics or mechatronics\n- Hungarian, and enough English for a drawing',
      'Sie montieren Kabelsatzautomaten in einem Fünferteam und übergeben jede Maschine selbst.\n\n### Ihre Arbeit\n\n- Baugruppen montieren, Schaltschränke verdrahten, Maschinen einrichten\n- Die Abnahme mit dem Kunden durchführen\n- Zwei Schichten, mit einem Plan vier Wochen im Voraus\n\n### Was Sie mitbringen\n\n- Einen Beruf in Mechanik, Elektrik oder Mechatronik\n- Ungarisch und genug Englisch für eine Zeichnung',
    ),
  }),
  opening({
    slug: 'quality-inspector',
    title: t('Quality inspector', 'Fachkraft Qualitätsprüfung'),
    location: 'head-office',
    department: t('Quality', 'Qualität'),
    employmentTypes: ['partTime'],
    publishedOn: '2026-09-01',
    applyUntil: '2026-10-31',
    text: t(
      'You measure first parts and crimp sections, and you may stop a delivery.',
      'Sie messen Erstteile und Crimpschliffe und dürfen eine Lieferung anhalten.',
    ),
  }),
];

const customers: readonly SeedJobOpening[] = [
  opening({
    slug: 'service-technician-germany',
    title: t('Service technician in the field', 'Servicetechnikerin oder Servicetechniker im Aussendienst'),
    location: 'germany',
    department: t('Customer service', 'Kundendienst'),
    employmentTypes: ['fullTime'],
    publishedOn: '2026-11-02',
    text: t(
      'You install machines, train those who work with them, and are the person a plant asks for by name.\n\n### Your work\n\n- Install and maintain machines within two hours of your home\n- Find faults, by telephone first and then on site\n- Report to development what should be easier to repair\n\n### What you bring\n\n- A qualification in mechatronics or electrics, and a driving licence\n- German and some English',
      'Sie nehmen Maschinen in Betrieb, schulen die Menschen an der Linie und sind die Person, nach der ein Werk mit Namen fragt.\n\n### Ihre Arbeit\n\n- Maschinen in Betrieb nehmen und warten, höchstens zwei Stunden von zu Hause\n- Fehler finden, zuerst am Telefon, dann vor Ort\n- Der Entwicklung melden, was einfacher zu reparieren sein sollte\n\n### Was Sie mitbringen\n\n- Einen Beruf in Mechatronik oder Elektrik und einen Führerschein\n- Deutsch und etwas Englisch',
    ),
  }),
  opening({
    slug: 'application-engineer-north-america',
    title: t('Application engineer', 'Applikationsingenieurin oder Applikationsingenieur'),
    location: 'north-america',
    department: t('Sales', 'Verkauf'),
    employmentTypes: ['fullTime'],
    publishedOn: '2026-09-28',
    applyUntil: '2027-12-31',
    text: t(
      'A customer sends you half a metre of cable. You find out how it is cut, stripped and crimped a million times.\n\n- Run trials in the laboratory and write the report\n- Choose the machine and the tools together with sales\n- About thirty days of travel a year\n- A degree or a qualification in a technical field; English; Spanish is welcome',
      'Ein Kunde schickt Ihnen einen halben Meter Leitung. Sie finden heraus, wie man sie millionenfach schneidet, abisoliert und crimpt.\n\n- Versuche im Labor durchführen und den Bericht schreiben\n- Mit dem Verkauf Maschine und Werkzeuge wählen\n- Etwa dreissig Reisetage im Jahr\n- Ein technisches Studium oder ein technischer Beruf; Englisch; Spanisch ist willkommen',
    ),
  }),
];

export const jobOpenings: readonly SeedJobOpening[] = [...engineering, ...production, ...customers];
