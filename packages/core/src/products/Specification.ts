import { parseMeasurementSystem } from '../measurement/decideMeasurementSystem';
import type { MeasurementSystem } from '../types/Country';
import { amountToSystem, formatAmount, writeAmount, type Amount } from '../units/Amount';
import { parseAmount } from '../units/parseAmount';

export interface SpecificationSource {
  /** Identifies the property in every language. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string | null;
  /** `dim_metric`, `dim_imperial`, or `null` if equal in both systems. */
  readonly measurement_system: string | null;
}

export interface Specification {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string | null;
  /** `null` if the line belongs to both systems. */
  readonly measurementSystem: MeasurementSystem | null;
}

export const toSpecification = ({ measurement_system, ...source }: SpecificationSource): Specification => ({
  key: source.key,
  name: source.name,
  value: source.value,
  unit: source.unit,
  measurementSystem: parseMeasurementSystem(measurement_system),
});

/** Figures by value and unit: a comparison reads the same hundred lines of product data for every reader. */
const amounts = new Map<string, Amount | undefined>();
const maxAmounts = 20_000;

/** Parses the figures of a specification; `undefined` for text. Product data has decimal points. */
export function specificationAmount({
  value,
  unit,
}: Pick<Specification, 'value' | 'unit'>): Amount | undefined {
  const key = `${unit ?? ''}\n${value}`;
  if (amounts.has(key)) return amounts.get(key);
  const amount = parseAmount(value, unit, { decimal: '.' });
  if (amounts.size >= maxAmounts) amounts.clear();
  amounts.set(key, amount);
  return amount;
}

/** Formats value and unit in a language: "0.13 – 6 mm²"; text is unchanged. The unit keeps the spelling of the data. */
export function formatSpecification(specification: Specification, language: string): string {
  const { value, unit } = specification;
  const amount = specificationAmount(specification);
  if (amount) return formatAmount(amount, language, unit ?? undefined);
  return unit ? `${value}\u00A0${unit}` : value;
}

/** "Specs of the other measurement system removed" (section 5). */
export const removeOtherSystem = (
  specifications: readonly Specification[],
  system: MeasurementSystem,
): readonly Specification[] =>
  specifications.filter(
    ({ measurementSystem }) => measurementSystem === null || measurementSystem === system,
  );

/** Returns the line in the other system; the line itself for both if nothing can be converted. */
function completed(specification: Specification, system: MeasurementSystem): readonly Specification[] {
  const amount = specificationAmount(specification);
  const converted = amount && amountToSystem(amount, system);
  if (!converted || converted.unit === amount.unit) return [{ ...specification, measurementSystem: null }];
  const own = system === 'Metric' ? 'Imperial' : 'Metric';
  return [
    { ...specification, measurementSystem: own },
    { ...specification, ...writeAmount(converted), measurementSystem: system },
  ];
}

/**
 * Adds the counterpart in the other system to each line that the data has in one system only, so that removing the
 * other system loses nothing. Lines with the same key in both systems are unchanged.
 */
export function completeSystems(specifications: readonly Specification[]): readonly Specification[] {
  const has = (key: string, system: MeasurementSystem) =>
    specifications.some((other) => other.key === key && other.measurementSystem === system);
  return specifications.flatMap((specification) => {
    const { key, measurementSystem } = specification;
    if (measurementSystem !== null) {
      const other = measurementSystem === 'Metric' ? 'Imperial' : 'Metric';
      return has(key, other) ? [specification] : completed(specification, other);
    }
    const imperial = completed(specification, 'Imperial');
    return imperial.length > 1 ? imperial : completed(specification, 'Metric');
  });
}

/** Returns technical data in one system: completed, then without the other system. */
export const selectSpecifications = (
  specifications: readonly Specification[],
  system: MeasurementSystem,
): readonly Specification[] => removeOtherSystem(completeSystems(specifications), system);
