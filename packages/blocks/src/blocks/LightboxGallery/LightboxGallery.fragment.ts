import { graphql } from '../../__generated__';

export const LightboxGalleryFragment = graphql(`
  fragment LightboxGallery on LightboxGallery {
    __typename
    id
    title
    text
    images {
      caption
      image {
        ...Media
        credit
      }
    }
  }
`);
