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

/** The menus of all sites, with what a reader outside the site needs to know of the pages they lead to. */
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
