import type { SeedRelease } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t } from '../../pages/copy';
import { adhocRelease, yearFigures } from './release';

/** The results of the years, each on a morning in March. */
export const results: readonly SeedRelease[] = [
  adhocRelease({
    slug: 'annual-result-2025',
    documents: ['annual-report-2025'],
    publicationDate: '2026-03-10',
    title: t('2025: revenue of CHF 712 million', '2025: Umsatz von CHF 712 Millionen'),
    leadText: t(
      'Operating result rises to CHF 61 million, a margin of 8.6 per cent. The board proposes a dividend of CHF 3.00 per share.',
      'Das Betriebsergebnis steigt auf CHF 61 Millionen, die Marge auf 8.6 Prozent. Der Verwaltungsrat beantragt CHF 3.00 Dividende je Aktie.',
    ),
    content: t(
      'Revenue grew by **2.6 per cent**, in local currencies by 4.1 per cent. Service contributed a quarter of it for the first time. In Asia the group grew by 7 per cent, in Europe it stood still, in the Americas it grew by 3 per cent.\n\nDevelopment cost CHF 58 million, or 8.1 per cent of revenue. Net debt fell to CHF 74 million.\n\nFor 2026 the board expects revenue of CHF 710 to 740 million and an EBIT margin of at least 8.5 per cent.',
      'Der Umsatz wuchs um **2.6 Prozent**, in lokalen Währungen um 4.1 Prozent. Erstmals stammte ein Viertel aus dem Service. In Asien wuchs die Gruppe um 7 Prozent, in Europa stagnierte sie, in Amerika waren es plus 3 Prozent.\n\nDie Entwicklung kostete CHF 58 Millionen oder 8.1 Prozent des Umsatzes. Die Nettoverschuldung sank auf CHF 74 Millionen.\n\nFür 2026 erwartet der Verwaltungsrat einen Umsatz von CHF 710 bis 740 Millionen und eine EBIT-Marge von mindestens 8.5 Prozent.',
    ),
    teaserImage: 'process-chart',
    figures: yearFigures('712', '61', same('8.6'), '3.00'),
  }),
  adhocRelease({
    slug: 'annual-result-2024',
    documents: ['annual-report-2024'],
    publicationDate: '2025-03-11',
    title: t('2024: a year with the brake on', '2024: ein Jahr mit angezogener Bremse'),
    leadText: t(
      'Revenue falls to CHF 694 million, the operating result to CHF 52 million. Orders have been rising again since October.',
      'Der Umsatz sinkt auf CHF 694 Millionen, das Betriebsergebnis auf CHF 52 Millionen. Seit Oktober nehmen die Aufträge wieder zu.',
    ),
    content: t(
      'Customers in the vehicle industry bought **a fifth fewer machines** than in the year before. Service and testing made good a part of it. The group reduced working hours in two plants for four months and made nobody redundant.\n\nThe board proposes a dividend of CHF 2.50 per share. For 2025 it expects revenue of CHF 700 million or more.',
      'Kunden aus der Fahrzeugindustrie kauften **ein Fünftel weniger Maschinen** als im Vorjahr. Service und Prüftechnik glichen einen Teil aus. In zwei Werken galt vier Monate Kurzarbeit; wirtschaftlich begründete Kündigungen gab es keine.\n\nDer Verwaltungsrat beantragt eine Dividende von CHF 2.50 je Aktie. Für 2025 erwartet er einen Umsatz von CHF 700 Millionen oder mehr.',
    ),
    teaserImage: 'process-chart',
    figures: yearFigures('694', '52', same('7.5'), '2.50'),
  }),
  adhocRelease({
    slug: 'annual-result-2023',
    documents: ['annual-report-2023'],
    publicationDate: '2024-03-12',
    title: t('2023: record for service and testing', '2023: Rekord für Service und Prüftechnik'),
    leadText: t(
      'Revenue of CHF 731 million and an operating result of CHF 68 million. The order book is shorter than a year ago.',
      'Umsatz von CHF 731 Millionen, Betriebsergebnis von CHF 68 Millionen. Das Auftragsbuch ist kürzer als vor einem Jahr.',
    ),
    content: t(
      'The first full year together with Schleuniger brought **7.8 per cent more revenue**. Shared spare-parts stores saved CHF 6 million. Service and testing reached their best result so far.\n\nIncoming orders fell in the second half, in particular from makers of vehicle harnesses. Integration cost CHF 9 million, which is why the board proposes a lower dividend of CHF 3.00 per share. It gives no forecast for 2024.',
      'Das erste volle Jahr mit Schleuniger brachte **7.8 Prozent mehr Umsatz**. Gemeinsame Ersatzteillager sparten CHF 6 Millionen. Service und Prüftechnik erreichten ihr bisher bestes Ergebnis.\n\nIm zweiten Halbjahr gingen die Aufträge zurück, vor allem bei Herstellern von Fahrzeugkabelsätzen. Die Integration kostete CHF 9 Millionen; der Verwaltungsrat beantragt darum eine tiefere Dividende von CHF 3.00 je Aktie. Für 2024 gibt er keine Prognose ab.',
    ),
    teaserImage: 'process-chart',
    figures: yearFigures('731', '68', same('9.3'), '3.00'),
  }),
  adhocRelease({
    slug: 'annual-result-2022',
    publicationDate: '2023-03-14',
    title: t('2022: a larger group, a fuller order book', '2022: grössere Gruppe, volleres Auftragsbuch'),
    leadText: t(
      'Revenue of CHF 678 million and an operating result of CHF 74 million. Schleuniger has been part of the group since summer.',
      'Umsatz von CHF 678 Millionen, Betriebsergebnis von CHF 74 Millionen. Seit Sommer gehört Schleuniger zur Gruppe.',
    ),
    content: t(
      'Parts were scarce until autumn; one machine in five was delivered late. Even so, revenue grew by **11 per cent** without acquisitions. The order book holds work for seven months.\n\nThe board proposes a dividend of CHF 5.50 per share.',
      'Teile blieben bis im Herbst knapp; jede fünfte Maschine ging verspätet hinaus. Dennoch wuchs der Umsatz ohne Zukäufe um **11 Prozent**. Das Auftragsbuch reicht für sieben Monate.\n\nDer Verwaltungsrat beantragt eine Dividende von CHF 5.50 je Aktie.',
    ),
    teaserImage: 'process-chart',
    figures: yearFigures('678', '74', same('10.9'), '5.50'),
  }),
];
