import { writePdf, type Block, type PaperLanguage } from '../../documents/writePdf';
import { formatFigures } from '../formatFigures';
import type { Line } from '../lines';
import { offerNames } from '../terms/offers';
import { specificationNames } from '../terms/specifications';
import { localized } from '../terms/term';
import { groups, units, words } from '../terms/words';
import type { ProductSource } from '../types';

type Words = Record<PaperLanguage, string>;

const names = { ...specificationNames, ...offerNames };
const headings: Record<'property' | 'metric' | 'imperial' | 'note', Words> = {
  property: { en: 'Property', de: 'Eigenschaft', fr: 'Caractéristique', es: 'Característica' },
  metric: { en: 'Metric', de: 'Metrisch', fr: 'Métrique', es: 'Métrico' },
  imperial: { en: 'US', de: 'US', fr: 'US', es: 'EE. UU.' },
  note: {
    en: 'A value in the first column alone holds in both systems. The figures are those of the first variant; subject to change.',
    de: 'Ein Wert nur in der ersten Spalte gilt in beiden Systemen. Die Werte sind die der ersten Variante; Änderungen vorbehalten.',
    fr: 'Une valeur dans la première colonne seule vaut dans les deux systèmes. Valeurs de la première variante, sous réserve de modifications.',
    es: 'Un valor solo en la primera columna vale en ambos sistemas. Valores de la primera variante, sujetos a cambios.',
  },
};

const formatRow = (row: readonly string[], language: PaperLanguage): string => {
  const text = localized(row);
  return text[language] ?? text.en;
};

const valueOf = (line: Line, language: PaperLanguage): string => {
  const value = line.word === null ? (line.value ?? '') : formatRow(words[line.word], language);
  const written = line.minimum === null ? value : formatFigures(value, language);
  return line.unit === null ? written : `${written} ${formatRow(units[line.unit], language)}`;
};

/** The two lines of one property become one row. */
const rowsOf = (lines: readonly Line[], language: PaperLanguage): string[][] => {
  const rows: string[][] = [];
  for (const line of lines) {
    if (line.system === 'dim_imperial') continue;
    const twin = lines.find((other) => other.key === line.key && other.system === 'dim_imperial');
    const metric = valueOf(line, language);
    rows.push([formatRow(names[line.key], language), metric, twin ? valueOf(twin, language) : '']);
  }
  return rows;
};

const tableOf = (lines: readonly Line[], language: PaperLanguage): Block => ({
  kind: 'table',
  columns: [46, 32, 32],
  head: [headings.property[language], headings.metric[language], headings.imperial[language]],
  rows: rowsOf(lines, language),
});

/** True when every word of a data sheet exists in the language: a half-translated one is not made. */
export const hasText = (product: ProductSource, language: PaperLanguage): boolean =>
  language === 'en' ||
  (product.sentences[language] !== undefined &&
    product.variants.every(({ lines }) =>
      lines.every(({ key }) => localized(names[key])[language] !== undefined),
    ));

export const dataSheet = (
  product: ProductSource,
  language: PaperLanguage,
  author: string,
  title: string,
): Uint8Array => {
  const [variant] = product.variants;
  const lines = variant?.lines ?? [];
  const sentences = variant?.sentences ?? product.sentences;
  const groupNames = [...new Set(lines.map(({ group }) => group))];
  const purpose = language === 'en' ? product.purpose[0] : language === 'de' ? product.purpose[1] : '';
  return writePdf({
    title,
    language,
    author,
    blocks: [
      { kind: 'h1', text: title },
      ...(purpose ? [{ kind: 'p', text: purpose } as const] : []),
      { kind: 'p', text: sentences[language] ?? sentences.en },
      ...groupNames.flatMap((group): Block[] => [
        { kind: 'h2', text: formatRow(groups[group], language) },
        tableOf(
          lines.filter((line) => line.group === group),
          language,
        ),
      ]),
      { kind: 'p', text: headings.note[language] },
    ],
  });
};

const care: Record<
  'en' | 'de',
  { intro: string; daily: string; weekly: string; yearly: string; tasks: readonly (readonly string[])[] }
> = {
  en: {
    intro: 'Switch the machine off, lock the main switch and release the air before reaching inside.',
    daily: 'Every day',
    weekly: 'Every week',
    yearly: 'Every year',
    tasks: [
      [
        'Remove scrap and dust; do not blow it out with air.',
        'Look at blades, tools and guides for chips and burrs.',
        'Run a test piece and measure it.',
      ],
      [
        'Clean feed belts or rollers with alcohol.',
        'Oil the guides with two drops of machine oil.',
        'Empty the water trap of the air supply.',
      ],
      [
        'Have lengths and forces calibrated.',
        'Have the safety doors and the emergency stop checked.',
        'Back up the articles.',
      ],
    ],
  },
  de: {
    intro:
      'Vor dem Eingreifen die Maschine ausschalten, den Hauptschalter abschliessen und die Luft ablassen.',
    daily: 'Jeden Tag',
    weekly: 'Jede Woche',
    yearly: 'Jedes Jahr',
    tasks: [
      [
        'Abfall und Staub entfernen; nicht mit Luft ausblasen.',
        'Messer, Werkzeuge und Führungen auf Ausbrüche und Grate ansehen.',
        'Ein Muster fertigen und messen.',
      ],
      [
        'Bänder oder Rollen des Vorschubs mit Alkohol reinigen.',
        'Führungen mit zwei Tropfen Maschinenöl ölen.',
        'Wasserabscheider der Luftversorgung leeren.',
      ],
      [
        'Längen und Kräfte kalibrieren lassen.',
        'Schutztüren und Not-Halt prüfen lassen.',
        'Artikel sichern.',
      ],
    ],
  },
};

export const maintenanceCard = (language: 'en' | 'de', author: string, title: string): Uint8Array => {
  const careTexts = care[language];
  const items = (index: number): Block[] =>
    (careTexts.tasks[index] ?? []).map((text) => ({ kind: 'li', text }));
  return writePdf({
    title,
    language,
    author,
    blocks: [
      { kind: 'h1', text: title },
      { kind: 'p', text: careTexts.intro },
      { kind: 'h2', text: careTexts.daily },
      ...items(0),
      { kind: 'h2', text: careTexts.weekly },
      ...items(1),
      { kind: 'h2', text: careTexts.yearly },
      ...items(2),
    ],
  });
};
