/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LanguageCode =
  | 'cs'
  | 'de'
  | 'en'
  | 'es'
  | 'fr'
  | 'hu'
  | 'ja'
  | 'pt'
  | 'ro'
  | 'sk'
  | 'zh';

export type Page_PageType =
  | 'Content'
  | 'Error'
  | 'Event'
  | 'Form'
  | 'Home'
  | 'Investor'
  | 'Location'
  | 'MediaRelease'
  | 'Product'
  | 'Service'
  | 'SmartFactory'
  | 'Story';

export type SearchableJobOpeningsQueryVariables = Exact<{
  site: string;
}>;


export type SearchableJobOpeningsQuery = { jobOpeningsOfSite: Array<{ id: string, slug: string | null, title: string | null, department: string | null, languages: Array<LanguageCode> | null, publishedOn: string | null, applyUntil: string | null, updatedAt: string | null, plainText: string | null, location: { name: string | null, city: string | null, timeZone: string } | null }> };

export type SearchablePagesQueryVariables = Exact<{
  site: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchablePagesQuery = { searchablePages: { nodes: Array<{ id: string, title: string | null, description: string | null, slug: string, parentSlug: string, pageType: Page_PageType | null, languages: Array<LanguageCode> | null, countries: Array<string>, updatedAt: string | null, text: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type IndexedSitesQueryVariables = Exact<{ [key: string]: never; }>;


export type IndexedSitesQuery = { systemData: { sites: Array<{ key: string, slug: string | null, languages: Array<LanguageCode>, defaultLanguage: LanguageCode }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const SearchableJobOpeningsDocument = new TypedDocumentString(`
    query SearchableJobOpenings($site: String!) {
  jobOpeningsOfSite(site: $site) {
    id
    slug
    title
    department
    languages
    publishedOn
    applyUntil
    updatedAt
    plainText
    location {
      name
      city
      timeZone
    }
  }
}
    `) as unknown as TypedDocumentString<SearchableJobOpeningsQuery, SearchableJobOpeningsQueryVariables>;
export const SearchablePagesDocument = new TypedDocumentString(`
    query SearchablePages($site: String!, $first: Int!, $after: String) {
  searchablePages(site: $site, first: $first, after: $after) {
    nodes {
      id
      title
      description
      slug
      parentSlug
      pageType
      languages
      countries
      updatedAt
      text
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<SearchablePagesQuery, SearchablePagesQueryVariables>;
export const IndexedSitesDocument = new TypedDocumentString(`
    query IndexedSites {
  systemData {
    sites {
      key
      slug
      languages
      defaultLanguage
    }
  }
}
    `) as unknown as TypedDocumentString<IndexedSitesQuery, IndexedSitesQueryVariables>;