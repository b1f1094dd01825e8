import { graphql } from '../../__generated__';

export const {{Name}}Fragment = graphql(`
  fragment {{Name}} on {{Name}} {
    __typename
    id
    title
    text
  }
`);
