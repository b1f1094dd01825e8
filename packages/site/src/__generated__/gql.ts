/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment File on File {\n    id\n    title\n    slug\n    filename\n    filesize\n    url\n    mimeType\n    locale\n  }\n": typeof types.FileFragmentDoc,
    "\n  fragment Link on Link {\n    kind\n    text\n    path\n    pageParameters\n    url\n    product\n    openInNewTab\n    page {\n      id\n      title\n      slug\n      parentSlug\n      site {\n        id\n        key\n      }\n    }\n    file {\n      id\n      title\n      slug\n      filename\n    }\n  }\n": typeof types.LinkFragmentDoc,
    "\n  fragment Media on Media {\n    id\n    alt\n    url\n    width\n    height\n    sizes {\n      stretched {\n        ...MediaSize\n      }\n      stretchedPng {\n        ...MediaSize\n      }\n      stretchedVideo {\n        ...MediaSize\n      }\n      stretchedVideoPng {\n        ...MediaSize\n      }\n      breakOut {\n        ...MediaSize\n      }\n      breakOutPng {\n        ...MediaSize\n      }\n      inline {\n        ...MediaSize\n      }\n      inlinePng {\n        ...MediaSize\n      }\n      asideSquare {\n        ...MediaSize\n      }\n      asideSquarePng {\n        ...MediaSize\n      }\n      asideVideo {\n        ...MediaSize\n      }\n      asideVideoPng {\n        ...MediaSize\n      }\n    }\n  }\n": typeof types.MediaFragmentDoc,
    "\n  fragment MediaSize on MediaSize {\n    url\n    width\n    height\n  }\n": typeof types.MediaSizeFragmentDoc,
    "\n  query FileBySlug($slug: String!) {\n    fileBySlug(slug: $slug) {\n      fileName\n      mimeType\n      url\n    }\n  }\n": typeof types.FileBySlugDocument,
    "\n  fragment NavigationItemFields on NavigationItem {\n    id\n    title\n    breadcrumbOverride\n    slug\n    hidden\n    countries {\n      countryCode\n    }\n    link {\n      ...Link\n    }\n    marketingSection {\n      enabled\n      backgroundColor\n      title\n      text\n      logo {\n        url\n        alt\n        width\n        height\n      }\n      link {\n        ...Link\n      }\n    }\n  }\n": typeof types.NavigationItemFieldsFragmentDoc,
    "\n  query SiteNavigation {\n    systemData {\n      sites {\n        key\n        headerNavigation {\n          homeItems {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n              items {\n                ...NavigationItemFields\n              }\n            }\n          }\n          topItems {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n              items {\n                ...NavigationItemFields\n              }\n            }\n          }\n        }\n        footerNavigation {\n          note\n          items {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n            }\n          }\n          legalItems {\n            ...NavigationItemFields\n          }\n        }\n      }\n    }\n  }\n": typeof types.SiteNavigationDocument,
    "\n  query PageIndex($site: String!) {\n    pagesOfSite(site: $site) {\n      id\n      title\n      slug\n      parentSlug\n      pageType\n      languages\n      countries {\n        countryCode\n      }\n    }\n  }\n": typeof types.PageIndexDocument,
    "\n  query Redirects($site: String!, $urls: [String!]!) {\n    redirectsByPreviousUrls(site: $site, urls: $urls) {\n      previousUrl\n      permanent\n      site {\n        key\n      }\n      target {\n        ...Link\n      }\n    }\n  }\n": typeof types.RedirectsDocument,
    "\n  query SystemData {\n    systemData {\n      countries {\n        countryCode\n        hidden\n        supportedLanguages\n        defaultLanguage\n        defaultMeasurementSystem\n        name\n      }\n      languages {\n        languageCode\n        defaultCountry\n        name\n        nativeName\n      }\n      brands {\n        id\n        name\n        pimId\n        theme\n      }\n      sites {\n        id\n        key\n        name\n        slug\n        internationalOnly\n        hideSideButtons\n        enableCutFont\n        defaultLanguage\n        languages\n        localelessLanguage\n        domains {\n          host\n          slug\n        }\n        contact {\n          phone\n          email\n        }\n        headerNavigation {\n          theme\n          hidden\n          homeItems {\n            id\n          }\n          topItems {\n            id\n          }\n        }\n        footerNavigation {\n          items {\n            id\n          }\n        }\n      }\n    }\n  }\n": typeof types.SystemDataDocument,
};
const documents: Documents = {
    "\n  fragment File on File {\n    id\n    title\n    slug\n    filename\n    filesize\n    url\n    mimeType\n    locale\n  }\n": types.FileFragmentDoc,
    "\n  fragment Link on Link {\n    kind\n    text\n    path\n    pageParameters\n    url\n    product\n    openInNewTab\n    page {\n      id\n      title\n      slug\n      parentSlug\n      site {\n        id\n        key\n      }\n    }\n    file {\n      id\n      title\n      slug\n      filename\n    }\n  }\n": types.LinkFragmentDoc,
    "\n  fragment Media on Media {\n    id\n    alt\n    url\n    width\n    height\n    sizes {\n      stretched {\n        ...MediaSize\n      }\n      stretchedPng {\n        ...MediaSize\n      }\n      stretchedVideo {\n        ...MediaSize\n      }\n      stretchedVideoPng {\n        ...MediaSize\n      }\n      breakOut {\n        ...MediaSize\n      }\n      breakOutPng {\n        ...MediaSize\n      }\n      inline {\n        ...MediaSize\n      }\n      inlinePng {\n        ...MediaSize\n      }\n      asideSquare {\n        ...MediaSize\n      }\n      asideSquarePng {\n        ...MediaSize\n      }\n      asideVideo {\n        ...MediaSize\n      }\n      asideVideoPng {\n        ...MediaSize\n      }\n    }\n  }\n": types.MediaFragmentDoc,
    "\n  fragment MediaSize on MediaSize {\n    url\n    width\n    height\n  }\n": types.MediaSizeFragmentDoc,
    "\n  query FileBySlug($slug: String!) {\n    fileBySlug(slug: $slug) {\n      fileName\n      mimeType\n      url\n    }\n  }\n": types.FileBySlugDocument,
    "\n  fragment NavigationItemFields on NavigationItem {\n    id\n    title\n    breadcrumbOverride\n    slug\n    hidden\n    countries {\n      countryCode\n    }\n    link {\n      ...Link\n    }\n    marketingSection {\n      enabled\n      backgroundColor\n      title\n      text\n      logo {\n        url\n        alt\n        width\n        height\n      }\n      link {\n        ...Link\n      }\n    }\n  }\n": types.NavigationItemFieldsFragmentDoc,
    "\n  query SiteNavigation {\n    systemData {\n      sites {\n        key\n        headerNavigation {\n          homeItems {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n              items {\n                ...NavigationItemFields\n              }\n            }\n          }\n          topItems {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n              items {\n                ...NavigationItemFields\n              }\n            }\n          }\n        }\n        footerNavigation {\n          note\n          items {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n            }\n          }\n          legalItems {\n            ...NavigationItemFields\n          }\n        }\n      }\n    }\n  }\n": types.SiteNavigationDocument,
    "\n  query PageIndex($site: String!) {\n    pagesOfSite(site: $site) {\n      id\n      title\n      slug\n      parentSlug\n      pageType\n      languages\n      countries {\n        countryCode\n      }\n    }\n  }\n": types.PageIndexDocument,
    "\n  query Redirects($site: String!, $urls: [String!]!) {\n    redirectsByPreviousUrls(site: $site, urls: $urls) {\n      previousUrl\n      permanent\n      site {\n        key\n      }\n      target {\n        ...Link\n      }\n    }\n  }\n": types.RedirectsDocument,
    "\n  query SystemData {\n    systemData {\n      countries {\n        countryCode\n        hidden\n        supportedLanguages\n        defaultLanguage\n        defaultMeasurementSystem\n        name\n      }\n      languages {\n        languageCode\n        defaultCountry\n        name\n        nativeName\n      }\n      brands {\n        id\n        name\n        pimId\n        theme\n      }\n      sites {\n        id\n        key\n        name\n        slug\n        internationalOnly\n        hideSideButtons\n        enableCutFont\n        defaultLanguage\n        languages\n        localelessLanguage\n        domains {\n          host\n          slug\n        }\n        contact {\n          phone\n          email\n        }\n        headerNavigation {\n          theme\n          hidden\n          homeItems {\n            id\n          }\n          topItems {\n            id\n          }\n        }\n        footerNavigation {\n          items {\n            id\n          }\n        }\n      }\n    }\n  }\n": types.SystemDataDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment File on File {\n    id\n    title\n    slug\n    filename\n    filesize\n    url\n    mimeType\n    locale\n  }\n"): typeof import('./graphql').FileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Link on Link {\n    kind\n    text\n    path\n    pageParameters\n    url\n    product\n    openInNewTab\n    page {\n      id\n      title\n      slug\n      parentSlug\n      site {\n        id\n        key\n      }\n    }\n    file {\n      id\n      title\n      slug\n      filename\n    }\n  }\n"): typeof import('./graphql').LinkFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Media on Media {\n    id\n    alt\n    url\n    width\n    height\n    sizes {\n      stretched {\n        ...MediaSize\n      }\n      stretchedPng {\n        ...MediaSize\n      }\n      stretchedVideo {\n        ...MediaSize\n      }\n      stretchedVideoPng {\n        ...MediaSize\n      }\n      breakOut {\n        ...MediaSize\n      }\n      breakOutPng {\n        ...MediaSize\n      }\n      inline {\n        ...MediaSize\n      }\n      inlinePng {\n        ...MediaSize\n      }\n      asideSquare {\n        ...MediaSize\n      }\n      asideSquarePng {\n        ...MediaSize\n      }\n      asideVideo {\n        ...MediaSize\n      }\n      asideVideoPng {\n        ...MediaSize\n      }\n    }\n  }\n"): typeof import('./graphql').MediaFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MediaSize on MediaSize {\n    url\n    width\n    height\n  }\n"): typeof import('./graphql').MediaSizeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FileBySlug($slug: String!) {\n    fileBySlug(slug: $slug) {\n      fileName\n      mimeType\n      url\n    }\n  }\n"): typeof import('./graphql').FileBySlugDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NavigationItemFields on NavigationItem {\n    id\n    title\n    breadcrumbOverride\n    slug\n    hidden\n    countries {\n      countryCode\n    }\n    link {\n      ...Link\n    }\n    marketingSection {\n      enabled\n      backgroundColor\n      title\n      text\n      logo {\n        url\n        alt\n        width\n        height\n      }\n      link {\n        ...Link\n      }\n    }\n  }\n"): typeof import('./graphql').NavigationItemFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteNavigation {\n    systemData {\n      sites {\n        key\n        headerNavigation {\n          homeItems {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n              items {\n                ...NavigationItemFields\n              }\n            }\n          }\n          topItems {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n              items {\n                ...NavigationItemFields\n              }\n            }\n          }\n        }\n        footerNavigation {\n          note\n          items {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n            }\n          }\n          legalItems {\n            ...NavigationItemFields\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').SiteNavigationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageIndex($site: String!) {\n    pagesOfSite(site: $site) {\n      id\n      title\n      slug\n      parentSlug\n      pageType\n      languages\n      countries {\n        countryCode\n      }\n    }\n  }\n"): typeof import('./graphql').PageIndexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Redirects($site: String!, $urls: [String!]!) {\n    redirectsByPreviousUrls(site: $site, urls: $urls) {\n      previousUrl\n      permanent\n      site {\n        key\n      }\n      target {\n        ...Link\n      }\n    }\n  }\n"): typeof import('./graphql').RedirectsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemData {\n    systemData {\n      countries {\n        countryCode\n        hidden\n        supportedLanguages\n        defaultLanguage\n        defaultMeasurementSystem\n        name\n      }\n      languages {\n        languageCode\n        defaultCountry\n        name\n        nativeName\n      }\n      brands {\n        id\n        name\n        pimId\n        theme\n      }\n      sites {\n        id\n        key\n        name\n        slug\n        internationalOnly\n        hideSideButtons\n        enableCutFont\n        defaultLanguage\n        languages\n        localelessLanguage\n        domains {\n          host\n          slug\n        }\n        contact {\n          phone\n          email\n        }\n        headerNavigation {\n          theme\n          hidden\n          homeItems {\n            id\n          }\n          topItems {\n            id\n          }\n        }\n        footerNavigation {\n          items {\n            id\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').SystemDataDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
