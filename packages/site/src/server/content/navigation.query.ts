import { graphql } from '@/__generated__';

export const NavigationItemFragmentDoc = graphql(/* GraphQL */ `
  fragment NavigationItemFields on NavigationItem {
    id
    title
    breadcrumbOverride
    slug
    hidden
    countries {
      countryCode
    }
    link {
      ...Link
    }
    marketingSection {
      enabled
      backgroundColor
      title
      text
      logo {
        url
        alt
        width
        height
      }
      link {
        ...Link
      }
    }
  }
`);

export const SiteNavigationDocument = graphql(/* GraphQL */ `
  query SiteNavigation {
    systemData {
      sites {
        key
        headerNavigation {
          homeItems {
            ...NavigationItemFields
            items {
              ...NavigationItemFields
              items {
                ...NavigationItemFields
              }
            }
          }
          topItems {
            ...NavigationItemFields
            items {
              ...NavigationItemFields
              items {
                ...NavigationItemFields
              }
            }
          }
        }
        footerNavigation {
          note
          items {
            ...NavigationItemFields
            items {
              ...NavigationItemFields
            }
          }
          legalItems {
            ...NavigationItemFields
          }
        }
      }
    }
  }
`);
