import type { LanguageCode } from '@kmx/contract/locales';
import type {
  Classification,
  ClassificationSource,
  ProductHierarchy,
  ProductSource,
} from '../products/Classification';
import { createProductHierarchy } from '../products/createProductHierarchy';
import type { Locale } from '../types/Locale';

/** A product and the language that its text is really in. */
export interface WrittenProduct extends ProductSource {
  readonly contentLanguage: LanguageCode;
}

/** A path of the product hierarchy inside a site, and where search engines may know it. */
export interface ProductPath {
  /** Percent-encoded, without locale. */
  readonly path: string;
  readonly isIn: (locale: Pick<Locale, 'code'>) => boolean;
}

/** The locales of a site, and the range of products in each of their languages. */
export interface ProductPathsInput {
  readonly locales: readonly Locale[];
  readonly sourceOf: (language: LanguageCode) => readonly ClassificationSource<WrittenProduct>[];
  /** `/products` by default. */
  readonly basePath?: string;
}

/** One that leads to no product in the country shows a placeholder, which is nothing to be found. */
const hasProducts = ({ products, childClassifications }: Classification<WrittenProduct>): boolean =>
  products.length > 0 || childClassifications.some(hasProducts);

const pathsOfTree = (classifications: readonly Classification<WrittenProduct>[]): readonly string[] =>
  classifications
    .filter(hasProducts)
    .flatMap(({ path, childClassifications }) => [path, ...pathsOfTree(childClassifications)]);

/** A product stands at the first of its places, in languages that it is written in. */
const pathsOfProducts = (
  { entries }: ProductHierarchy<WrittenProduct>,
  language: LanguageCode,
): readonly string[] =>
  [...entries.values()]
    .filter(({ product }) => product.contentLanguage === language)
    .map(({ product }) => product.path);

/**
 * Every path of the hierarchy (section 2.1) that search engines may know: the whole range and its classifications where the
 * country has something in them, a product where the country has it and its text is in the language, never a fallback.
 */
export function listProductPaths({
  locales,
  sourceOf,
  basePath = '/products',
}: ProductPathsInput): readonly ProductPath[] {
  const codesByPath = new Map<string, Set<string>>();
  for (const { code, country, language } of locales) {
    const hierarchy = createProductHierarchy(sourceOf(language), { country, basePath });
    const tree = pathsOfTree(hierarchy.roots);
    const root = tree.length > 0 ? [basePath] : [];
    for (const path of [...root, ...tree, ...pathsOfProducts(hierarchy, language)]) {
      const codes = codesByPath.get(path) ?? new Set();
      codesByPath.set(path, codes.add(code));
    }
  }
  return [...codesByPath].map(([path, codes]) => ({ path, isIn: ({ code }) => codes.has(code) }));
}
