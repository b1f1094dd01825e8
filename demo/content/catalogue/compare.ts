import type { Localized, SeedModule } from '../../../services/content/src/testing/seeding/documents/types';
import type { SpecificationKey } from '../../product/lines';
import type { ProductSource } from '../../product/types';
import { boundsOf, gaugeSpan } from './figures';

/** German figures are Swiss, like those of the data sheets: 0.5 and 10’000, but four digits together. */
const format = {
  en: (value: number) => new Intl.NumberFormat('en-GB').format(value),
  de: (value: number) =>
    new Intl.NumberFormat('de-CH', { useGrouping: 'min2' }).format(value).replaceAll("'", '’'),
};

/** The same figures as each language writes them. */
export const localizedFigures = (text: (write: (value: number) => string) => string): Localized => ({
  en: text(format.en),
  de: text(format.de),
});

interface Row {
  key: SpecificationKey;
  label: Localized;
  unit?: Localized;
  /** `gauge` writes AWG, `most` the largest alone, `tolerance` puts ± before it. */
  as?: 'span' | 'gauge' | 'most' | 'tolerance';
}

const none: Localized = { en: '–', de: '–' };

const valueOf = (owners: readonly ProductSource[], { key, as = 'span' }: Row): Localized => {
  const bounds = boundsOf(owners, key);
  if (!bounds) return none;
  const { least, most } = bounds;
  switch (as) {
    case 'gauge':
      return localizedFigures(() => gaugeSpan(bounds));
    case 'most':
      return localizedFigures((write) => write(most));
    case 'tolerance':
      return localizedFigures((write) => `±${write(most)}`);
    case 'span':
      return localizedFigures((write) => (least === most ? write(most) : `${write(least)}–${write(most)}`));
  }
};

interface Comparison {
  title: Localized;
  caption: Localized;
  columns: readonly { name: string; products: readonly ProductSource[] }[];
  rows: readonly Row[];
}

/** A table of figures that the product service has too, so that page and data sheet agree. */
export const compareFigures = ({ title, caption, columns, rows }: Comparison): SeedModule => ({
  blockType: 'keyFiguresComparison',
  title,
  caption,
  columns: columns.map(({ name }) => ({ en: name, de: name })),
  rows: rows.map((row) => ({
    label: row.label,
    ...(row.unit ? { unit: row.unit } : {}),
    values: columns.map(({ products }) => valueOf(products, row)),
  })),
});

export const productColumns = (owners: readonly ProductSource[]): Comparison['columns'] =>
  owners.map((product) => ({ name: product.name, products: [product] }));
