import { graphql } from '@/__generated__';

export const SystemDataDocument = graphql(/* GraphQL */ `
  query SystemData {
    systemData {
      countries {
        countryCode
        hidden
        supportedLanguages
        defaultLanguage
        defaultMeasurementSystem
        name
      }
      languages {
        languageCode
        defaultCountry
        name
        nativeName
      }
      brands {
        id
        name
        pimId
        theme
      }
      sites {
        id
        key
        name
        slug
        internationalOnly
        showHiddenCountries
        hideSideButtons
        enableCutFont
        defaultLanguage
        languages
        localelessLanguage
        domains {
          host
          slug
        }
        contact {
          phone
          email
        }
        headerNavigation {
          theme
          hidden
          homeItems {
            id
          }
          topItems {
            id
          }
        }
        footerNavigation {
          items {
            id
          }
        }
      }
    }
  }
`);
