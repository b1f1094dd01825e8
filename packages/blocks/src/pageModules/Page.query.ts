import { graphql } from '../__generated__';

export const PageByPathDocument = graphql(`
  query PageByPath($site: String!, $parentSlug: String!, $slug: String!, $country: String, $draft: Boolean) {
    pageByPath(site: $site, parentSlug: $parentSlug, slug: $slug, country: $country, draft: $draft) {
      ...Page
    }
  }
`);

export const PageByIdDocument = graphql(`
  query PageById($id: String!, $draft: Boolean) {
    pageById(id: $id, draft: $draft) {
      ...Page
    }
  }
`);
