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
    "\n  query SearchableJobOpenings($site: String!) {\n    jobOpeningsOfSite(site: $site) {\n      id\n      slug\n      title\n      department\n      languages\n      publishedOn\n      applyUntil\n      updatedAt\n      plainText\n      location {\n        name\n        city\n        timeZone\n      }\n    }\n  }\n": typeof types.SearchableJobOpeningsDocument,
    "\n  query SearchablePages($site: String!, $first: Int!, $after: String) {\n    searchablePages(site: $site, first: $first, after: $after) {\n      nodes {\n        id\n        title\n        description\n        slug\n        parentSlug\n        pageType\n        languages\n        countries\n        updatedAt\n        text\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.SearchablePagesDocument,
    "\n  query IndexedSites {\n    systemData {\n      sites {\n        key\n        slug\n        languages\n        defaultLanguage\n      }\n    }\n  }\n": typeof types.IndexedSitesDocument,
};
const documents: Documents = {
    "\n  query SearchableJobOpenings($site: String!) {\n    jobOpeningsOfSite(site: $site) {\n      id\n      slug\n      title\n      department\n      languages\n      publishedOn\n      applyUntil\n      updatedAt\n      plainText\n      location {\n        name\n        city\n        timeZone\n      }\n    }\n  }\n": types.SearchableJobOpeningsDocument,
    "\n  query SearchablePages($site: String!, $first: Int!, $after: String) {\n    searchablePages(site: $site, first: $first, after: $after) {\n      nodes {\n        id\n        title\n        description\n        slug\n        parentSlug\n        pageType\n        languages\n        countries\n        updatedAt\n        text\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.SearchablePagesDocument,
    "\n  query IndexedSites {\n    systemData {\n      sites {\n        key\n        slug\n        languages\n        defaultLanguage\n      }\n    }\n  }\n": types.IndexedSitesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchableJobOpenings($site: String!) {\n    jobOpeningsOfSite(site: $site) {\n      id\n      slug\n      title\n      department\n      languages\n      publishedOn\n      applyUntil\n      updatedAt\n      plainText\n      location {\n        name\n        city\n        timeZone\n      }\n    }\n  }\n"): typeof import('./graphql').SearchableJobOpeningsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchablePages($site: String!, $first: Int!, $after: String) {\n    searchablePages(site: $site, first: $first, after: $after) {\n      nodes {\n        id\n        title\n        description\n        slug\n        parentSlug\n        pageType\n        languages\n        countries\n        updatedAt\n        text\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').SearchablePagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IndexedSites {\n    systemData {\n      sites {\n        key\n        slug\n        languages\n        defaultLanguage\n      }\n    }\n  }\n"): typeof import('./graphql').IndexedSitesDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
