import { graphql } from '../__generated__';

export const MediaReleaseDetailFragment = graphql(`
  fragment MediaReleaseDetail on MediaRelease {
    id
    slug
    title
    leadText
    publicationDate
    adhoc
    contactEmail
    documents {
      ...File
    }
  }
`);
