import { graphql } from '@/__generated__';

export const FileBySlugDocument = graphql(/* GraphQL */ `
  query FileBySlug($slug: String!) {
    fileBySlug(slug: $slug) {
      fileName
      mimeType
      url
    }
  }
`);
