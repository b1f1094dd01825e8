import { graphql } from '../__generated__';

export const LinkFragment = graphql(`
  fragment Link on Link {
    kind
    text
    path
    pageParameters
    url
    product
    openInNewTab
    page {
      id
      title
      slug
      parentSlug
      site {
        id
        key
      }
    }
    file {
      id
      title
      slug
      filename
    }
  }
`);
