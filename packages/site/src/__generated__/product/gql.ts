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
    "\n  fragment ProductReference on Product {\n    slug\n    name\n    status\n    content_language\n    shortDescription\n    sort_index\n    supported_countries\n    image_url\n    variantCount\n    successor {\n      slug\n    }\n    brand {\n      name\n      theme\n      image_url\n      image_width\n      image_height\n    }\n    capabilities {\n      id\n      slug\n      name\n      image_url\n    }\n  }\n": typeof types.ProductReferenceFragmentDoc,
    "\n  query Catalogue($language: Language!) {\n    classificationProducts(language: $language) {\n      id\n      slug\n      name\n      description\n      parent_id\n      supported_countries\n      sort_index\n      image_url\n      products {\n        ...ProductReference\n      }\n    }\n    capabilities(language: $language) {\n      id\n      slug\n      name\n      image_url\n    }\n  }\n": typeof types.CatalogueDocument,
    "\n  fragment SpecificationFields on Specification {\n    key\n    name\n    group\n    value\n    unit\n    measurement_system\n    content_language\n  }\n": typeof types.SpecificationFieldsFragmentDoc,
    "\n  fragment SuccessorFields on Product {\n    slug\n    name\n    status\n  }\n": typeof types.SuccessorFieldsFragmentDoc,
    "\n  fragment ProductDetail on Product {\n    ...ProductReference\n    longDescription\n    classification {\n      slug\n    }\n    successor {\n      ...SuccessorFields\n      successor {\n        ...SuccessorFields\n        successor {\n          ...SuccessorFields\n        }\n      }\n    }\n    images {\n      url\n      name\n      default\n    }\n    video {\n      url\n      imageUrl\n    }\n    highlights {\n      id\n      name\n      shortDescription\n      longDescription\n      imageUrl\n      videoUrl\n      videoImageUrl\n      content_language\n    }\n    specifications {\n      ...SpecificationFields\n    }\n    variants {\n      id\n      nameMetric\n      nameImperial\n      specifications {\n        ...SpecificationFields\n      }\n    }\n    files {\n      id\n      name\n      content_language\n      thumbnail_url\n      type\n      url\n      filename\n      extension\n      size_bytes\n    }\n    related {\n      type\n      product {\n        ...ProductReference\n      }\n    }\n  }\n": typeof types.ProductDetailFragmentDoc,
    "\n  query ProductsBySlugs($language: Language!, $country: String, $slugs: String!) {\n    productsBySlugs(language: $language, country: $country, slugsCommaSeparated: $slugs) {\n      ...ProductDetail\n    }\n  }\n": typeof types.ProductsBySlugsDocument,
    "\n  query FiguresOfProducts($language: Language!, $slugs: String!) {\n    productsBySlugs(language: $language, slugsCommaSeparated: $slugs) {\n      slug\n      specifications {\n        ...SpecificationFields\n      }\n      variants {\n        specifications {\n          ...SpecificationFields\n        }\n      }\n    }\n  }\n": typeof types.FiguresOfProductsDocument,
};
const documents: Documents = {
    "\n  fragment ProductReference on Product {\n    slug\n    name\n    status\n    content_language\n    shortDescription\n    sort_index\n    supported_countries\n    image_url\n    variantCount\n    successor {\n      slug\n    }\n    brand {\n      name\n      theme\n      image_url\n      image_width\n      image_height\n    }\n    capabilities {\n      id\n      slug\n      name\n      image_url\n    }\n  }\n": types.ProductReferenceFragmentDoc,
    "\n  query Catalogue($language: Language!) {\n    classificationProducts(language: $language) {\n      id\n      slug\n      name\n      description\n      parent_id\n      supported_countries\n      sort_index\n      image_url\n      products {\n        ...ProductReference\n      }\n    }\n    capabilities(language: $language) {\n      id\n      slug\n      name\n      image_url\n    }\n  }\n": types.CatalogueDocument,
    "\n  fragment SpecificationFields on Specification {\n    key\n    name\n    group\n    value\n    unit\n    measurement_system\n    content_language\n  }\n": types.SpecificationFieldsFragmentDoc,
    "\n  fragment SuccessorFields on Product {\n    slug\n    name\n    status\n  }\n": types.SuccessorFieldsFragmentDoc,
    "\n  fragment ProductDetail on Product {\n    ...ProductReference\n    longDescription\n    classification {\n      slug\n    }\n    successor {\n      ...SuccessorFields\n      successor {\n        ...SuccessorFields\n        successor {\n          ...SuccessorFields\n        }\n      }\n    }\n    images {\n      url\n      name\n      default\n    }\n    video {\n      url\n      imageUrl\n    }\n    highlights {\n      id\n      name\n      shortDescription\n      longDescription\n      imageUrl\n      videoUrl\n      videoImageUrl\n      content_language\n    }\n    specifications {\n      ...SpecificationFields\n    }\n    variants {\n      id\n      nameMetric\n      nameImperial\n      specifications {\n        ...SpecificationFields\n      }\n    }\n    files {\n      id\n      name\n      content_language\n      thumbnail_url\n      type\n      url\n      filename\n      extension\n      size_bytes\n    }\n    related {\n      type\n      product {\n        ...ProductReference\n      }\n    }\n  }\n": types.ProductDetailFragmentDoc,
    "\n  query ProductsBySlugs($language: Language!, $country: String, $slugs: String!) {\n    productsBySlugs(language: $language, country: $country, slugsCommaSeparated: $slugs) {\n      ...ProductDetail\n    }\n  }\n": types.ProductsBySlugsDocument,
    "\n  query FiguresOfProducts($language: Language!, $slugs: String!) {\n    productsBySlugs(language: $language, slugsCommaSeparated: $slugs) {\n      slug\n      specifications {\n        ...SpecificationFields\n      }\n      variants {\n        specifications {\n          ...SpecificationFields\n        }\n      }\n    }\n  }\n": types.FiguresOfProductsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductReference on Product {\n    slug\n    name\n    status\n    content_language\n    shortDescription\n    sort_index\n    supported_countries\n    image_url\n    variantCount\n    successor {\n      slug\n    }\n    brand {\n      name\n      theme\n      image_url\n      image_width\n      image_height\n    }\n    capabilities {\n      id\n      slug\n      name\n      image_url\n    }\n  }\n"): typeof import('./graphql').ProductReferenceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Catalogue($language: Language!) {\n    classificationProducts(language: $language) {\n      id\n      slug\n      name\n      description\n      parent_id\n      supported_countries\n      sort_index\n      image_url\n      products {\n        ...ProductReference\n      }\n    }\n    capabilities(language: $language) {\n      id\n      slug\n      name\n      image_url\n    }\n  }\n"): typeof import('./graphql').CatalogueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SpecificationFields on Specification {\n    key\n    name\n    group\n    value\n    unit\n    measurement_system\n    content_language\n  }\n"): typeof import('./graphql').SpecificationFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SuccessorFields on Product {\n    slug\n    name\n    status\n  }\n"): typeof import('./graphql').SuccessorFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductDetail on Product {\n    ...ProductReference\n    longDescription\n    classification {\n      slug\n    }\n    successor {\n      ...SuccessorFields\n      successor {\n        ...SuccessorFields\n        successor {\n          ...SuccessorFields\n        }\n      }\n    }\n    images {\n      url\n      name\n      default\n    }\n    video {\n      url\n      imageUrl\n    }\n    highlights {\n      id\n      name\n      shortDescription\n      longDescription\n      imageUrl\n      videoUrl\n      videoImageUrl\n      content_language\n    }\n    specifications {\n      ...SpecificationFields\n    }\n    variants {\n      id\n      nameMetric\n      nameImperial\n      specifications {\n        ...SpecificationFields\n      }\n    }\n    files {\n      id\n      name\n      content_language\n      thumbnail_url\n      type\n      url\n      filename\n      extension\n      size_bytes\n    }\n    related {\n      type\n      product {\n        ...ProductReference\n      }\n    }\n  }\n"): typeof import('./graphql').ProductDetailFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductsBySlugs($language: Language!, $country: String, $slugs: String!) {\n    productsBySlugs(language: $language, country: $country, slugsCommaSeparated: $slugs) {\n      ...ProductDetail\n    }\n  }\n"): typeof import('./graphql').ProductsBySlugsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FiguresOfProducts($language: Language!, $slugs: String!) {\n    productsBySlugs(language: $language, slugsCommaSeparated: $slugs) {\n      slug\n      specifications {\n        ...SpecificationFields\n      }\n      variants {\n        specifications {\n          ...SpecificationFields\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').FiguresOfProductsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
