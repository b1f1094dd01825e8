import { graphql } from '../../__generated__';

export const AccordionFragment = graphql(`
  fragment Accordion on Accordion {
    __typename
    id
    title
    items {
      title
      content
    }
  }
`);
