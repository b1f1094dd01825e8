import type { Localized, SeedPage } from '../../types';
import { t } from '../copy';

interface Release {
  slug: string;
  publishedOn: string;
  title: Localized;
  lead: Localized;
  content: Localized;
  image: string;
}

const about = t(
  '\n\n---\n\n**About Komax:** machines for wire processing since 1975, some 3,400 people on three continents.',
  '\n\n---\n\n**Über Komax:** Maschinen für die Kabelverarbeitung seit 1975, rund 3400 Menschen auf drei Kontinenten.',
);

const release = ({ slug, publishedOn, title, lead, content, image }: Release): SeedPage => ({
  site: 'main',
  parent: 'media-releases',
  slug,
  pageType: 'MediaRelease',
  publishedOn,
  languages: ['en', 'de'],
  title,
  description: lead,
  shareImage: image,
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Media release', 'Medienmitteilung'),
      title,
      text: lead,
      image,
    },
    {
      blockType: 'richText',
      content: t(`${content.en ?? ''}${about.en ?? ''}`, `${content.de ?? ''}${about.de ?? ''}`),
    },
  ],
});

export const mediaReleases: readonly SeedPage[] = [
  release({
    slug: 'plant-hungary-extended',
    publishedOn: '2026-10-08',
    title: t('Plant in Hungary is extended', 'Werk in Ungarn wird erweitert'),
    lead: t(
      'A second hall of 4,200 m² takes up the assembly of harness machines. Work begins in spring 2027.',
      'Eine zweite Halle mit 4200 m² nimmt die Montage der Kabelsatzautomaten auf. Baubeginn ist im Frühling 2027.',
    ),
    content: t(
      'The hall stands beside the present one and is heated with groundwater. It brings together work that is now spread over three buildings, and makes room for **60 jobs**. The first machines are to leave it in autumn 2028.\n\nThe plant remains open during construction; deliveries are not affected.',
      'Die Halle entsteht neben der heutigen und wird mit Grundwasser geheizt. Sie führt Arbeiten zusammen, die bisher auf drei Gebäude verteilt sind, und schafft Platz für **60 Arbeitsplätze**. Die ersten Maschinen sollen sie im Herbst 2028 verlassen.\n\nDas Werk bleibt während des Baus in Betrieb; Lieferungen sind nicht betroffen.',
    ),
    image: 'plant-exterior',
  }),
  release({
    slug: 'half-year-2026',
    publishedOn: '2026-08-18',
    title: t('Half-year: orders up seven per cent', 'Halbjahr: sieben Prozent mehr Aufträge'),
    lead: t(
      'Demand for high-voltage machines and for service carried the first six months of 2026.',
      'Die Nachfrage nach Hochvoltmaschinen und Service trug die ersten sechs Monate 2026.',
    ),
    content: t(
      'Incoming orders rose by **7 %** against the first half of 2025. Service grew most, by 11 %; machines for vehicles rose by 4 %, those for industry by 6 %. Investment in development stays at a sixth of staff.\n\nFor the second half the group expects orders at the level of the first.',
      'Der Auftragseingang stieg gegenüber dem ersten Halbjahr 2025 um **7 %**. Am stärksten wuchs der Service mit 11 %; Maschinen für Fahrzeuge legten um 4 % zu, jene für die Industrie um 6 %. Weiterhin arbeitet jede sechste Person in der Entwicklung.\n\nFür das zweite Halbjahr erwartet die Gruppe Aufträge in der Höhe des ersten.',
    ),
    image: 'process-chart',
  }),
  release({
    slug: 'crimping-small-lots',
    publishedOn: '2026-03-12',
    title: t('New crimping machine for small lots', 'Neue Crimpmaschine für kleine Lose'),
    lead: t(
      'Changeover in ninety seconds: the new machine pays off from twenty wires an order.',
      'Umrüsten in neunzig Sekunden: Die neue Maschine lohnt sich ab zwanzig Leitungen pro Auftrag.',
    ),
    content: t(
      'Applicators are clamped without tools, terminals are recognised by their reel, and the force band is taught with three crimps. Two machines ran at customers in Austria and Mexico for six months before series production began.\n\nDeliveries start in **June 2026**.',
      'Applikatoren werden ohne Werkzeug gespannt, Kontakte an ihrer Spule erkannt, und das Kraftband ist mit drei Crimps eingelernt. Zwei Maschinen liefen sechs Monate bei Kunden in Österreich und Mexiko, bevor die Serie begann.\n\nAusgeliefert wird ab **Juni 2026**.',
    ),
    image: 'machine-crimp',
  }),
];
