import type {
  FileKey,
  Localized,
  MediaKey,
  SeedLink,
  SeedModule,
  SeedRelease,
} from '../../../../services/content/src/testing/seeding/documents/types';
import { same, t } from '../../pages/copy';
import { figures, next, prose, type Figure } from '../modules';

interface ReleaseInput {
  slug: string;
  publicationDate: string;
  title: Localized;
  leadText: Localized;
  content: Localized;
  teaserImage: MediaKey;
  figures?: readonly Figure[];
  links?: readonly SeedLink[];
  documents?: FileKey[];
}

const about = prose(
  t(
    'Machines for wire processing since 1975, some 3,400 people on three continents.',
    'Maschinen für die Kabelverarbeitung seit 1975, rund 3400 Menschen auf drei Kontinenten.',
  ),
  t('About Komax', 'Über Komax'),
);

const modulesOf = ({ content, figures: rows, links }: ReleaseInput): SeedModule[] => [
  ...(rows === undefined ? [] : [figures(...rows)]),
  prose(content),
  ...(links === undefined ? [] : [next(t('Further', 'Weiter'), ...links)]),
  about,
];

const createRelease = (input: ReleaseInput, contactEmail: string, adhoc: boolean): SeedRelease => ({
  site: 'main',
  languages: ['en', 'de'],
  slug: input.slug,
  publicationDate: input.publicationDate,
  title: input.title,
  leadText: input.leadText,
  teaserImage: input.teaserImage,
  adhoc,
  contactEmail,
  documents: input.documents,
  modules: modulesOf(input),
});

/** A release of the press office. */
export const release = (input: ReleaseInput): SeedRelease =>
  createRelease(input, 'media@komax.example', false);

/** A release under the rules of the exchange, sent before trading begins. */
export const adhocRelease = (input: ReleaseInput): SeedRelease =>
  createRelease(input, 'investors@komax.example', true);

/** The four figures of a year, in millions of francs where they are money. */
export const yearFigures = (
  revenue: string,
  operatingResult: string,
  margin: Localized,
  dividend: string,
): readonly Figure[] => [
  [same(revenue), 'CHF', t('revenue, in millions', 'Umsatz in Millionen')],
  [
    same(operatingResult),
    'CHF',
    t('operating result (EBIT), in millions', 'Betriebsergebnis (EBIT) in Millionen'),
  ],
  [margin, '%', t('EBIT margin', 'EBIT-Marge')],
  [same(dividend), 'CHF', t('dividend per share, proposed', 'Dividende je Aktie, beantragt')],
];
