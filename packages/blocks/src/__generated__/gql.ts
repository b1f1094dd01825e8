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
    "\n  fragment Accordion on Accordion {\n    __typename\n    id\n    title\n    items {\n      title\n      content\n    }\n  }\n": typeof types.AccordionFragmentDoc,
    "\n  fragment CallToAction on CallToAction {\n    __typename\n    id\n    title\n    text\n    actionTone: tone\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n": typeof types.CallToActionFragmentDoc,
    "\n  fragment DownloadList on DownloadList {\n    __typename\n    id\n    title\n    text\n    files {\n      title\n      file {\n        ...File\n      }\n    }\n  }\n": typeof types.DownloadListFragmentDoc,
    "\n  fragment EventList on EventList {\n    __typename\n    id\n    title\n    text\n    limit\n    period\n  }\n": typeof types.EventListFragmentDoc,
    "\n  fragment FinancialCalendar on FinancialCalendar {\n    __typename\n    id\n    title\n    text\n    entries {\n      id\n      date\n      endDate\n      title\n      place\n      link {\n        ...Link\n      }\n    }\n  }\n": typeof types.FinancialCalendarFragmentDoc,
    "\n  fragment Form on Form {\n    __typename\n    id\n    title\n    text\n    kind\n    file {\n      ...File\n    }\n  }\n": typeof types.FormFragmentDoc,
    "\n  fragment HeroBanner on HeroBanner {\n    __typename\n    id\n    overline\n    title\n    text\n    size\n    heroTone: tone\n    image {\n      ...Media\n    }\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n": typeof types.HeroBannerFragmentDoc,
    "\n  fragment JobOpeningList on JobOpeningList {\n    __typename\n    id\n    title\n    text\n  }\n": typeof types.JobOpeningListFragmentDoc,
    "\n  fragment KeyFigures on KeyFigures {\n    __typename\n    id\n    title\n    text\n    figures {\n      value\n      unit\n      label\n      note\n    }\n  }\n": typeof types.KeyFiguresFragmentDoc,
    "\n  fragment KeyFiguresComparison on KeyFiguresComparison {\n    __typename\n    id\n    title\n    text\n    caption\n    columns {\n      label\n    }\n    rows {\n      label\n      unit\n      values {\n        value\n      }\n    }\n  }\n": typeof types.KeyFiguresComparisonFragmentDoc,
    "\n  fragment LightboxGallery on LightboxGallery {\n    __typename\n    id\n    title\n    text\n    images {\n      caption\n      image {\n        ...Media\n        credit\n      }\n    }\n  }\n": typeof types.LightboxGalleryFragmentDoc,
    "\n  fragment LocationList on LocationList {\n    __typename\n    id\n    title\n    text\n    hasMap\n  }\n": typeof types.LocationListFragmentDoc,
    "\n  fragment MarketingSection on MarketingSection {\n    __typename\n    id\n    backgroundColor\n    title\n    text\n    logo {\n      ...Media\n    }\n    link {\n      ...Link\n    }\n  }\n": typeof types.MarketingSectionFragmentDoc,
    "\n  fragment MediaReleaseList on MediaReleaseList {\n    __typename\n    id\n    title\n    text\n    limit\n    hasArchive\n  }\n": typeof types.MediaReleaseListFragmentDoc,
    "\n  fragment MediaText on MediaText {\n    __typename\n    id\n    overline\n    title\n    content\n    mediaPosition\n    image {\n      ...Media\n    }\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n": typeof types.MediaTextFragmentDoc,
    "\n  fragment NewsList on NewsList {\n    __typename\n    id\n    title\n    text\n    limit\n  }\n": typeof types.NewsListFragmentDoc,
    "\n  fragment Quote on Quote {\n    __typename\n    id\n    quote\n    attribution\n    context\n    image {\n      ...Media\n    }\n  }\n": typeof types.QuoteFragmentDoc,
    "\n  fragment RichText on RichText {\n    __typename\n    id\n    title\n    content\n  }\n": typeof types.RichTextFragmentDoc,
    "\n  fragment ShareTable on ShareTable {\n    __typename\n    id\n    title\n    text\n    caption\n    source\n    columns {\n      label\n      kind\n    }\n    rows {\n      cells\n    }\n    currency\n    series {\n      date\n      close\n    }\n    seriesLabel\n  }\n": typeof types.ShareTableFragmentDoc,
    "\n  fragment StoryContactList on StoryContactList {\n    __typename\n    id\n    title\n    text\n  }\n": typeof types.StoryContactListFragmentDoc,
    "\n  fragment StoryOverview on StoryOverview {\n    __typename\n    id\n    title\n    text\n    limit\n    hasFilters\n  }\n": typeof types.StoryOverviewFragmentDoc,
    "\n  fragment TeaserGrid on TeaserGrid {\n    __typename\n    id\n    title\n    text\n    teasers {\n      overline\n      title\n      text\n      image {\n        ...Media\n      }\n      link {\n        ...Link\n      }\n    }\n  }\n": typeof types.TeaserGridFragmentDoc,
    "\n  fragment TermsList on TermsList {\n    __typename\n    id\n    title\n    text\n  }\n": typeof types.TermsListFragmentDoc,
    "\n  fragment Video on Video {\n    __typename\n    id\n    title\n    caption\n    transcript\n    video {\n      ...File\n    }\n    captionsFile {\n      ...File\n    }\n    poster {\n      ...Media\n    }\n  }\n": typeof types.VideoFragmentDoc,
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
    "\n  fragment Page on Page {\n    id\n    title\n    slug\n    parentSlug\n    type\n    pageType\n    theme\n    languages\n    countries {\n      countryCode\n    }\n    site {\n      id\n      key\n    }\n    canonicalUrl\n    isPublished\n    protection {\n      mode\n      role\n      version\n    }\n    description\n    shareImage {\n      ...Media\n    }\n    hideBreadcrumb\n    updatedAt\n    translationSourceLanguage\n    translationTargetLanguages {\n      language\n      translationState\n      exportedAt\n      importedAt\n    }\n    story {\n      ...StoryPage\n    }\n    _status\n    mediaRelease {\n      ...MediaReleaseDetail\n    }\n    event {\n      ...Event\n    }\n    modules {\n      __typename\n      ...HeroBanner\n      ...RichText\n      ...KeyFigures\n      ...KeyFiguresComparison\n      ...Accordion\n      ...LightboxGallery\n      ...MediaText\n      ...TeaserGrid\n      ...Video\n      ...Quote\n      ...CallToAction\n      ...DownloadList\n      ...MarketingSection\n      ...MediaReleaseList\n      ...NewsList\n      ...Form\n      ...StoryOverview\n      ...StoryContactList\n      ...EventList\n      ...LocationList\n      ...TermsList\n      ...JobOpeningList\n      ...ShareTable\n      ...FinancialCalendar\n    }\n  }\n": typeof types.PageFragmentDoc,
    "\n  query PageByPath($site: String!, $parentSlug: String!, $slug: String!, $country: String, $draft: Boolean) {\n    pageByPath(site: $site, parentSlug: $parentSlug, slug: $slug, country: $country, draft: $draft) {\n      ...Page\n    }\n  }\n": typeof types.PageByPathDocument,
    "\n  query PageById($id: String!, $draft: Boolean) {\n    pageById(id: $id, draft: $draft) {\n      ...Page\n    }\n  }\n": typeof types.PageByIdDocument,
};
const documents: Documents = {
    "\n  fragment Accordion on Accordion {\n    __typename\n    id\n    title\n    items {\n      title\n      content\n    }\n  }\n": types.AccordionFragmentDoc,
    "\n  fragment CallToAction on CallToAction {\n    __typename\n    id\n    title\n    text\n    actionTone: tone\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n": types.CallToActionFragmentDoc,
    "\n  fragment DownloadList on DownloadList {\n    __typename\n    id\n    title\n    text\n    files {\n      title\n      file {\n        ...File\n      }\n    }\n  }\n": types.DownloadListFragmentDoc,
    "\n  fragment EventList on EventList {\n    __typename\n    id\n    title\n    text\n    limit\n    period\n  }\n": types.EventListFragmentDoc,
    "\n  fragment FinancialCalendar on FinancialCalendar {\n    __typename\n    id\n    title\n    text\n    entries {\n      id\n      date\n      endDate\n      title\n      place\n      link {\n        ...Link\n      }\n    }\n  }\n": types.FinancialCalendarFragmentDoc,
    "\n  fragment Form on Form {\n    __typename\n    id\n    title\n    text\n    kind\n    file {\n      ...File\n    }\n  }\n": types.FormFragmentDoc,
    "\n  fragment HeroBanner on HeroBanner {\n    __typename\n    id\n    overline\n    title\n    text\n    size\n    heroTone: tone\n    image {\n      ...Media\n    }\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n": types.HeroBannerFragmentDoc,
    "\n  fragment JobOpeningList on JobOpeningList {\n    __typename\n    id\n    title\n    text\n  }\n": types.JobOpeningListFragmentDoc,
    "\n  fragment KeyFigures on KeyFigures {\n    __typename\n    id\n    title\n    text\n    figures {\n      value\n      unit\n      label\n      note\n    }\n  }\n": types.KeyFiguresFragmentDoc,
    "\n  fragment KeyFiguresComparison on KeyFiguresComparison {\n    __typename\n    id\n    title\n    text\n    caption\n    columns {\n      label\n    }\n    rows {\n      label\n      unit\n      values {\n        value\n      }\n    }\n  }\n": types.KeyFiguresComparisonFragmentDoc,
    "\n  fragment LightboxGallery on LightboxGallery {\n    __typename\n    id\n    title\n    text\n    images {\n      caption\n      image {\n        ...Media\n        credit\n      }\n    }\n  }\n": types.LightboxGalleryFragmentDoc,
    "\n  fragment LocationList on LocationList {\n    __typename\n    id\n    title\n    text\n    hasMap\n  }\n": types.LocationListFragmentDoc,
    "\n  fragment MarketingSection on MarketingSection {\n    __typename\n    id\n    backgroundColor\n    title\n    text\n    logo {\n      ...Media\n    }\n    link {\n      ...Link\n    }\n  }\n": types.MarketingSectionFragmentDoc,
    "\n  fragment MediaReleaseList on MediaReleaseList {\n    __typename\n    id\n    title\n    text\n    limit\n    hasArchive\n  }\n": types.MediaReleaseListFragmentDoc,
    "\n  fragment MediaText on MediaText {\n    __typename\n    id\n    overline\n    title\n    content\n    mediaPosition\n    image {\n      ...Media\n    }\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n": types.MediaTextFragmentDoc,
    "\n  fragment NewsList on NewsList {\n    __typename\n    id\n    title\n    text\n    limit\n  }\n": types.NewsListFragmentDoc,
    "\n  fragment Quote on Quote {\n    __typename\n    id\n    quote\n    attribution\n    context\n    image {\n      ...Media\n    }\n  }\n": types.QuoteFragmentDoc,
    "\n  fragment RichText on RichText {\n    __typename\n    id\n    title\n    content\n  }\n": types.RichTextFragmentDoc,
    "\n  fragment ShareTable on ShareTable {\n    __typename\n    id\n    title\n    text\n    caption\n    source\n    columns {\n      label\n      kind\n    }\n    rows {\n      cells\n    }\n    currency\n    series {\n      date\n      close\n    }\n    seriesLabel\n  }\n": types.ShareTableFragmentDoc,
    "\n  fragment StoryContactList on StoryContactList {\n    __typename\n    id\n    title\n    text\n  }\n": types.StoryContactListFragmentDoc,
    "\n  fragment StoryOverview on StoryOverview {\n    __typename\n    id\n    title\n    text\n    limit\n    hasFilters\n  }\n": types.StoryOverviewFragmentDoc,
    "\n  fragment TeaserGrid on TeaserGrid {\n    __typename\n    id\n    title\n    text\n    teasers {\n      overline\n      title\n      text\n      image {\n        ...Media\n      }\n      link {\n        ...Link\n      }\n    }\n  }\n": types.TeaserGridFragmentDoc,
    "\n  fragment TermsList on TermsList {\n    __typename\n    id\n    title\n    text\n  }\n": types.TermsListFragmentDoc,
    "\n  fragment Video on Video {\n    __typename\n    id\n    title\n    caption\n    transcript\n    video {\n      ...File\n    }\n    captionsFile {\n      ...File\n    }\n    poster {\n      ...Media\n    }\n  }\n": types.VideoFragmentDoc,
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
    "\n  fragment Page on Page {\n    id\n    title\n    slug\n    parentSlug\n    type\n    pageType\n    theme\n    languages\n    countries {\n      countryCode\n    }\n    site {\n      id\n      key\n    }\n    canonicalUrl\n    isPublished\n    protection {\n      mode\n      role\n      version\n    }\n    description\n    shareImage {\n      ...Media\n    }\n    hideBreadcrumb\n    updatedAt\n    translationSourceLanguage\n    translationTargetLanguages {\n      language\n      translationState\n      exportedAt\n      importedAt\n    }\n    story {\n      ...StoryPage\n    }\n    _status\n    mediaRelease {\n      ...MediaReleaseDetail\n    }\n    event {\n      ...Event\n    }\n    modules {\n      __typename\n      ...HeroBanner\n      ...RichText\n      ...KeyFigures\n      ...KeyFiguresComparison\n      ...Accordion\n      ...LightboxGallery\n      ...MediaText\n      ...TeaserGrid\n      ...Video\n      ...Quote\n      ...CallToAction\n      ...DownloadList\n      ...MarketingSection\n      ...MediaReleaseList\n      ...NewsList\n      ...Form\n      ...StoryOverview\n      ...StoryContactList\n      ...EventList\n      ...LocationList\n      ...TermsList\n      ...JobOpeningList\n      ...ShareTable\n      ...FinancialCalendar\n    }\n  }\n": types.PageFragmentDoc,
    "\n  query PageByPath($site: String!, $parentSlug: String!, $slug: String!, $country: String, $draft: Boolean) {\n    pageByPath(site: $site, parentSlug: $parentSlug, slug: $slug, country: $country, draft: $draft) {\n      ...Page\n    }\n  }\n": types.PageByPathDocument,
    "\n  query PageById($id: String!, $draft: Boolean) {\n    pageById(id: $id, draft: $draft) {\n      ...Page\n    }\n  }\n": types.PageByIdDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Accordion on Accordion {\n    __typename\n    id\n    title\n    items {\n      title\n      content\n    }\n  }\n"): typeof import('./graphql').AccordionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CallToAction on CallToAction {\n    __typename\n    id\n    title\n    text\n    actionTone: tone\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n"): typeof import('./graphql').CallToActionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DownloadList on DownloadList {\n    __typename\n    id\n    title\n    text\n    files {\n      title\n      file {\n        ...File\n      }\n    }\n  }\n"): typeof import('./graphql').DownloadListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventList on EventList {\n    __typename\n    id\n    title\n    text\n    limit\n    period\n  }\n"): typeof import('./graphql').EventListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FinancialCalendar on FinancialCalendar {\n    __typename\n    id\n    title\n    text\n    entries {\n      id\n      date\n      endDate\n      title\n      place\n      link {\n        ...Link\n      }\n    }\n  }\n"): typeof import('./graphql').FinancialCalendarFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Form on Form {\n    __typename\n    id\n    title\n    text\n    kind\n    file {\n      ...File\n    }\n  }\n"): typeof import('./graphql').FormFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HeroBanner on HeroBanner {\n    __typename\n    id\n    overline\n    title\n    text\n    size\n    heroTone: tone\n    image {\n      ...Media\n    }\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n"): typeof import('./graphql').HeroBannerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobOpeningList on JobOpeningList {\n    __typename\n    id\n    title\n    text\n  }\n"): typeof import('./graphql').JobOpeningListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KeyFigures on KeyFigures {\n    __typename\n    id\n    title\n    text\n    figures {\n      value\n      unit\n      label\n      note\n    }\n  }\n"): typeof import('./graphql').KeyFiguresFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment KeyFiguresComparison on KeyFiguresComparison {\n    __typename\n    id\n    title\n    text\n    caption\n    columns {\n      label\n    }\n    rows {\n      label\n      unit\n      values {\n        value\n      }\n    }\n  }\n"): typeof import('./graphql').KeyFiguresComparisonFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LightboxGallery on LightboxGallery {\n    __typename\n    id\n    title\n    text\n    images {\n      caption\n      image {\n        ...Media\n        credit\n      }\n    }\n  }\n"): typeof import('./graphql').LightboxGalleryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LocationList on LocationList {\n    __typename\n    id\n    title\n    text\n    hasMap\n  }\n"): typeof import('./graphql').LocationListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MarketingSection on MarketingSection {\n    __typename\n    id\n    backgroundColor\n    title\n    text\n    logo {\n      ...Media\n    }\n    link {\n      ...Link\n    }\n  }\n"): typeof import('./graphql').MarketingSectionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MediaReleaseList on MediaReleaseList {\n    __typename\n    id\n    title\n    text\n    limit\n    hasArchive\n  }\n"): typeof import('./graphql').MediaReleaseListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MediaText on MediaText {\n    __typename\n    id\n    overline\n    title\n    content\n    mediaPosition\n    image {\n      ...Media\n    }\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n"): typeof import('./graphql').MediaTextFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsList on NewsList {\n    __typename\n    id\n    title\n    text\n    limit\n  }\n"): typeof import('./graphql').NewsListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Quote on Quote {\n    __typename\n    id\n    quote\n    attribution\n    context\n    image {\n      ...Media\n    }\n  }\n"): typeof import('./graphql').QuoteFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RichText on RichText {\n    __typename\n    id\n    title\n    content\n  }\n"): typeof import('./graphql').RichTextFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShareTable on ShareTable {\n    __typename\n    id\n    title\n    text\n    caption\n    source\n    columns {\n      label\n      kind\n    }\n    rows {\n      cells\n    }\n    currency\n    series {\n      date\n      close\n    }\n    seriesLabel\n  }\n"): typeof import('./graphql').ShareTableFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StoryContactList on StoryContactList {\n    __typename\n    id\n    title\n    text\n  }\n"): typeof import('./graphql').StoryContactListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StoryOverview on StoryOverview {\n    __typename\n    id\n    title\n    text\n    limit\n    hasFilters\n  }\n"): typeof import('./graphql').StoryOverviewFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TeaserGrid on TeaserGrid {\n    __typename\n    id\n    title\n    text\n    teasers {\n      overline\n      title\n      text\n      image {\n        ...Media\n      }\n      link {\n        ...Link\n      }\n    }\n  }\n"): typeof import('./graphql').TeaserGridFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TermsList on TermsList {\n    __typename\n    id\n    title\n    text\n  }\n"): typeof import('./graphql').TermsListFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Video on Video {\n    __typename\n    id\n    title\n    caption\n    transcript\n    video {\n      ...File\n    }\n    captionsFile {\n      ...File\n    }\n    poster {\n      ...Media\n    }\n  }\n"): typeof import('./graphql').VideoFragmentDoc;
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
export function graphql(source: "\n  fragment Page on Page {\n    id\n    title\n    slug\n    parentSlug\n    type\n    pageType\n    theme\n    languages\n    countries {\n      countryCode\n    }\n    site {\n      id\n      key\n    }\n    canonicalUrl\n    isPublished\n    protection {\n      mode\n      role\n      version\n    }\n    description\n    shareImage {\n      ...Media\n    }\n    hideBreadcrumb\n    updatedAt\n    translationSourceLanguage\n    translationTargetLanguages {\n      language\n      translationState\n      exportedAt\n      importedAt\n    }\n    story {\n      ...StoryPage\n    }\n    _status\n    mediaRelease {\n      ...MediaReleaseDetail\n    }\n    event {\n      ...Event\n    }\n    modules {\n      __typename\n      ...HeroBanner\n      ...RichText\n      ...KeyFigures\n      ...KeyFiguresComparison\n      ...Accordion\n      ...LightboxGallery\n      ...MediaText\n      ...TeaserGrid\n      ...Video\n      ...Quote\n      ...CallToAction\n      ...DownloadList\n      ...MarketingSection\n      ...MediaReleaseList\n      ...NewsList\n      ...Form\n      ...StoryOverview\n      ...StoryContactList\n      ...EventList\n      ...LocationList\n      ...TermsList\n      ...JobOpeningList\n      ...ShareTable\n      ...FinancialCalendar\n    }\n  }\n"): typeof import('./graphql').PageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageByPath($site: String!, $parentSlug: String!, $slug: String!, $country: String, $draft: Boolean) {\n    pageByPath(site: $site, parentSlug: $parentSlug, slug: $slug, country: $country, draft: $draft) {\n      ...Page\n    }\n  }\n"): typeof import('./graphql').PageByPathDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageById($id: String!, $draft: Boolean) {\n    pageById(id: $id, draft: $draft) {\n      ...Page\n    }\n  }\n"): typeof import('./graphql').PageByIdDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
