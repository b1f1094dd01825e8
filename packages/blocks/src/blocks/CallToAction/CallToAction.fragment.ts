import { graphql } from '../../__generated__';

export const CallToActionFragment = graphql(`
  fragment CallToAction on CallToAction {
    __typename
    id
    title
    text
    actionTone: tone
    links {
      link {
        ...Link
      }
    }
  }
`);
