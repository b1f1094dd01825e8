import { products } from '../../product/range/products';

/** `Cirris CR 4` is also called `CR 4`, and `Volta HV 30` `HV 30`: the brand left out. */
const shortName = (name: string): string => name.replace(/^(?:Adaptronic|Applicator|Cirris|IQC|Volta) /, '');

/** First words of names that are brands or common nouns and so name no family by themselves. */
const ignoredTerms: ReadonlySet<string> = new Set(
  'Adaptronic Applicator Blade Care Cirris DiIT Hosver IQC Operator Remote Tool Volta'.split(' '),
);

const nameOfFamily = (name: string): readonly string[] => {
  const [family = name] = name.split(' ');
  return ignoredTerms.has(family) ? [] : [family];
};

/** Names of products and families as copy writes them, the longest first. */
const rangeNames: readonly string[] = [
  ...new Set(products.flatMap(({ name }) => [name, shortName(name), ...nameOfFamily(name)])),
].sort((a, b) => b.length - a.length);

const patternOf = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{Ll}\\d])`, 'gu');
const patterns = rangeNames.map((name) => ({ name, pattern: patternOf(name) }));

const withPlainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const readNames = (text: string): { names: readonly string[]; rest: string } => {
  let rest = withPlainSpaces(text);
  const names: string[] = [];
  for (const { name, pattern } of patterns) {
    const without = rest.replaceAll(pattern, '_');
    if (without !== rest) names.push(name);
    rest = without;
  }
  return { names: names.sort(), rest };
};

/** Names of the range that a text mentions, each once. */
export const namesIn = (text: string): readonly string[] => readNames(text).names;

/** Capitalised words within a sentence, and capitalised words before a number: what may be a name. */
const nameLike =
  /(?<=[a-z,;:] (?:\*\*)?)\p{Lu}\p{L}+(?:-\p{L}+)?(?: [A-Z]{0,3} ?\d+)?|\p{Lu}\p{L}+ (?:[A-Z]{1,3} )?\d+/gu;

/** Abbreviations and numbers beside a known word name no product of their own. */
const isKnown = (found: string, known: ReadonlySet<string>): boolean => {
  const [word = '', ...others] = found.split(/[ -]/);
  return (
    known.has(word) || [word, ...others].every((part) => known.has(part) || !/^\p{Lu}\p{Ll}/u.test(part))
  );
};

/** Words of an English text that look like names of products but are none of the range and no known proper noun. */
export const unknownNames = (text: string, known: ReadonlySet<string>): readonly string[] =>
  [...readNames(text).rest.matchAll(nameLike)]
    .map(([found]) => found)
    .filter((found) => !isKnown(found, known));
