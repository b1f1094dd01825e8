/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query IndexedCatalogue($language: Language!) {\n    classificationProducts(language: $language) {\n      id\n      slug\n      name\n      description\n      parent_id\n      supported_countries\n      sort_index\n      image_url\n      products {\n        slug\n        name\n        content_language\n        shortDescription\n        sort_index\n        supported_countries\n        image_url\n        brand {\n          name\n        }\n        capabilities {\n          name\n        }\n      }\n    }\n  }\n": typeof types.IndexedCatalogueDocument,
    "\n  fragment IndexedSpecification on Specification {\n    key\n    name\n    value\n    unit\n    measurement_system\n  }\n": typeof types.IndexedSpecificationFragmentDoc,
    "\n  query IndexedProducts($language: Language!, $slugs: String!) {\n    productsBySlugs(language: $language, slugsCommaSeparated: $slugs) {\n      slug\n      longDescription\n      highlights {\n        name\n        shortDescription\n        longDescription\n      }\n      specifications {\n        ...IndexedSpecification\n      }\n      variants {\n        nameMetric\n        nameImperial\n        specifications {\n          ...IndexedSpecification\n        }\n      }\n      files {\n        id\n        name\n        content_language\n        type\n        url\n        filename\n      }\n    }\n  }\n": typeof types.IndexedProductsDocument,
};
const documents: Documents = {
    "\n  query IndexedCatalogue($language: Language!) {\n    classificationProducts(language: $language) {\n      id\n      slug\n      name\n      description\n      parent_id\n      supported_countries\n      sort_index\n      image_url\n      products {\n        slug\n        name\n        content_language\n        shortDescription\n        sort_index\n        supported_countries\n        image_url\n        brand {\n          name\n        }\n        capabilities {\n          name\n        }\n      }\n    }\n  }\n": types.IndexedCatalogueDocument,
    "\n  fragment IndexedSpecification on Specification {\n    key\n    name\n    value\n    unit\n    measurement_system\n  }\n": types.IndexedSpecificationFragmentDoc,
    "\n  query IndexedProducts($language: Language!, $slugs: String!) {\n    productsBySlugs(language: $language, slugsCommaSeparated: $slugs) {\n      slug\n      longDescription\n      highlights {\n        name\n        shortDescription\n        longDescription\n      }\n      specifications {\n        ...IndexedSpecification\n      }\n      variants {\n        nameMetric\n        nameImperial\n        specifications {\n          ...IndexedSpecification\n        }\n      }\n      files {\n        id\n        name\n        content_language\n        type\n        url\n        filename\n      }\n    }\n  }\n": types.IndexedProductsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IndexedCatalogue($language: Language!) {\n    classificationProducts(language: $language) {\n      id\n      slug\n      name\n      description\n      parent_id\n      supported_countries\n      sort_index\n      image_url\n      products {\n        slug\n        name\n        content_language\n        shortDescription\n        sort_index\n        supported_countries\n        image_url\n        brand {\n          name\n        }\n        capabilities {\n          name\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').IndexedCatalogueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IndexedSpecification on Specification {\n    key\n    name\n    value\n    unit\n    measurement_system\n  }\n"): typeof import('./graphql').IndexedSpecificationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IndexedProducts($language: Language!, $slugs: String!) {\n    productsBySlugs(language: $language, slugsCommaSeparated: $slugs) {\n      slug\n      longDescription\n      highlights {\n        name\n        shortDescription\n        longDescription\n      }\n      specifications {\n        ...IndexedSpecification\n      }\n      variants {\n        nameMetric\n        nameImperial\n        specifications {\n          ...IndexedSpecification\n        }\n      }\n      files {\n        id\n        name\n        content_language\n        type\n        url\n        filename\n      }\n    }\n  }\n"): typeof import('./graphql').IndexedProductsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
