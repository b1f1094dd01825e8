import { writeAmount, type Amount } from '../units/Amount';
import { baseValue } from '../units/Measurement';

import { specificationAmount, type Specification } from './Specification';

/** A property over all variants of a product. */
export interface SpannedSpecification<TSpecification extends Specification> {
  /** The line itself where all variants agree; else from the least to the most that any of them has. */
  readonly specification: TSpecification;
  readonly isSame: boolean;
}

const isSameText = (a: Specification, b: Specification) => a.value === b.value && a.unit === b.unit;

/** Only what lies on one scale has a least and a most; "at least" and "± 1" do not. */
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

/** "integrated / optional": each once, in the order of the variants. */
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
 * What can be said of a product as a whole from the data of its variants: what all have alike, and how far figures that vary
 * reach ("0.013 – 4 mm²"); other values are listed ("integrated / optional"). Left out is what not every variant has.
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
