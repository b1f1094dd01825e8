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
    "\n  fragment Event on Event {\n    id\n    slug\n    title\n    leadText\n    startDate\n    endDate\n    isAllDay\n    timeZone\n    place\n    address\n    country {\n      countryCode\n      name\n    }\n    stand\n    kind\n    languages\n    countries {\n      countryCode\n    }\n    link {\n      ...Link\n    }\n    teaserImage {\n      ...Media\n    }\n  }\n": typeof types.EventFragmentDoc,
    "\n  fragment File on File {\n    id\n    title\n    slug\n    filename\n    filesize\n    url\n    mimeType\n    locale\n  }\n": typeof types.FileFragmentDoc,
    "\n  fragment JobOpening on JobOpening {\n    id\n    slug\n    title\n    department\n    employmentTypes\n    languages\n    publishedOn\n    applyUntil\n    email\n    applicationUrl\n    text\n    location {\n      id\n      name\n      street\n      zip\n      city\n      region\n      country {\n        countryCode\n        name\n      }\n      timeZone\n    }\n  }\n": typeof types.JobOpeningFragmentDoc,
    "\n  fragment Link on Link {\n    kind\n    text\n    path\n    pageParameters\n    url\n    product\n    openInNewTab\n    page {\n      id\n      title\n      slug\n      parentSlug\n      site {\n        id\n        key\n      }\n    }\n    file {\n      id\n      title\n      slug\n      filename\n    }\n  }\n": typeof types.LinkFragmentDoc,
    "\n  fragment Media on Media {\n    id\n    alt\n    url\n    width\n    height\n    sizes {\n      stretched {\n        ...MediaSize\n      }\n      stretchedPng {\n        ...MediaSize\n      }\n      stretchedVideo {\n        ...MediaSize\n      }\n      stretchedVideoPng {\n        ...MediaSize\n      }\n      breakOut {\n        ...MediaSize\n      }\n      breakOutPng {\n        ...MediaSize\n      }\n      inline {\n        ...MediaSize\n      }\n      inlinePng {\n        ...MediaSize\n      }\n      asideSquare {\n        ...MediaSize\n      }\n      asideSquarePng {\n        ...MediaSize\n      }\n      asideVideo {\n        ...MediaSize\n      }\n      asideVideoPng {\n        ...MediaSize\n      }\n    }\n  }\n": typeof types.MediaFragmentDoc,
    "\n  fragment MediaReleaseDetail on MediaRelease {\n    id\n    slug\n    title\n    leadText\n    publicationDate\n    adhoc\n    contactEmail\n    documents {\n      ...File\n    }\n  }\n": typeof types.MediaReleaseDetailFragmentDoc,
    "\n  fragment MediaSize on MediaSize {\n    url\n    width\n    height\n  }\n": typeof types.MediaSizeFragmentDoc,
    "\n  fragment StoryContactCard on StoryContact {\n    id\n    slug\n    name\n    role\n    text\n    email\n    phone\n    image {\n      ...Media\n    }\n  }\n": typeof types.StoryContactCardFragmentDoc,
    "\n  fragment StoryPage on Story {\n    ...StoryTeaser\n    storyContacts {\n      ...StoryContactCard\n    }\n  }\n": typeof types.StoryPageFragmentDoc,
    "\n  fragment StoryTeaser on Story {\n    id\n    slug\n    title\n    leadText\n    publicationDate\n    category\n    teaserImage {\n      ...Media\n    }\n    storyContacts {\n      id\n      slug\n      name\n    }\n    topics {\n      id\n      name\n      slug\n    }\n    products\n    hasVideo\n    languages\n    countries {\n      countryCode\n    }\n  }\n": typeof types.StoryTeaserFragmentDoc,
    "\n  fragment Terms on Term {\n    id\n    slug\n    title\n    kind\n    countries {\n      countryCode\n      name\n    }\n    language\n    validFrom\n    file {\n      ...File\n    }\n  }\n": typeof types.TermsFragmentDoc,
    "\n  query PagePassword($id: String!, $password: String!) {\n    pagePasswordMatches(id: $id, password: $password)\n    pageById(id: $id) {\n      protection {\n        version\n      }\n    }\n  }\n": typeof types.PagePasswordDocument,
    "\n  fragment NavigationItemFields on NavigationItem {\n    id\n    title\n    breadcrumbOverride\n    slug\n    hidden\n    countries {\n      countryCode\n    }\n    link {\n      ...Link\n    }\n    marketingSection {\n      enabled\n      backgroundColor\n      title\n      text\n      logo {\n        url\n        alt\n        width\n        height\n      }\n      link {\n        ...Link\n      }\n    }\n  }\n": typeof types.NavigationItemFieldsFragmentDoc,
    "\n  query SiteNavigation {\n    systemData {\n      sites {\n        key\n        headerNavigation {\n          homeItems {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n              items {\n                ...NavigationItemFields\n              }\n            }\n          }\n          topItems {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n              items {\n                ...NavigationItemFields\n              }\n            }\n          }\n        }\n        footerNavigation {\n          note\n          items {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n            }\n          }\n          legalItems {\n            ...NavigationItemFields\n          }\n        }\n      }\n    }\n  }\n": typeof types.SiteNavigationDocument,
    "\n  fragment IndexedPageFields on Page {\n    id\n    title\n    slug\n    parentSlug\n    pageType\n    languages\n    countries {\n      countryCode\n    }\n    canonicalUrl\n    description\n    createdAt\n    updatedAt\n    protection {\n      mode\n      role\n      version\n    }\n  }\n": typeof types.IndexedPageFieldsFragmentDoc,
    "\n  query PageIndex($site: String!) {\n    pagesOfSite(site: $site) {\n      ...IndexedPageFields\n    }\n  }\n": typeof types.PageIndexDocument,
    "\n  query PageAddress($id: String!) {\n    pageById(id: $id) {\n      ...IndexedPageFields\n      site {\n        key\n      }\n    }\n  }\n": typeof types.PageAddressDocument,
    "\n  query RedirectsOfSite($site: String!, $after: String) {\n    redirectsOfSite(site: $site, after: $after) {\n      nodes {\n        previousUrl\n        permanent\n        site {\n          key\n        }\n        target {\n          ...Link\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.RedirectsOfSiteDocument,
    "\n  query SystemData {\n    systemData {\n      countries {\n        countryCode\n        hidden\n        supportedLanguages\n        defaultLanguage\n        defaultMeasurementSystem\n        name\n      }\n      languages {\n        languageCode\n        defaultCountry\n        name\n        nativeName\n      }\n      brands {\n        id\n        name\n        pimId\n        theme\n      }\n      sites {\n        id\n        key\n        name\n        slug\n        internationalOnly\n        showHiddenCountries\n        hideSideButtons\n        enableCutFont\n        defaultLanguage\n        languages\n        localelessLanguage\n        domains {\n          host\n          slug\n        }\n        contact {\n          phone\n          email\n        }\n        headerNavigation {\n          theme\n          hidden\n          homeItems {\n            id\n          }\n          topItems {\n            id\n          }\n        }\n        footerNavigation {\n          items {\n            id\n          }\n        }\n      }\n    }\n  }\n": typeof types.SystemDataDocument,
    "\n  query FilesBySlug($slug: String!) {\n    filesBySlug(slug: $slug) {\n      id\n      locale\n      fileName\n      mimeType\n      filesize\n      url\n      updatedAt\n      protectedBy {\n        id\n        title\n        slug\n        parentSlug\n        site {\n          key\n        }\n        protection {\n          mode\n          role\n          version\n        }\n      }\n    }\n  }\n": typeof types.FilesBySlugDocument,
    "\n  query EventsOfSite($site: String!) {\n    eventsOfSite(site: $site) {\n      ...Event\n      updatedAt\n    }\n  }\n": typeof types.EventsOfSiteDocument,
    "\n  query JobOpeningsOfSite($site: String!) {\n    jobOpeningsOfSite(site: $site) {\n      ...JobOpening\n    }\n  }\n": typeof types.JobOpeningsOfSiteDocument,
    "\n  query JobOpeningById($id: String!, $draft: Boolean!) {\n    jobOpeningById(id: $id, draft: $draft) {\n      ...JobOpening\n    }\n  }\n": typeof types.JobOpeningByIdDocument,
    "\n  query LocationsOfSite($site: String!) {\n    locationsOfSite(site: $site) {\n      id\n      slug\n      name\n      kinds\n      street\n      zip\n      city\n      region\n      country {\n        countryCode\n        name\n      }\n      latitude\n      longitude\n      phone\n      email\n      website\n      timeZone\n      openingHours {\n        days\n        opens\n        closes\n      }\n      note\n      closedDays {\n        date\n        label\n      }\n    }\n  }\n": typeof types.LocationsOfSiteDocument,
    "\n  query MediaReleases($site: String!) {\n    mediaReleasesOfSite(site: $site) {\n      slug\n      title\n      leadText\n      publicationDate\n      adhoc\n      languages\n      countries {\n        countryCode\n      }\n    }\n  }\n": typeof types.MediaReleasesDocument,
    "\n  query StoriesOfSite($site: String!) {\n    storiesOfSite(site: $site) {\n      ...StoryTeaser\n    }\n  }\n": typeof types.StoriesOfSiteDocument,
    "\n  query StoryContactsOfSite($site: String!) {\n    storyContactsOfSite(site: $site) {\n      ...StoryContactCard\n    }\n  }\n": typeof types.StoryContactsOfSiteDocument,
    "\n  query TermsOfSite($site: String!) {\n    termsOfSite(site: $site) {\n      ...Terms\n    }\n  }\n": typeof types.TermsOfSiteDocument,
    "\n  fragment NavigationEntry on NavigationItem {\n    ...NavigationItemFields\n    link {\n      page {\n        id\n        title\n        type\n        pageType\n      }\n    }\n  }\n": typeof types.NavigationEntryFragmentDoc,
    "\n  query NavigationMenus {\n    systemData {\n      sites {\n        key\n        headerNavigation {\n          homeItems {\n            ...NavigationEntry\n            items {\n              ...NavigationEntry\n              items {\n                ...NavigationEntry\n              }\n            }\n          }\n          topItems {\n            ...NavigationEntry\n            items {\n              ...NavigationEntry\n              items {\n                ...NavigationEntry\n              }\n            }\n          }\n        }\n        footerNavigation {\n          note\n          items {\n            ...NavigationEntry\n            items {\n              ...NavigationEntry\n            }\n          }\n          legalItems {\n            ...NavigationEntry\n          }\n        }\n      }\n    }\n  }\n": typeof types.NavigationMenusDocument,
    "\n  fragment NewsItem on NewsItem {\n    id\n    title\n    text\n    publicationDate\n    image {\n      ...Media\n    }\n    link {\n      ...Link\n    }\n  }\n": typeof types.NewsItemFragmentDoc,
    "\n  query NewsItemById($id: String!, $draft: Boolean!) {\n    newsItemById(id: $id, draft: $draft) {\n      ...NewsItem\n    }\n  }\n": typeof types.NewsItemByIdDocument,
    "\n  query NewsFeed($site: String!, $first: Int!, $after: String) {\n    newsFeedConnection(site: $site, first: $first, after: $after) {\n      nodes {\n        ...NewsItem\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.NewsFeedDocument,
};
const documents: Documents = {
    "\n  fragment Event on Event {\n    id\n    slug\n    title\n    leadText\n    startDate\n    endDate\n    isAllDay\n    timeZone\n    place\n    address\n    country {\n      countryCode\n      name\n    }\n    stand\n    kind\n    languages\n    countries {\n      countryCode\n    }\n    link {\n      ...Link\n    }\n    teaserImage {\n      ...Media\n    }\n  }\n": types.EventFragmentDoc,
    "\n  fragment File on File {\n    id\n    title\n    slug\n    filename\n    filesize\n    url\n    mimeType\n    locale\n  }\n": types.FileFragmentDoc,
    "\n  fragment JobOpening on JobOpening {\n    id\n    slug\n    title\n    department\n    employmentTypes\n    languages\n    publishedOn\n    applyUntil\n    email\n    applicationUrl\n    text\n    location {\n      id\n      name\n      street\n      zip\n      city\n      region\n      country {\n        countryCode\n        name\n      }\n      timeZone\n    }\n  }\n": types.JobOpeningFragmentDoc,
    "\n  fragment Link on Link {\n    kind\n    text\n    path\n    pageParameters\n    url\n    product\n    openInNewTab\n    page {\n      id\n      title\n      slug\n      parentSlug\n      site {\n        id\n        key\n      }\n    }\n    file {\n      id\n      title\n      slug\n      filename\n    }\n  }\n": types.LinkFragmentDoc,
    "\n  fragment Media on Media {\n    id\n    alt\n    url\n    width\n    height\n    sizes {\n      stretched {\n        ...MediaSize\n      }\n      stretchedPng {\n        ...MediaSize\n      }\n      stretchedVideo {\n        ...MediaSize\n      }\n      stretchedVideoPng {\n        ...MediaSize\n      }\n      breakOut {\n        ...MediaSize\n      }\n      breakOutPng {\n        ...MediaSize\n      }\n      inline {\n        ...MediaSize\n      }\n      inlinePng {\n        ...MediaSize\n      }\n      asideSquare {\n        ...MediaSize\n      }\n      asideSquarePng {\n        ...MediaSize\n      }\n      asideVideo {\n        ...MediaSize\n      }\n      asideVideoPng {\n        ...MediaSize\n      }\n    }\n  }\n": types.MediaFragmentDoc,
    "\n  fragment MediaReleaseDetail on MediaRelease {\n    id\n    slug\n    title\n    leadText\n    publicationDate\n    adhoc\n    contactEmail\n    documents {\n      ...File\n    }\n  }\n": types.MediaReleaseDetailFragmentDoc,
    "\n  fragment MediaSize on MediaSize {\n    url\n    width\n    height\n  }\n": types.MediaSizeFragmentDoc,
    "\n  fragment StoryContactCard on StoryContact {\n    id\n    slug\n    name\n    role\n    text\n    email\n    phone\n    image {\n      ...Media\n    }\n  }\n": types.StoryContactCardFragmentDoc,
    "\n  fragment StoryPage on Story {\n    ...StoryTeaser\n    storyContacts {\n      ...StoryContactCard\n    }\n  }\n": types.StoryPageFragmentDoc,
    "\n  fragment StoryTeaser on Story {\n    id\n    slug\n    title\n    leadText\n    publicationDate\n    category\n    teaserImage {\n      ...Media\n    }\n    storyContacts {\n      id\n      slug\n      name\n    }\n    topics {\n      id\n      name\n      slug\n    }\n    products\n    hasVideo\n    languages\n    countries {\n      countryCode\n    }\n  }\n": types.StoryTeaserFragmentDoc,
    "\n  fragment Terms on Term {\n    id\n    slug\n    title\n    kind\n    countries {\n      countryCode\n      name\n    }\n    language\n    validFrom\n    file {\n      ...File\n    }\n  }\n": types.TermsFragmentDoc,
    "\n  query PagePassword($id: String!, $password: String!) {\n    pagePasswordMatches(id: $id, password: $password)\n    pageById(id: $id) {\n      protection {\n        version\n      }\n    }\n  }\n": types.PagePasswordDocument,
    "\n  fragment NavigationItemFields on NavigationItem {\n    id\n    title\n    breadcrumbOverride\n    slug\n    hidden\n    countries {\n      countryCode\n    }\n    link {\n      ...Link\n    }\n    marketingSection {\n      enabled\n      backgroundColor\n      title\n      text\n      logo {\n        url\n        alt\n        width\n        height\n      }\n      link {\n        ...Link\n      }\n    }\n  }\n": types.NavigationItemFieldsFragmentDoc,
    "\n  query SiteNavigation {\n    systemData {\n      sites {\n        key\n        headerNavigation {\n          homeItems {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n              items {\n                ...NavigationItemFields\n              }\n            }\n          }\n          topItems {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n              items {\n                ...NavigationItemFields\n              }\n            }\n          }\n        }\n        footerNavigation {\n          note\n          items {\n            ...NavigationItemFields\n            items {\n              ...NavigationItemFields\n            }\n          }\n          legalItems {\n            ...NavigationItemFields\n          }\n        }\n      }\n    }\n  }\n": types.SiteNavigationDocument,
    "\n  fragment IndexedPageFields on Page {\n    id\n    title\n    slug\n    parentSlug\n    pageType\n    languages\n    countries {\n      countryCode\n    }\n    canonicalUrl\n    description\n    createdAt\n    updatedAt\n    protection {\n      mode\n      role\n      version\n    }\n  }\n": types.IndexedPageFieldsFragmentDoc,
    "\n  query PageIndex($site: String!) {\n    pagesOfSite(site: $site) {\n      ...IndexedPageFields\n    }\n  }\n": types.PageIndexDocument,
    "\n  query PageAddress($id: String!) {\n    pageById(id: $id) {\n      ...IndexedPageFields\n      site {\n        key\n      }\n    }\n  }\n": types.PageAddressDocument,
    "\n  query RedirectsOfSite($site: String!, $after: String) {\n    redirectsOfSite(site: $site, after: $after) {\n      nodes {\n        previousUrl\n        permanent\n        site {\n          key\n        }\n        target {\n          ...Link\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.RedirectsOfSiteDocument,
    "\n  query SystemData {\n    systemData {\n      countries {\n        countryCode\n        hidden\n        supportedLanguages\n        defaultLanguage\n        defaultMeasurementSystem\n        name\n      }\n      languages {\n        languageCode\n        defaultCountry\n        name\n        nativeName\n      }\n      brands {\n        id\n        name\n        pimId\n        theme\n      }\n      sites {\n        id\n        key\n        name\n        slug\n        internationalOnly\n        showHiddenCountries\n        hideSideButtons\n        enableCutFont\n        defaultLanguage\n        languages\n        localelessLanguage\n        domains {\n          host\n          slug\n        }\n        contact {\n          phone\n          email\n        }\n        headerNavigation {\n          theme\n          hidden\n          homeItems {\n            id\n          }\n          topItems {\n            id\n          }\n        }\n        footerNavigation {\n          items {\n            id\n          }\n        }\n      }\n    }\n  }\n": types.SystemDataDocument,
    "\n  query FilesBySlug($slug: String!) {\n    filesBySlug(slug: $slug) {\n      id\n      locale\n      fileName\n      mimeType\n      filesize\n      url\n      updatedAt\n      protectedBy {\n        id\n        title\n        slug\n        parentSlug\n        site {\n          key\n        }\n        protection {\n          mode\n          role\n          version\n        }\n      }\n    }\n  }\n": types.FilesBySlugDocument,
    "\n  query EventsOfSite($site: String!) {\n    eventsOfSite(site: $site) {\n      ...Event\n      updatedAt\n    }\n  }\n": types.EventsOfSiteDocument,
    "\n  query JobOpeningsOfSite($site: String!) {\n    jobOpeningsOfSite(site: $site) {\n      ...JobOpening\n    }\n  }\n": types.JobOpeningsOfSiteDocument,
    "\n  query JobOpeningById($id: String!, $draft: Boolean!) {\n    jobOpeningById(id: $id, draft: $draft) {\n      ...JobOpening\n    }\n  }\n": types.JobOpeningByIdDocument,
    "\n  query LocationsOfSite($site: String!) {\n    locationsOfSite(site: $site) {\n      id\n      slug\n      name\n      kinds\n      street\n      zip\n      city\n      region\n      country {\n        countryCode\n        name\n      }\n      latitude\n      longitude\n      phone\n      email\n      website\n      timeZone\n      openingHours {\n        days\n        opens\n        closes\n      }\n      note\n      closedDays {\n        date\n        label\n      }\n    }\n  }\n": types.LocationsOfSiteDocument,
    "\n  query MediaReleases($site: String!) {\n    mediaReleasesOfSite(site: $site) {\n      slug\n      title\n      leadText\n      publicationDate\n      adhoc\n      languages\n      countries {\n        countryCode\n      }\n    }\n  }\n": types.MediaReleasesDocument,
    "\n  query StoriesOfSite($site: String!) {\n    storiesOfSite(site: $site) {\n      ...StoryTeaser\n    }\n  }\n": types.StoriesOfSiteDocument,
    "\n  query StoryContactsOfSite($site: String!) {\n    storyContactsOfSite(site: $site) {\n      ...StoryContactCard\n    }\n  }\n": types.StoryContactsOfSiteDocument,
    "\n  query TermsOfSite($site: String!) {\n    termsOfSite(site: $site) {\n      ...Terms\n    }\n  }\n": types.TermsOfSiteDocument,
    "\n  fragment NavigationEntry on NavigationItem {\n    ...NavigationItemFields\n    link {\n      page {\n        id\n        title\n        type\n        pageType\n      }\n    }\n  }\n": types.NavigationEntryFragmentDoc,
    "\n  query NavigationMenus {\n    systemData {\n      sites {\n        key\n        headerNavigation {\n          homeItems {\n            ...NavigationEntry\n            items {\n              ...NavigationEntry\n              items {\n                ...NavigationEntry\n              }\n            }\n          }\n          topItems {\n            ...NavigationEntry\n            items {\n              ...NavigationEntry\n              items {\n                ...NavigationEntry\n              }\n            }\n          }\n        }\n        footerNavigation {\n          note\n          items {\n            ...NavigationEntry\n            items {\n              ...NavigationEntry\n            }\n          }\n          legalItems {\n            ...NavigationEntry\n          }\n        }\n      }\n    }\n  }\n": types.NavigationMenusDocument,
    "\n  fragment NewsItem on NewsItem {\n    id\n    title\n    text\n    publicationDate\n    image {\n      ...Media\n    }\n    link {\n      ...Link\n    }\n  }\n": types.NewsItemFragmentDoc,
    "\n  query NewsItemById($id: String!, $draft: Boolean!) {\n    newsItemById(id: $id, draft: $draft) {\n      ...NewsItem\n    }\n  }\n": types.NewsItemByIdDocument,
    "\n  query NewsFeed($site: String!, $first: Int!, $after: String) {\n    newsFeedConnection(site: $site, first: $first, after: $after) {\n      nodes {\n        ...NewsItem\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.NewsFeedDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Event on Event {\n    id\n    slug\n    title\n    leadText\n    startDate\n    endDate\n    isAllDay\n    timeZone\n    place\n    address\n    country {\n      countryCode\n      name\n    }\n    stand\n    kind\n    languages\n    countries {\n      countryCode\n    }\n    link {\n      ...Link\n    }\n    teaserImage {\n      ...Media\n    }\n  }\n"): typeof import('./graphql').EventFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment File on File {\n    id\n    title\n    slug\n    filename\n    filesize\n    url\n    mimeType\n    locale\n  }\n"): typeof import('./graphql').FileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobOpening on JobOpening {\n    id\n    slug\n    title\n    department\n    employmentTypes\n    languages\n    publishedOn\n    applyUntil\n    email\n    applicationUrl\n    text\n    location {\n      id\n      name\n      street\n      zip\n      city\n      region\n      country {\n        countryCode\n        name\n      }\n      timeZone\n    }\n  }\n"): typeof import('./graphql').JobOpeningFragmentDoc;
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
export function graphql(source: "\n  fragment MediaReleaseDetail on MediaRelease {\n    id\n    slug\n    title\n    leadText\n    publicationDate\n    adhoc\n    contactEmail\n    documents {\n      ...File\n    }\n  }\n"): typeof import('./graphql').MediaReleaseDetailFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MediaSize on MediaSize {\n    url\n    width\n    height\n  }\n"): typeof import('./graphql').MediaSizeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StoryContactCard on StoryContact {\n    id\n    slug\n    name\n    role\n    text\n    email\n    phone\n    image {\n      ...Media\n    }\n  }\n"): typeof import('./graphql').StoryContactCardFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StoryPage on Story {\n    ...StoryTeaser\n    storyContacts {\n      ...StoryContactCard\n    }\n  }\n"): typeof import('./graphql').StoryPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StoryTeaser on Story {\n    id\n    slug\n    title\n    leadText\n    publicationDate\n    category\n    teaserImage {\n      ...Media\n    }\n    storyContacts {\n      id\n      slug\n      name\n    }\n    topics {\n      id\n      name\n      slug\n    }\n    products\n    hasVideo\n    languages\n    countries {\n      countryCode\n    }\n  }\n"): typeof import('./graphql').StoryTeaserFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Terms on Term {\n    id\n    slug\n    title\n    kind\n    countries {\n      countryCode\n      name\n    }\n    language\n    validFrom\n    file {\n      ...File\n    }\n  }\n"): typeof import('./graphql').TermsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PagePassword($id: String!, $password: String!) {\n    pagePasswordMatches(id: $id, password: $password)\n    pageById(id: $id) {\n      protection {\n        version\n      }\n    }\n  }\n"): typeof import('./graphql').PagePasswordDocument;
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
export function graphql(source: "\n  fragment IndexedPageFields on Page {\n    id\n    title\n    slug\n    parentSlug\n    pageType\n    languages\n    countries {\n      countryCode\n    }\n    canonicalUrl\n    description\n    createdAt\n    updatedAt\n    protection {\n      mode\n      role\n      version\n    }\n  }\n"): typeof import('./graphql').IndexedPageFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageIndex($site: String!) {\n    pagesOfSite(site: $site) {\n      ...IndexedPageFields\n    }\n  }\n"): typeof import('./graphql').PageIndexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageAddress($id: String!) {\n    pageById(id: $id) {\n      ...IndexedPageFields\n      site {\n        key\n      }\n    }\n  }\n"): typeof import('./graphql').PageAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RedirectsOfSite($site: String!, $after: String) {\n    redirectsOfSite(site: $site, after: $after) {\n      nodes {\n        previousUrl\n        permanent\n        site {\n          key\n        }\n        target {\n          ...Link\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').RedirectsOfSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemData {\n    systemData {\n      countries {\n        countryCode\n        hidden\n        supportedLanguages\n        defaultLanguage\n        defaultMeasurementSystem\n        name\n      }\n      languages {\n        languageCode\n        defaultCountry\n        name\n        nativeName\n      }\n      brands {\n        id\n        name\n        pimId\n        theme\n      }\n      sites {\n        id\n        key\n        name\n        slug\n        internationalOnly\n        showHiddenCountries\n        hideSideButtons\n        enableCutFont\n        defaultLanguage\n        languages\n        localelessLanguage\n        domains {\n          host\n          slug\n        }\n        contact {\n          phone\n          email\n        }\n        headerNavigation {\n          theme\n          hidden\n          homeItems {\n            id\n          }\n          topItems {\n            id\n          }\n        }\n        footerNavigation {\n          items {\n            id\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').SystemDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilesBySlug($slug: String!) {\n    filesBySlug(slug: $slug) {\n      id\n      locale\n      fileName\n      mimeType\n      filesize\n      url\n      updatedAt\n      protectedBy {\n        id\n        title\n        slug\n        parentSlug\n        site {\n          key\n        }\n        protection {\n          mode\n          role\n          version\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').FilesBySlugDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventsOfSite($site: String!) {\n    eventsOfSite(site: $site) {\n      ...Event\n      updatedAt\n    }\n  }\n"): typeof import('./graphql').EventsOfSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobOpeningsOfSite($site: String!) {\n    jobOpeningsOfSite(site: $site) {\n      ...JobOpening\n    }\n  }\n"): typeof import('./graphql').JobOpeningsOfSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobOpeningById($id: String!, $draft: Boolean!) {\n    jobOpeningById(id: $id, draft: $draft) {\n      ...JobOpening\n    }\n  }\n"): typeof import('./graphql').JobOpeningByIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LocationsOfSite($site: String!) {\n    locationsOfSite(site: $site) {\n      id\n      slug\n      name\n      kinds\n      street\n      zip\n      city\n      region\n      country {\n        countryCode\n        name\n      }\n      latitude\n      longitude\n      phone\n      email\n      website\n      timeZone\n      openingHours {\n        days\n        opens\n        closes\n      }\n      note\n      closedDays {\n        date\n        label\n      }\n    }\n  }\n"): typeof import('./graphql').LocationsOfSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MediaReleases($site: String!) {\n    mediaReleasesOfSite(site: $site) {\n      slug\n      title\n      leadText\n      publicationDate\n      adhoc\n      languages\n      countries {\n        countryCode\n      }\n    }\n  }\n"): typeof import('./graphql').MediaReleasesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoriesOfSite($site: String!) {\n    storiesOfSite(site: $site) {\n      ...StoryTeaser\n    }\n  }\n"): typeof import('./graphql').StoriesOfSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StoryContactsOfSite($site: String!) {\n    storyContactsOfSite(site: $site) {\n      ...StoryContactCard\n    }\n  }\n"): typeof import('./graphql').StoryContactsOfSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TermsOfSite($site: String!) {\n    termsOfSite(site: $site) {\n      ...Terms\n    }\n  }\n"): typeof import('./graphql').TermsOfSiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NavigationEntry on NavigationItem {\n    ...NavigationItemFields\n    link {\n      page {\n        id\n        title\n        type\n        pageType\n      }\n    }\n  }\n"): typeof import('./graphql').NavigationEntryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NavigationMenus {\n    systemData {\n      sites {\n        key\n        headerNavigation {\n          homeItems {\n            ...NavigationEntry\n            items {\n              ...NavigationEntry\n              items {\n                ...NavigationEntry\n              }\n            }\n          }\n          topItems {\n            ...NavigationEntry\n            items {\n              ...NavigationEntry\n              items {\n                ...NavigationEntry\n              }\n            }\n          }\n        }\n        footerNavigation {\n          note\n          items {\n            ...NavigationEntry\n            items {\n              ...NavigationEntry\n            }\n          }\n          legalItems {\n            ...NavigationEntry\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql').NavigationMenusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsItem on NewsItem {\n    id\n    title\n    text\n    publicationDate\n    image {\n      ...Media\n    }\n    link {\n      ...Link\n    }\n  }\n"): typeof import('./graphql').NewsItemFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsItemById($id: String!, $draft: Boolean!) {\n    newsItemById(id: $id, draft: $draft) {\n      ...NewsItem\n    }\n  }\n"): typeof import('./graphql').NewsItemByIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsFeed($site: String!, $first: Int!, $after: String) {\n    newsFeedConnection(site: $site, first: $first, after: $after) {\n      nodes {\n        ...NewsItem\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql').NewsFeedDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
