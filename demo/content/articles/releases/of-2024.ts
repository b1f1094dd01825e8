import type { SeedRelease } from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t, to } from '../../pages/copy';
import { adhocRelease, release } from './release';

export const releases2024: readonly SeedRelease[] = [
  adhocRelease({
    slug: 'dividend-policy',
    publicationDate: '2024-11-14',
    title: t('Board sets a new dividend policy', 'Verwaltungsrat legt Dividendenpolitik neu fest'),
    leadText: t(
      'From the year 2024 onwards, a third to a half of the net profit is to be paid out. Acquisitions no longer change the payout ratio.',
      'Ab Geschäftsjahr 2024 soll ein Drittel bis die Hälfte des Reingewinns ausgeschüttet werden. Zukäufe ändern die Quote nicht mehr.',
    ),
    content: t(
      'Until now the ratio was at least 50 per cent, with exceptions after acquisitions; the last one was the dividend for 2023. The new range is meant to **make the dividend steadier** and leave room for investment in the plants.\n\nThe board confirms its targets for 2028: revenue of CHF 850 million and an EBIT margin of 11 per cent.',
      'Bisher galt eine Quote von mindestens 50 Prozent, mit Ausnahmen nach Zukäufen, zuletzt bei der Dividende für 2023. Die neue Bandbreite soll die Dividende **verstetigen** und Raum für Investitionen in die Werke lassen.\n\nDer Verwaltungsrat bestätigt die Ziele für 2028: einen Umsatz von CHF 850 Millionen und eine EBIT-Marge von 11 Prozent.',
    ),
    teaserImage: 'process-chart',
  }),
  release({
    slug: 'solar-roof-germany',
    publicationDate: '2024-09-10',
    title: t('Solar roof in Germany complete', 'Solardach in Deutschland fertig'),
    leadText: t(
      '1,120 modules cover 38 per cent of the plant’s demand for electricity. Compressed air serves as the store.',
      '1120 Module decken 38 Prozent des Strombedarfs im Werk. Als Speicher dient die Druckluft.',
    ),
    content: t(
      'Building took five months and cost **EUR 0.9 million**; production went on. A battery was planned and left out: three steel vessels take up the surplus of the afternoon as compressed air and give it back in the late shift.\n\nOf the five plants, three now have a roof of this kind. Hungary follows with the extension of its hall.',
      'Der Bau dauerte fünf Monate und kostete **EUR 0.9 Millionen**; produziert wurde weiter. Eine Batterie war geplant und entfiel: Drei Stahlbehälter nehmen den Überschuss des Nachmittags als Druckluft auf und geben ihn in der Spätschicht ab.\n\nVon den fünf Werken haben nun drei ein solches Dach. Ungarn folgt mit dem Ausbau der Halle.',
    ),
    teaserImage: 'solar-roof',
    figures: [
      [t('1,120', '1120'), '', t('modules', 'Module')],
      [same('38'), '%', t('of the electricity', 'des Stroms')],
      [same('5'), '', t('months of building', 'Monate Bauzeit')],
    ],
    links: [to('main:company/sustainability', t('Sustainability', 'Nachhaltigkeit'))],
  }),
  adhocRelease({
    slug: 'half-year-2024',
    publicationDate: '2024-08-20',
    title: t('Half-year: fewer orders, short-time work', 'Halbjahr: weniger Aufträge, Kurzarbeit'),
    leadText: t(
      'Incoming orders fall by 14 per cent. Two plants introduce short-time work from October.',
      'Der Auftragseingang sinkt um 14 Prozent. Zwei Werke führen ab Oktober Kurzarbeit ein.',
    ),
    content: t(
      'Revenue was CHF 342 million, the EBIT margin **7.2 per cent**. Makers of vehicle harnesses are using up their stocks and postponing investment. Orders for testing and for industry remained stable.\n\nShort-time work concerns 410 people in Switzerland and Germany. Training and development go on at full hours.',
      'Der Umsatz betrug CHF 342 Millionen, die EBIT-Marge **7.2 Prozent**. Hersteller von Fahrzeugkabelsätzen bauen Lager ab und verschieben Investitionen. Die Aufträge in der Prüftechnik und aus der Industrie blieben stabil.\n\nDie Kurzarbeit betrifft 410 Personen in der Schweiz und in Deutschland. Ausbildung und Entwicklung arbeiten mit vollem Pensum weiter.',
    ),
    teaserImage: 'process-chart',
  }),
  release({
    slug: 'service-in-24-countries',
    publicationDate: '2024-05-23',
    title: t('One service number in 24 countries', 'Eine Servicenummer in 24 Ländern'),
    leadText: t(
      'Komax and Schleuniger join their service. Whoever picks up knows the machines of both.',
      'Komax und Schleuniger legen ihren Service zusammen. Wer abnimmt, kennt die Maschinen beider.',
    ),
    content: t(
      'For a year, **310 service engineers** exchanged places for two weeks each. Since May there has been one number, one spare-parts catalogue and one list of prices. Previous numbers are forwarded until the end of 2027.\n\nThe share of faults that are solved on the telephone rose from 41 to 54 per cent during the trial.',
      'Ein Jahr lang tauschten **310 Servicetechnikerinnen und -techniker** für je zwei Wochen den Platz. Seit Mai gibt es eine Nummer, einen Ersatzteilkatalog und eine Preisliste. Frühere Nummern werden bis Ende 2027 weitergeleitet.\n\nDer Anteil der Störungen, die sich am Telefon lösen lassen, stieg im Versuch von 41 auf 54 Prozent.',
    ),
    teaserImage: 'world-map',
    links: [to('main:services', same('Services'))],
  }),
];
