import { writeAmount, type Amount } from '../units/Amount';
import { baseValue } from '../units/Measurement';

import { specificationAmount, type Specification } from './Specification';

export interface SpannedSpecification<TSpecification extends Specification> {
  /** The line itself if all variants agree; else the range from minimum to maximum. */
  readonly specification: TSpecification;
  readonly isSame: boolean;
}

const isSameText = (a: Specification, b: Specification) => a.value === b.value && a.unit === b.unit;

/** Amounts such as "at least" and "± 1" have no minimum and maximum. */
function spanAmounts(amounts: readonly (Amount | undefined)[]): Amount | undefined {
  const [first] = amounts;
  const isScale = (amount: Amount | undefined) =>
    amount !== undefined &&
    amount.unit === first?.unit &&
    (amount.shape === 'single' || amount.shape === 'range' || amount.shape === 'list');
  if (!first || !amounts.every(isScale)) return undefined;
  const values = amounts.flatMap((amount) => amount?.values ?? []);
  const [least] = values.toSorted((a, b) => baseValue(a) - baseValue(b));
  const most = values.toSorted((a, b) => baseValue(b) - baseValue(a))[0];
  return least && most ? { shape: 'range', unit: first.unit, values: [least, most] } : undefined;
}

/** "integrated / optional": distinct, in the order of the variants. */
function formatList<TSpecification extends Specification>(
  lines: readonly TSpecification[],
  first: TSpecification,
): SpannedSpecification<TSpecification> | undefined {
  if (lines.some(({ unit }) => unit !== first.unit)) return undefined;
  const value = [...new Set(lines.map((line) => line.value))].join(' / ');
  return { specification: { ...first, value }, isSame: false };
}

function span<TSpecification extends Specification>(
  lines: readonly TSpecification[],
): SpannedSpecification<TSpecification> | undefined {
  const [first] = lines;
  if (!first) return undefined;
  if (lines.every((line) => isSameText(line, first))) return { specification: first, isSame: true };
  const amount = spanAmounts(lines.map(specificationAmount));
  if (!amount) return formatList(lines, first);
  const { value, unit } = writeAmount(amount);
  return { specification: { ...first, value, unit: unit === null ? null : first.unit }, isSame: false };
}

/**
 * Summarizes the data of all variants: equal values once, differing figures as a range ("0.013 – 4 mm²"), other values
 * as a list ("integrated / optional"). Properties that a variant lacks are left out.
 */
export function spanVariants<TSpecification extends Specification>(
  variants: readonly { readonly specifications: readonly TSpecification[] }[],
): readonly SpannedSpecification<TSpecification>[] {
  const [first] = variants;
  return (first?.specifications ?? []).flatMap(({ key, measurementSystem }) => {
    const lines = variants.flatMap(({ specifications }) => {
      const line = specifications.find(
        (other) => other.key === key && other.measurementSystem === measurementSystem,
      );
      return line ? [line] : [];
    });
    const spanned = lines.length === variants.length ? span(lines) : undefined;
    return spanned ? [spanned] : [];
  });
}
