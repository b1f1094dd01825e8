import type { SeedRelease } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t } from '../../pages/copy';
import { toProduct } from '../../pages/machines';
import { adhocRelease, release } from './release';

export const releases2026: readonly SeedRelease[] = [
  adhocRelease({
    slug: 'guidance-2026-narrowed',
    publicationDate: '2026-11-05',
    title: t('Guidance for 2026 narrowed', 'Ausblick 2026 präzisiert'),
    leadText: t(
      'Komax now expects revenue of CHF 725 to 735 million and an EBIT margin of 8.8 to 9.2 per cent for the current year.',
      'Komax rechnet für das laufende Jahr neu mit einem Umsatz von CHF 725 bis 735 Millionen und einer EBIT-Marge von 8.8 bis 9.2 Prozent.',
    ),
    content: t(
      'Until now the group had expected revenue of CHF 710 to 740 million and a margin of at least 8.5 per cent. Orders for high-voltage machines and for service developed as planned in the third quarter; in the business with vehicle harnesses, customers in Europe again postponed deliveries into the coming year.\n\nThe medium-term targets remain unchanged. The annual result will be published on **16 March 2027**.',
      'Bisher war ein Umsatz von CHF 710 bis 740 Millionen und eine Marge von mindestens 8.5 Prozent erwartet worden. Die Aufträge für Hochvoltmaschinen und Service entwickelten sich im dritten Quartal wie geplant; im Geschäft mit Fahrzeugkabelsätzen verschoben Kunden in Europa erneut Lieferungen ins kommende Jahr.\n\nDie mittelfristigen Ziele bleiben unverändert. Das Jahresergebnis erscheint am **16. März 2027**.',
    ),
    teaserImage: 'process-chart',
  }),
  release({
    slug: 'plant-hungary-extended',
    publicationDate: '2026-10-08',
    title: t('Plant in Hungary is extended', 'Werk in Ungarn wird erweitert'),
    leadText: t(
      'A second hall of 4,200 m² takes up the assembly of harness machines. Work begins in spring 2027.',
      'Eine zweite Halle mit 4200 m² nimmt die Montage der Kabelsatzautomaten auf. Baubeginn ist im Frühling 2027.',
    ),
    content: t(
      'The hall stands beside the present one and is heated with groundwater. It brings together work that is now spread over three buildings, and makes room for **60 jobs**. The first machines are to leave it in autumn 2028.\n\nThe plant remains open during construction; deliveries are not affected.',
      'Die Halle entsteht neben der heutigen und wird mit Grundwasser geheizt. Sie führt Arbeiten zusammen, die bisher auf drei Gebäude verteilt sind, und schafft Platz für **60 Arbeitsplätze**. Die ersten Maschinen sollen sie im Herbst 2028 verlassen.\n\nDas Werk bleibt während des Baus in Betrieb; Lieferungen sind nicht betroffen.',
    ),
    teaserImage: 'plant-exterior',
  }),
  adhocRelease({
    slug: 'change-on-the-board',
    publicationDate: '2026-09-24',
    title: t('Change on the board of directors', 'Wechsel im Verwaltungsrat'),
    leadText: t(
      'The chair of the board will not stand for re-election at the annual general meeting in April 2027. The vice-chair is proposed as successor.',
      'Das Präsidium des Verwaltungsrats stellt sich an der Generalversammlung im April 2027 nicht zur Wiederwahl. Als Nachfolge wird das Vizepräsidium vorgeschlagen.',
    ),
    content: t(
      'After twelve years on the board, eight of them in the chair, the present chair reaches the limit that the board has set itself. The vice-chair has been a member since 2019 and heads the audit committee.\n\nFor the seat that becomes vacant the board will propose a person with experience in industrial software. The names stand in the invitation, which goes out on **18 March 2027**.',
      'Nach zwölf Jahren im Verwaltungsrat, acht davon im Präsidium, ist die Amtszeitgrenze erreicht, die sich der Rat selbst gesetzt hat. Das Vizepräsidium gehört ihm seit 2019 an und leitet den Prüfungsausschuss.\n\nFür den frei werdenden Sitz wird der Rat eine Person mit Erfahrung in Industriesoftware vorschlagen. Die Namen stehen in der Einladung, die am **18. März 2027** verschickt wird.',
    ),
    teaserImage: 'plant-exterior',
  }),
  adhocRelease({
    slug: 'half-year-2026',
    documents: ['half-year-report-2026'],
    publicationDate: '2026-08-18',
    title: t('Half-year: orders up seven per cent', 'Halbjahr: sieben Prozent mehr Aufträge'),
    leadText: t(
      'Demand for high-voltage machines and for service carried the first six months of 2026.',
      'Die Nachfrage nach Hochvoltmaschinen und Service trug die ersten sechs Monate 2026.',
    ),
    content: t(
      'Incoming orders rose by **7 %** against the first half of 2025. Service grew most, by 11 %; machines for vehicles rose by 4 %, those for industry by 6 %. Investment in development stays at a sixth of staff.\n\nFor the second half the group expects orders at the level of the first.',
      'Der Auftragseingang stieg gegenüber dem ersten Halbjahr 2025 um **7 %**. Am stärksten wuchs der Service mit 11 %; Maschinen für Fahrzeuge legten um 4 % zu, jene für die Industrie um 6 %. Weiterhin arbeitet jede sechste Person in der Entwicklung.\n\nFür das zweite Halbjahr erwartet die Gruppe Aufträge in der Höhe des ersten.',
    ),
    teaserImage: 'process-chart',
    figures: [
      [same('+7'), '%', t('incoming orders', 'Auftragseingang')],
      [same('+11'), '%', t('orders in service', 'Aufträge im Service')],
      [same('+4'), '%', t('machines for vehicles', 'Maschinen für Fahrzeuge')],
    ],
  }),
  release({
    slug: 'used-machines-programme',
    publicationDate: '2026-06-25',
    title: t('Used machines with a full warranty', 'Gebrauchte Maschinen mit voller Garantie'),
    leadText: t(
      'Komax takes back bench machines from the year 2009 onwards, rebuilds them and sells them with 24 months of warranty.',
      'Komax nimmt Tischgeräte ab Jahrgang 2009 zurück, baut sie neu auf und verkauft sie mit 24 Monaten Garantie.',
    ),
    content: t(
      'After a trial with 480 machines the programme is now open to all customers in Europe; North America follows in 2027. Six of seven machines can be rebuilt. Compared with a new machine this saves **86 per cent of the material** by weight.\n\nRebuilt machines are accepted by the same sheet as new ones and cost about 60 per cent of their price.',
      'Nach einem Versuch mit 480 Geräten steht das Programm nun allen Kunden in Europa offen; Nordamerika folgt 2027. Sechs von sieben Geräten lassen sich neu aufbauen. Gegenüber einem neuen spart das **86 Prozent des Materials** nach Gewicht.\n\nNeu aufgebaute Geräte durchlaufen dieselbe Abnahme wie neue und kosten rund 60 Prozent von deren Preis.',
    ),
    teaserImage: 'assembly-cell',
  }),
  release({
    slug: 'training-centre-queretaro',
    publicationDate: '2026-05-21',
    title: t('Training centre opens in Querétaro', 'Schulungszentrum in Querétaro eröffnet'),
    leadText: t(
      'Six machines and two classrooms: operators from Mexico and Central America no longer have to travel to Illinois.',
      'Sechs Maschinen, zwei Schulzimmer: Wer aus Mexiko oder Mittelamerika kommt, muss nicht mehr nach Illinois reisen.',
    ),
    content: t(
      'Some **700 people a year** are to be trained in the new centre, in Spanish and English. It stands beside the service hub and shares its workshop, so that courses can work on machines that are in for repair.\n\nThe first course was booked out in nine days. Two public schools of the region send their teachers free of charge.',
      'Rund **700 Personen im Jahr** sollen im neuen Zentrum geschult werden, auf Spanisch und Englisch. Es steht neben dem Servicestützpunkt und teilt dessen Werkstatt; so lässt sich an Maschinen üben, die zur Reparatur da sind.\n\nDer erste Kurs war nach neun Tagen ausgebucht. Zwei öffentliche Schulen der Region schicken ihre Lehrkräfte kostenlos.',
    ),
    teaserImage: 'training-room',
  }),
  adhocRelease({
    slug: 'annual-general-meeting-2026',
    publicationDate: '2026-04-15',
    title: t('General meeting approves all motions', 'Generalversammlung stimmt allen Anträgen zu'),
    leadText: t(
      'Shareholders approve a dividend of CHF 3.00 and re-elect the board of directors for one year.',
      'Die Aktionärinnen und Aktionäre beschliessen eine Dividende von CHF 3.00 und wählen den Verwaltungsrat für ein Jahr wieder.',
    ),
    content: t(
      '612 shareholders attended, and together with the independent proxy **64.8 per cent** of the share capital was represented. The annual report was approved with 99.1 per cent of the votes, the remuneration report in a consultative vote with 91.7 per cent.\n\nThe dividend will be paid on **21 April 2026**. The next meeting takes place on 14 April 2027.',
      '612 Aktionärinnen und Aktionäre waren anwesend; zusammen mit der unabhängigen Stimmrechtsvertretung waren **64.8 Prozent** des Aktienkapitals vertreten. Der Geschäftsbericht wurde mit 99.1 Prozent der Stimmen genehmigt, der Vergütungsbericht konsultativ mit 91.7 Prozent.\n\nAusbezahlt wird die Dividende am **21. April 2026**. Die nächste Versammlung findet am 14. April 2027 statt.',
    ),
    teaserImage: 'plant-exterior',
  }),
  release({
    slug: 'crimping-small-lots',
    publicationDate: '2026-03-12',
    title: t('New crimping machine for small lots', 'Neue Crimpmaschine für kleine Lose'),
    leadText: t(
      'Changeover in ninety seconds: the new machine pays off from twenty wires an order.',
      'Umrüsten in neunzig Sekunden: Die neue Maschine lohnt sich ab zwanzig Leitungen pro Auftrag.',
    ),
    content: t(
      'Applicators are clamped without tools, terminals are recognised by their reel, and the force band is taught with three crimps. Two machines ran at customers in Austria and Mexico for six months before series production began.\n\nDeliveries start in **June 2026**.',
      'Applikatoren werden ohne Werkzeug gespannt, Kontakte an ihrer Spule erkannt, und das Kraftband ist mit drei Crimps eingelernt. Zwei Maschinen liefen sechs Monate bei Kunden in Österreich und Mexiko, bevor die Serie begann.\n\nAusgeliefert wird ab **Juni 2026**.',
    ),
    teaserImage: 'machine-crimp',
    links: [toProduct('cresta-410', t('From the same family: {name}', 'Aus derselben Familie: {name}'))],
  }),
];
