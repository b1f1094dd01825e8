import type { MeasurementSystem } from '../types/Country';
import { amountToSystem, type Amount } from '../units/Amount';
import { isWideRange } from '../units/isWideRange';
import { baseValue } from '../units/Measurement';

import type { FilterableProduct, IndexedProduct } from './ProductFilter';

/** Share of a scale, both ends from 0 to 1. */
export interface ScaleShare {
  readonly from: number;
  readonly to: number;
}

export interface CardFigure {
  readonly key: string;
  readonly name: string;
  /** Values of all variants together, in the reader's system. */
  readonly amount: Amount;
  /** Undefined if no other product can be compared. */
  readonly share: ScaleShare | undefined;
}

export interface CardFiguresInput<TProduct extends FilterableProduct> {
  /** All products of the list: the least and the greatest of their figures are the ends of the scale. */
  readonly products: readonly IndexedProduct<TProduct>[];
  /** Preferred properties, the most significant first. */
  readonly keys: readonly string[];
  readonly system: MeasurementSystem;
}

interface SpannedFigure {
  readonly key: string;
  readonly name: string;
  readonly amount: Amount;
}

const maxFigures = 3;

type Scale = (value: number) => number;

/** Undefined if there is nothing to compare. */
function createScale(amounts: readonly Amount[]): Scale | undefined {
  const values = amounts.flatMap((one) => one.values.map(baseValue));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (amounts.length < 2 || least === most) return undefined;
  const isLogarithmic = isWideRange(least, most);
  const position: Scale = isLogarithmic ? Math.log : (value) => value;
  const start = position(isLogarithmic ? least : Math.min(0, least));
  return (value) => (position(value) - start) / (position(most) - start);
}

function shareOf(amount: Amount, scale: Scale): ScaleShare {
  const own = amount.values.map(baseValue);
  return { from: amount.shape === 'range' ? scale(Math.min(...own)) : 0, to: scale(Math.max(...own)) };
}

const selectFigures = <TProduct extends FilterableProduct>(
  { properties }: IndexedProduct<TProduct>,
  keys: readonly string[],
): readonly SpannedFigure[] =>
  keys.flatMap((key) => {
    const property = properties.get(key);
    return property?.span ? [{ key, name: property.name, amount: property.span }] : [];
  });

/** Figures of one property are only comparable if they measure the same quantity. */
const scaleKey = ({ key, amount }: SpannedFigure): string => `${amount.values[0].quantity} ${key}`;

function createScales(figures: readonly SpannedFigure[]): ReadonlyMap<string, Scale | undefined> {
  const amounts = new Map<string, Amount[]>();
  for (const figure of figures) {
    const key = scaleKey(figure);
    amounts.set(key, [...(amounts.get(key) ?? []), figure.amount]);
  }
  return new Map([...amounts].map(([key, all]) => [key, createScale(all)]));
}

/**
 * Selects up to three figures of each product, with their shares of the range of the whole list. Returns them by the slug
 * of the product.
 */
export function createCardFigures<TProduct extends FilterableProduct>({
  products,
  keys,
  system,
}: CardFiguresInput<TProduct>): (slug: string) => readonly CardFigure[] {
  const figures = new Map(products.map((one) => [one.product.slug, selectFigures(one, keys)]));
  const scales = createScales([...figures.values()].flat());
  return (slug) =>
    (figures.get(slug) ?? []).slice(0, maxFigures).map((figure) => {
      const { key, name, amount } = figure;
      const scale = scales.get(scaleKey(figure));
      return { key, name, amount: amountToSystem(amount, system), share: scale && shareOf(amount, scale) };
    });
}
