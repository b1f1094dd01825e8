import { graphql } from '../../__generated__';

export const NavigationEntryFragmentDoc = graphql(/* GraphQL */ `
  fragment NavigationEntry on NavigationItem {
    ...NavigationItemFields
    link {
      page {
        id
        title
        type
        pageType
      }
    }
  }
`);

/** Menus of all sites, with the data of their linked pages that external clients need. */
export const NavigationMenusDocument = graphql(/* GraphQL */ `
  query NavigationMenus {
    systemData {
      sites {
        key
        headerNavigation {
          homeItems {
            ...NavigationEntry
            items {
              ...NavigationEntry
              items {
                ...NavigationEntry
              }
            }
          }
          topItems {
            ...NavigationEntry
            items {
              ...NavigationEntry
              items {
                ...NavigationEntry
              }
            }
          }
        }
        footerNavigation {
          note
          items {
            ...NavigationEntry
            items {
              ...NavigationEntry
            }
          }
          legalItems {
            ...NavigationEntry
          }
        }
      }
    }
  }
`);
