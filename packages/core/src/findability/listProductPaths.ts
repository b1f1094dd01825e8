import type { LanguageCode } from '@kmx/contract/locales';
import type {
  Classification,
  ClassificationSource,
  ProductHierarchy,
  ProductSource,
} from '../products/Classification';
import { createProductHierarchy } from '../products/createProductHierarchy';
import type { Locale } from '../types/Locale';

export interface WrittenProduct extends ProductSource {
  readonly contentLanguage: LanguageCode;
}

export interface ProductPath {
  /** Percent-encoded, without locale. */
  readonly path: string;
  readonly isIn: (locale: Pick<Locale, 'code'>) => boolean;
}

export interface ProductPathsInput {
  readonly locales: readonly Locale[];
  readonly sourceOf: (language: LanguageCode) => readonly ClassificationSource<WrittenProduct>[];
  /** `/products` by default. */
  readonly basePath?: string;
}

/** A classification without products in the country shows a placeholder, which must not be indexed. */
const hasProducts = ({ products, childClassifications }: Classification<WrittenProduct>): boolean =>
  products.length > 0 || childClassifications.some(hasProducts);

const pathsOfTree = (classifications: readonly Classification<WrittenProduct>[]): readonly string[] =>
  classifications
    .filter(hasProducts)
    .flatMap(({ path, childClassifications }) => [path, ...pathsOfTree(childClassifications)]);

/** A product is indexed under its first classification, in the languages of its text. */
const pathsOfProducts = (
  { entries }: ProductHierarchy<WrittenProduct>,
  language: LanguageCode,
): readonly string[] =>
  [...entries.values()]
    .filter(({ product }) => product.contentLanguage === language)
    .map(({ product }) => product.path);

/**
 * Lists the indexable paths of the hierarchy (section 2.1): the root, classifications with products in the country,
 * and products in the languages of their texts; never a fallback.
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
