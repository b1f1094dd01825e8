import type {
  Localized,
  SeedModule,
  SeedPage,
} from '../../services/content/src/testing/seeding/documents/types';

/** Long words of titles, with `|` where they may be broken: browsers without a dictionary break them anywhere. */
const words = [
  'Analysten|konferenz',
  'Auftrags|steuerung',
  'Barriere|freiheit',
  'Dividenden|politik',
  'Explosions|zeichnungen',
  'General|versammlung',
  'Geschäfts|bedingungen',
  'Geschäfts|bericht',
  'Grössen|ordnungen',
  'Halbjahres|bericht',
  'Isolations|widerstand',
  'Kabelsatz|montage',
  'Kabelsatz|prüfung',
  'Kabel|verarbeitung',
  'Luftfahrt|leitungen',
  'Maschinen|anbindung',
  'Medien|mitteilungen',
  'Quadrat|millimetern',
  'Schienen|fahrzeug',
  'Schulungs|zentrum',
  'Service|bulletins',
  'Vertriebs|partner',
  'Werk|besichtigung',
  'Zehntel|millimeter',
];

const softHyphen = '\u00ad';
const replacements = words.map(
  (word) => [word.replaceAll('|', ''), word.replaceAll('|', softHyphen)] as const,
);

const breakLongSegments = (text: string): string =>
  replacements.reduce((broken, [word, parts]) => broken.replaceAll(word, parts), text);

const breakTitle = (title: Localized): Localized => ({
  ...title,
  ...(title.de === undefined ? {} : { de: breakLongSegments(title.de) }),
});

const withBreakPoints = <Module extends SeedModule>(module: Module): Module =>
  'title' in module && module.title ? { ...module, title: breakTitle(module.title) } : module;

/** The page with soft hyphens in the headings of its modules. Its own title stays whole: it is compared and searched. */
export const hyphenate = (page: SeedPage): SeedPage => ({
  ...page,
  modules: page.modules.map(withBreakPoints),
});
