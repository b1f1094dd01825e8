import type { Declaration } from './parseRules';

/** Declaration that applies to several variants; `selector` has a mark where the class of each belongs. */
interface SharedDeclaration extends Declaration {
  readonly variants: readonly string[];
}

const mark = '\u{E001}';
const classSelector = /\.(-?[A-Za-z_][\w-]*)/g;

/** Only the list of the whole selectors means the same as its parts here. */
const needsWholeSelectors = (selector: string): boolean =>
  selector === mark || selector.split(mark).length !== 2 || /:not\([^)]*\u{E001}/u.test(selector);

function printSelector({ selector, variants }: SharedDeclaration): string {
  const [first = ''] = variants;
  if (variants.length <= 1) return selector.replaceAll(mark, `.${first}`);
  if (needsWholeSelectors(selector))
    return variants.map((name) => selector.replaceAll(mark, `.${name}`)).join(',');
  return selector.replaceAll(mark, `:is(${variants.map((name) => `.${name}`).join(',')})`);
}

/** Lists the consecutive items with equal keys. */
function groupConsecutive<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, Item[]][] {
  const groups: [Item, Item[]][] = [];
  let lastKey: string | undefined;
  for (const item of items) {
    const key = keyOf(item);
    if (key === lastKey) groups.at(-1)?.[1].push(item);
    else groups.push([item, [item]]);
    lastKey = key;
  }
  return groups;
}

const printRules = (declarations: readonly SharedDeclaration[]): string =>
  groupConsecutive(declarations, printSelector)
    .map(([first, list]) => {
      const block = list.map(({ text }) => text);
      return first.selector === '' ? block.join('') : `${printSelector(first)}{${block.join(';')}}`;
    })
    .join('');

/** Prints rules; consecutive ones with the same selector or the same conditions are combined. */
const print = (declarations: readonly SharedDeclaration[]): string =>
  groupConsecutive(declarations, ({ conditions }) => conditions.join('{'))
    .map(([{ conditions }, list]) => {
      const opening = conditions.map((condition) => `${condition}{`).join('');
      return `${opening}${printRules(list)}${'}'.repeat(conditions.length)}`;
    })
    .join('');

const isSame = (one: SharedDeclaration, other: SharedDeclaration): boolean =>
  one.text === other.text &&
  one.selector === other.selector &&
  one.conditions.join('{') === other.conditions.join('{');

/**
 * Adds the declarations of one variant to those of the others. The order within each variant is preserved; the order
 * between variants is irrelevant, because no element has the classes of two.
 */
function addVariant(
  shared: readonly SharedDeclaration[],
  own: readonly SharedDeclaration[],
): SharedDeclaration[] {
  const result = [...shared];
  let position = 0;
  for (const declaration of own) {
    const index = result.findIndex((other, at) => at >= position && isSame(other, declaration));
    const found = result[index];
    if (found) {
      result[index] = { ...found, variants: [...found.variants, ...declaration.variants] };
      position = index + 1;
    } else {
      result.splice(position, 0, declaration);
      position += 1;
    }
  }
  return result;
}

/** Replaces the class of a variant by the mark, if the selector has that of exactly one. */
function markVariant(declaration: Declaration, variants: ReadonlySet<string>): SharedDeclaration | undefined {
  const classes = [...declaration.selector.matchAll(classSelector)].flatMap(([, name]) => name ?? []);
  const [own, ...others] = new Set(classes.filter((name) => variants.has(name)));
  if (own === undefined || others.length > 0) return undefined;
  const selector = declaration.selector.replace(classSelector, (text, name) => (name === own ? mark : text));
  return { ...declaration, selector, variants: [own] };
}

/**
 * Returns the style sheet of one component. Declarations that variants (classes, of which an element has one) have in
 * common appear once.
 */
export function mergeVariants(declarations: readonly Declaration[], variants: ReadonlySet<string>): string {
  const marked = declarations.map((declaration) => markVariant(declaration, variants));
  const owned = marked.filter((declaration) => declaration !== undefined);
  if (owned.length < marked.length)
    return print(declarations.map((declaration) => ({ ...declaration, variants: [] })));
  const byVariant = [...variants].map((name) => owned.filter(({ variants: [own] }) => own === name));
  return print(byVariant.reduce(addVariant, []));
}
