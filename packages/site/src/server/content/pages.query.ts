import { graphql } from '@/__generated__';

export const IndexedPageFragmentDoc = graphql(/* GraphQL */ `
  fragment IndexedPageFields on Page {
    id
    title
    slug
    parentSlug
    pageType
    languages
    countries {
      countryCode
    }
    canonicalUrl
    description
    createdAt
    updatedAt
    protection {
      mode
      role
      version
    }
  }
`);

/** A light table of a site's published pages: enough to route, to link languages and to suggest neighbours. */
export const PageIndexDocument = graphql(/* GraphQL */ `
  query PageIndex($site: String!) {
    pagesOfSite(site: $site) {
      ...IndexedPageFields
    }
  }
`);

/** Where a page of any site stands, by its id (section 2.2, direct look-up). */
export const PageAddressDocument = graphql(/* GraphQL */ `
  query PageAddress($id: String!) {
    pageById(id: $id) {
      ...IndexedPageFields
      site {
        key
      }
    }
  }
`);
