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
    "\n  fragment HeroBanner on HeroBanner {\n    __typename\n    id\n    overline\n    title\n    text\n    size\n    heroTone: tone\n    image {\n      ...Media\n    }\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n": typeof types.HeroBannerFragmentDoc,
    "\n  fragment KeyFigures on KeyFigures {\n    __typename\n    id\n    title\n    text\n    figures {\n      value\n      unit\n      label\n      note\n    }\n  }\n": typeof types.KeyFiguresFragmentDoc,
    "\n  fragment KeyFiguresComparison on KeyFiguresComparison {\n    __typename\n    id\n    title\n    text\n    caption\n    columns {\n      label\n    }\n    rows {\n      label\n      unit\n      values {\n        value\n      }\n    }\n  }\n": typeof types.KeyFiguresComparisonFragmentDoc,
    "\n  fragment LightboxGallery on LightboxGallery {\n    __typename\n    id\n    title\n    text\n    images {\n      caption\n      image {\n        ...Media\n      }\n    }\n  }\n": typeof types.LightboxGalleryFragmentDoc,
    "\n  fragment MarketingSection on MarketingSection {\n    __typename\n    id\n    backgroundColor\n    title\n    text\n    logo {\n      ...Media\n    }\n    link {\n      ...Link\n    }\n  }\n": typeof types.MarketingSectionFragmentDoc,
    "\n  fragment MediaText on MediaText {\n    __typename\n    id\n    overline\n    title\n    content\n    mediaPosition\n    image {\n      ...Media\n    }\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n": typeof types.MediaTextFragmentDoc,
    "\n  fragment Quote on Quote {\n    __typename\n    id\n    quote\n    attribution\n    context\n    image {\n      ...Media\n    }\n  }\n": typeof types.QuoteFragmentDoc,
    "\n  fragment RichText on RichText {\n    __typename\n    id\n    title\n    content\n  }\n": typeof types.RichTextFragmentDoc,
    "\n  fragment TeaserGrid on TeaserGrid {\n    __typename\n    id\n    title\n    text\n    teasers {\n      overline\n      title\n      text\n      image {\n        ...Media\n      }\n      link {\n        ...Link\n      }\n    }\n  }\n": typeof types.TeaserGridFragmentDoc,
    "\n  fragment Video on Video {\n    __typename\n    id\n    title\n    caption\n    transcript\n    video {\n      ...File\n    }\n    captionsFile {\n      ...File\n    }\n    poster {\n      ...Media\n    }\n  }\n": typeof types.VideoFragmentDoc,
    "\n  fragment Page on Page {\n    id\n    title\n    slug\n    parentSlug\n    type\n    pageType\n    theme\n    languages\n    countries {\n      countryCode\n    }\n    site {\n      id\n      key\n    }\n    canonicalUrl\n    isPublished\n    protection {\n      mode\n      role\n      version\n    }\n    description\n    shareImage {\n      ...Media\n    }\n    hideBreadcrumb\n    updatedAt\n    translationSourceLanguage\n    translationTargetLanguages {\n      language\n      translationState\n      exportedAt\n      importedAt\n    }\n    _status\n    modules {\n      __typename\n      ...HeroBanner\n      ...RichText\n      ...KeyFigures\n      ...KeyFiguresComparison\n      ...Accordion\n      ...LightboxGallery\n      ...MediaText\n      ...TeaserGrid\n      ...Video\n      ...Quote\n      ...CallToAction\n      ...DownloadList\n      ...MarketingSection\n    }\n  }\n": typeof types.PageFragmentDoc,
    "\n  query PageByPath($site: String!, $parentSlug: String!, $slug: String!, $country: String, $draft: Boolean) {\n    pageByPath(site: $site, parentSlug: $parentSlug, slug: $slug, country: $country, draft: $draft) {\n      ...Page\n    }\n  }\n": typeof types.PageByPathDocument,
    "\n  query PageById($id: String!, $draft: Boolean) {\n    pageById(id: $id, draft: $draft) {\n      ...Page\n    }\n  }\n": typeof types.PageByIdDocument,
    "\n  fragment File on File {\n    id\n    title\n    slug\n    filename\n    filesize\n    url\n    mimeType\n    locale\n  }\n": typeof types.FileFragmentDoc,
    "\n  fragment Link on Link {\n    kind\n    text\n    path\n    pageParameters\n    url\n    product\n    openInNewTab\n    page {\n      id\n      title\n      slug\n      parentSlug\n      site {\n        id\n        key\n      }\n    }\n    file {\n      id\n      title\n      slug\n      filename\n    }\n  }\n": typeof types.LinkFragmentDoc,
    "\n  fragment Media on Media {\n    id\n    alt\n    url\n    width\n    height\n    sizes {\n      stretched {\n        ...MediaSize\n      }\n      stretchedPng {\n        ...MediaSize\n      }\n      stretchedVideo {\n        ...MediaSize\n      }\n      stretchedVideoPng {\n        ...MediaSize\n      }\n      breakOut {\n        ...MediaSize\n      }\n      breakOutPng {\n        ...MediaSize\n      }\n      inline {\n        ...MediaSize\n      }\n      inlinePng {\n        ...MediaSize\n      }\n      asideSquare {\n        ...MediaSize\n      }\n      asideSquarePng {\n        ...MediaSize\n      }\n      asideVideo {\n        ...MediaSize\n      }\n      asideVideoPng {\n        ...MediaSize\n      }\n    }\n  }\n": typeof types.MediaFragmentDoc,
    "\n  fragment MediaSize on MediaSize {\n    url\n    width\n    height\n  }\n": typeof types.MediaSizeFragmentDoc,
};
const documents: Documents = {
    "\n  fragment Accordion on Accordion {\n    __typename\n    id\n    title\n    items {\n      title\n      content\n    }\n  }\n": types.AccordionFragmentDoc,
    "\n  fragment CallToAction on CallToAction {\n    __typename\n    id\n    title\n    text\n    actionTone: tone\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n": types.CallToActionFragmentDoc,
    "\n  fragment DownloadList on DownloadList {\n    __typename\n    id\n    title\n    text\n    files {\n      title\n      file {\n        ...File\n      }\n    }\n  }\n": types.DownloadListFragmentDoc,
    "\n  fragment HeroBanner on HeroBanner {\n    __typename\n    id\n    overline\n    title\n    text\n    size\n    heroTone: tone\n    image {\n      ...Media\n    }\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n": types.HeroBannerFragmentDoc,
    "\n  fragment KeyFigures on KeyFigures {\n    __typename\n    id\n    title\n    text\n    figures {\n      value\n      unit\n      label\n      note\n    }\n  }\n": types.KeyFiguresFragmentDoc,
    "\n  fragment KeyFiguresComparison on KeyFiguresComparison {\n    __typename\n    id\n    title\n    text\n    caption\n    columns {\n      label\n    }\n    rows {\n      label\n      unit\n      values {\n        value\n      }\n    }\n  }\n": types.KeyFiguresComparisonFragmentDoc,
    "\n  fragment LightboxGallery on LightboxGallery {\n    __typename\n    id\n    title\n    text\n    images {\n      caption\n      image {\n        ...Media\n      }\n    }\n  }\n": types.LightboxGalleryFragmentDoc,
    "\n  fragment MarketingSection on MarketingSection {\n    __typename\n    id\n    backgroundColor\n    title\n    text\n    logo {\n      ...Media\n    }\n    link {\n      ...Link\n    }\n  }\n": types.MarketingSectionFragmentDoc,
    "\n  fragment MediaText on MediaText {\n    __typename\n    id\n    overline\n    title\n    content\n    mediaPosition\n    image {\n      ...Media\n    }\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n": types.MediaTextFragmentDoc,
    "\n  fragment Quote on Quote {\n    __typename\n    id\n    quote\n    attribution\n    context\n    image {\n      ...Media\n    }\n  }\n": types.QuoteFragmentDoc,
    "\n  fragment RichText on RichText {\n    __typename\n    id\n    title\n    content\n  }\n": types.RichTextFragmentDoc,
    "\n  fragment TeaserGrid on TeaserGrid {\n    __typename\n    id\n    title\n    text\n    teasers {\n      overline\n      title\n      text\n      image {\n        ...Media\n      }\n      link {\n        ...Link\n      }\n    }\n  }\n": types.TeaserGridFragmentDoc,
    "\n  fragment Video on Video {\n    __typename\n    id\n    title\n    caption\n    transcript\n    video {\n      ...File\n    }\n    captionsFile {\n      ...File\n    }\n    poster {\n      ...Media\n    }\n  }\n": types.VideoFragmentDoc,
    "\n  fragment Page on Page {\n    id\n    title\n    slug\n    parentSlug\n    type\n    pageType\n    theme\n    languages\n    countries {\n      countryCode\n    }\n    site {\n      id\n      key\n    }\n    canonicalUrl\n    isPublished\n    protection {\n      mode\n      role\n      version\n    }\n    description\n    shareImage {\n      ...Media\n    }\n    hideBreadcrumb\n    updatedAt\n    translationSourceLanguage\n    translationTargetLanguages {\n      language\n      translationState\n      exportedAt\n      importedAt\n    }\n    _status\n    modules {\n      __typename\n      ...HeroBanner\n      ...RichText\n      ...KeyFigures\n      ...KeyFiguresComparison\n      ...Accordion\n      ...LightboxGallery\n      ...MediaText\n      ...TeaserGrid\n      ...Video\n      ...Quote\n      ...CallToAction\n      ...DownloadList\n      ...MarketingSection\n    }\n  }\n": types.PageFragmentDoc,
    "\n  query PageByPath($site: String!, $parentSlug: String!, $slug: String!, $country: String, $draft: Boolean) {\n    pageByPath(site: $site, parentSlug: $parentSlug, slug: $slug, country: $country, draft: $draft) {\n      ...Page\n    }\n  }\n": types.PageByPathDocument,
    "\n  query PageById($id: String!, $draft: Boolean) {\n    pageById(id: $id, draft: $draft) {\n      ...Page\n    }\n  }\n": types.PageByIdDocument,
    "\n  fragment File on File {\n    id\n    title\n    slug\n    filename\n    filesize\n    url\n    mimeType\n    locale\n  }\n": types.FileFragmentDoc,
    "\n  fragment Link on Link {\n    kind\n    text\n    path\n    pageParameters\n    url\n    product\n    openInNewTab\n    page {\n      id\n      title\n      slug\n      parentSlug\n      site {\n        id\n        key\n      }\n    }\n    file {\n      id\n      title\n      slug\n      filename\n    }\n  }\n": types.LinkFragmentDoc,
    "\n  fragment Media on Media {\n    id\n    alt\n    url\n    width\n    height\n    sizes {\n      stretched {\n        ...MediaSize\n      }\n      stretchedPng {\n        ...MediaSize\n      }\n      stretchedVideo {\n        ...MediaSize\n      }\n      stretchedVideoPng {\n        ...MediaSize\n      }\n      breakOut {\n        ...MediaSize\n      }\n      breakOutPng {\n        ...MediaSize\n      }\n      inline {\n        ...MediaSize\n      }\n      inlinePng {\n        ...MediaSize\n      }\n      asideSquare {\n        ...MediaSize\n      }\n      asideSquarePng {\n        ...MediaSize\n      }\n      asideVideo {\n        ...MediaSize\n      }\n      asideVideoPng {\n        ...MediaSize\n      }\n    }\n  }\n": types.MediaFragmentDoc,
    "\n  fragment MediaSize on MediaSize {\n    url\n    width\n    height\n  }\n": types.MediaSizeFragmentDoc,
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
export function graphql(source: "\n  fragment HeroBanner on HeroBanner {\n    __typename\n    id\n    overline\n    title\n    text\n    size\n    heroTone: tone\n    image {\n      ...Media\n    }\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n"): typeof import('./graphql').HeroBannerFragmentDoc;
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
export function graphql(source: "\n  fragment LightboxGallery on LightboxGallery {\n    __typename\n    id\n    title\n    text\n    images {\n      caption\n      image {\n        ...Media\n      }\n    }\n  }\n"): typeof import('./graphql').LightboxGalleryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MarketingSection on MarketingSection {\n    __typename\n    id\n    backgroundColor\n    title\n    text\n    logo {\n      ...Media\n    }\n    link {\n      ...Link\n    }\n  }\n"): typeof import('./graphql').MarketingSectionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MediaText on MediaText {\n    __typename\n    id\n    overline\n    title\n    content\n    mediaPosition\n    image {\n      ...Media\n    }\n    links {\n      link {\n        ...Link\n      }\n    }\n  }\n"): typeof import('./graphql').MediaTextFragmentDoc;
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
export function graphql(source: "\n  fragment TeaserGrid on TeaserGrid {\n    __typename\n    id\n    title\n    text\n    teasers {\n      overline\n      title\n      text\n      image {\n        ...Media\n      }\n      link {\n        ...Link\n      }\n    }\n  }\n"): typeof import('./graphql').TeaserGridFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Video on Video {\n    __typename\n    id\n    title\n    caption\n    transcript\n    video {\n      ...File\n    }\n    captionsFile {\n      ...File\n    }\n    poster {\n      ...Media\n    }\n  }\n"): typeof import('./graphql').VideoFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Page on Page {\n    id\n    title\n    slug\n    parentSlug\n    type\n    pageType\n    theme\n    languages\n    countries {\n      countryCode\n    }\n    site {\n      id\n      key\n    }\n    canonicalUrl\n    isPublished\n    protection {\n      mode\n      role\n      version\n    }\n    description\n    shareImage {\n      ...Media\n    }\n    hideBreadcrumb\n    updatedAt\n    translationSourceLanguage\n    translationTargetLanguages {\n      language\n      translationState\n      exportedAt\n      importedAt\n    }\n    _status\n    modules {\n      __typename\n      ...HeroBanner\n      ...RichText\n      ...KeyFigures\n      ...KeyFiguresComparison\n      ...Accordion\n      ...LightboxGallery\n      ...MediaText\n      ...TeaserGrid\n      ...Video\n      ...Quote\n      ...CallToAction\n      ...DownloadList\n      ...MarketingSection\n    }\n  }\n"): typeof import('./graphql').PageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageByPath($site: String!, $parentSlug: String!, $slug: String!, $country: String, $draft: Boolean) {\n    pageByPath(site: $site, parentSlug: $parentSlug, slug: $slug, country: $country, draft: $draft) {\n      ...Page\n    }\n  }\n"): typeof import('./graphql').PageByPathDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageById($id: String!, $draft: Boolean) {\n    pageById(id: $id, draft: $draft) {\n      ...Page\n    }\n  }\n"): typeof import('./graphql').PageByIdDocument;
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


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
