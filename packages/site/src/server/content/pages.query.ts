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

/** Index of a site's published pages, for routing, language links and suggestions. */
export const PageIndexDocument = graphql(/* GraphQL */ `
  query PageIndex($site: String!) {
    pagesOfSite(site: $site) {
      ...IndexedPageFields
    }
  }
`);

/** Address of a page of any site by its id (section 2.2, direct look-up). */
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
