import { graphql } from '../../__generated__';

export const FilesBySlugDocument = graphql(/* GraphQL */ `
  query FilesBySlug($slug: String!) {
    filesBySlug(slug: $slug) {
      id
      locale
      fileName
      mimeType
      filesize
      url
      updatedAt
      protectedBy {
        id
        title
        slug
        parentSlug
        site {
          key
        }
        protection {
          mode
          role
          version
        }
      }
    }
  }
`);
