import { graphql } from '../__generated__';

export const TermsFragment = graphql(`
  fragment Terms on Term {
    id
    slug
    title
    kind
    countries {
      countryCode
      name
    }
    language
    validFrom
    file {
      ...File
    }
  }
`);
