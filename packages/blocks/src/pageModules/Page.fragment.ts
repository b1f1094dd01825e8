import { graphql } from '../__generated__';

/** Union members without a fragment are part of the type, so the registry cannot miss a block. */
export const PageFragment = graphql(`
  fragment Page on Page {
    id
    title
    slug
    parentSlug
    type
    pageType
    theme
    languages
    countries {
      countryCode
    }
    site {
      id
      key
    }
    canonicalUrl
    isPublished
    protection {
      mode
      role
      version
    }
    description
    shareImage {
      ...Media
    }
    hideBreadcrumb
    updatedAt
    translationSourceLanguage
    translationTargetLanguages {
      language
      translationState
      exportedAt
      importedAt
    }
    story {
      ...StoryPage
    }
    _status
    mediaRelease {
      ...MediaReleaseDetail
    }
    event {
      ...Event
    }
    modules {
      __typename
      ...HeroBanner
      ...RichText
      ...KeyFigures
      ...KeyFiguresComparison
      ...Accordion
      ...LightboxGallery
      ...MediaText
      ...TeaserGrid
      ...Video
      ...Quote
      ...CallToAction
      ...DownloadList
      ...MarketingSection
      ...MediaReleaseList
      ...NewsList
      ...Form
      ...StoryOverview
      ...StoryContactList
      ...EventList
      ...LocationList
      ...TermsList
      ...JobOpeningList
      ...ShareTable
      ...FinancialCalendar
    }
  }
`);
