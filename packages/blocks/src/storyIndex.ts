/**
 * Stories files of the blocks by name, with title and a dynamic import each, so that a page loads only those that it
 * shows (`stories.ts` contains all of them).
 */
export const storyIndex = {
  Accordion: { title: 'Blocks/Accordion', load: () => import('./blocks/Accordion/Accordion.stories') },
  CallToAction: {
    title: 'Blocks/CallToAction',
    load: () => import('./blocks/CallToAction/CallToAction.stories'),
  },
  DownloadList: {
    title: 'Blocks/DownloadList',
    load: () => import('./blocks/DownloadList/DownloadList.stories'),
  },
  EventFooter: {
    title: 'Blocks/Events/EventFooter',
    load: () => import('./frames/EventFooter/EventFooter.stories'),
  },
  EventHeader: {
    title: 'Blocks/Events/EventHeader',
    load: () => import('./frames/EventHeader/EventHeader.stories'),
  },
  EventList: { title: 'Blocks/Events/EventList', load: () => import('./blocks/EventList/EventList.stories') },
  FinancialCalendar: {
    title: 'Blocks/FinancialCalendar',
    load: () => import('./blocks/FinancialCalendar/FinancialCalendar.stories'),
  },
  Contact: { title: 'Blocks/Forms/Contact', load: () => import('./shared/FormView/Contact.stories') },
  Form: { title: 'Blocks/Forms/Form', load: () => import('./blocks/Form/Form.stories') },
  ServiceRequest: {
    title: 'Blocks/Forms/ServiceRequest',
    load: () => import('./shared/FormView/ServiceRequest.stories'),
  },
  StoryFeedback: {
    title: 'Blocks/Forms/StoryFeedback',
    load: () => import('./shared/FormView/StoryFeedback.stories'),
  },
  SupportRequest: {
    title: 'Blocks/Forms/SupportRequest',
    load: () => import('./shared/FormView/SupportRequest.stories'),
  },
  Whitepaper: {
    title: 'Blocks/Forms/Whitepaper',
    load: () => import('./shared/FormView/Whitepaper.stories'),
  },
  HeroBanner: { title: 'Blocks/HeroBanner', load: () => import('./blocks/HeroBanner/HeroBanner.stories') },
  JobOpening: {
    title: 'Blocks/JobOpening',
    load: () => import('./views/JobOpening/JobOpening.stories'),
  },
  JobOpeningList: {
    title: 'Blocks/JobOpeningList',
    load: () => import('./blocks/JobOpeningList/JobOpeningList.stories'),
  },
  KeyFigures: { title: 'Blocks/KeyFigures', load: () => import('./blocks/KeyFigures/KeyFigures.stories') },
  KeyFiguresComparison: {
    title: 'Blocks/KeyFiguresComparison',
    load: () => import('./blocks/KeyFiguresComparison/KeyFiguresComparison.stories'),
  },
  LightboxGallery: {
    title: 'Blocks/LightboxGallery',
    load: () => import('./blocks/LightboxGallery/LightboxGallery.stories'),
  },
  LiveFlashMessage: {
    title: 'Blocks/LiveFlashMessage',
    load: () => import('./shared/FlashMessage/LiveFlashMessage.stories'),
  },
  LocationList: {
    title: 'Blocks/LocationList',
    load: () => import('./blocks/LocationList/LocationList.stories'),
  },
  MarketingSection: {
    title: 'Blocks/MarketingSection',
    load: () => import('./blocks/MarketingSection/MarketingSection.stories'),
  },
  MediaText: { title: 'Blocks/MediaText', load: () => import('./blocks/MediaText/MediaText.stories') },
  MediaReleaseFooter: {
    title: 'Blocks/News/MediaReleaseFooter',
    load: () => import('./frames/MediaReleaseFooter/MediaReleaseFooter.stories'),
  },
  MediaReleaseHeader: {
    title: 'Blocks/News/MediaReleaseHeader',
    load: () => import('./frames/MediaReleaseHeader/MediaReleaseHeader.stories'),
  },
  MediaReleaseList: {
    title: 'Blocks/News/MediaReleaseList',
    load: () => import('./blocks/MediaReleaseList/MediaReleaseList.stories'),
  },
  NewsList: { title: 'Blocks/News/NewsList', load: () => import('./blocks/NewsList/NewsList.stories') },
  NewsPanel: { title: 'Blocks/News/NewsPanel', load: () => import('./views/NewsPanel/NewsPanel.stories') },
  CapabilityList: {
    title: 'Blocks/Products/CapabilityList',
    load: () => import('./views/CapabilityList/CapabilityList.stories'),
  },
  ClassificationHeader: {
    title: 'Blocks/Products/ClassificationHeader',
    load: () => import('./views/ClassificationHeader/ClassificationHeader.stories'),
  },
  ClassificationTeasers: {
    title: 'Blocks/Products/ClassificationTeasers',
    load: () => import('./views/ClassificationTeasers/ClassificationTeasers.stories'),
  },
  CompareBar: {
    title: 'Blocks/Products/CompareBar',
    load: () => import('./views/CompareBar/CompareBar.stories'),
  },
  CompareButton: {
    title: 'Blocks/Products/CompareButton',
    load: () => import('./views/CompareButton/CompareButton.stories'),
  },
  ComparisonPanel: {
    title: 'Blocks/Products/ComparisonPanel',
    load: () => import('./views/ComparisonPanel/ComparisonPanel.stories'),
  },
  ComparisonTable: {
    title: 'Blocks/Products/ComparisonTable',
    load: () => import('./views/ComparisonTable/ComparisonTable.stories'),
  },
  ComparisonTools: {
    title: 'Blocks/Products/ComparisonTools',
    load: () => import('./views/ComparisonTools/ComparisonTools.stories'),
  },
  MeasuredValue: {
    title: 'Blocks/Products/MeasuredValue',
    load: () => import('./shared/MeasuredValue/MeasuredValue.stories'),
  },
  MeasurementSwitch: {
    title: 'Blocks/Products/MeasurementSwitch',
    load: () => import('./shared/MeasurementSwitch/MeasurementSwitch.stories'),
  },
  ProductDownloads: {
    title: 'Blocks/Products/ProductDownloads',
    load: () => import('./views/ProductDownloads/ProductDownloads.stories'),
  },
  ProductFilters: {
    title: 'Blocks/Products/ProductFilters',
    load: () => import('./views/ProductFilters/ProductFilters.stories'),
  },
  ProductHero: {
    title: 'Blocks/Products/ProductHero',
    load: () => import('./views/ProductHero/ProductHero.stories'),
  },
  ProductHighlights: {
    title: 'Blocks/Products/ProductHighlights',
    load: () => import('./views/ProductHighlights/ProductHighlights.stories'),
  },
  ProductList: {
    title: 'Blocks/Products/ProductList',
    load: () => import('./views/ProductList/ProductList.stories'),
  },
  ProductNotice: {
    title: 'Blocks/Products/ProductNotice',
    load: () => import('./views/ProductNotice/ProductNotice.stories'),
  },
  ProductVariants: {
    title: 'Blocks/Products/ProductVariants',
    load: () => import('./views/ProductVariants/ProductVariants.stories'),
  },
  RelatedProducts: {
    title: 'Blocks/Products/RelatedProducts',
    load: () => import('./views/RelatedProducts/RelatedProducts.stories'),
  },
  TechnicalData: {
    title: 'Blocks/Products/TechnicalData',
    load: () => import('./views/TechnicalData/TechnicalData.stories'),
  },
  WireFilterForm: {
    title: 'Blocks/Products/WireFilterForm',
    load: () => import('./shared/WireFilter/WireFilterForm.stories'),
  },
  WireForm: { title: 'Blocks/Products/WireForm', load: () => import('./views/WireForm/WireForm.stories') },
  WireVerdicts: {
    title: 'Blocks/Products/WireVerdicts',
    load: () => import('./views/WireVerdicts/WireVerdicts.stories'),
  },
  Quote: { title: 'Blocks/Quote', load: () => import('./blocks/Quote/Quote.stories') },
  RichText: { title: 'Blocks/RichText', load: () => import('./blocks/RichText/RichText.stories') },
  SearchHelp: {
    title: 'Blocks/Search/SearchHelp',
    load: () => import('./views/SearchHelp/SearchHelp.stories'),
  },
  SearchResults: {
    title: 'Blocks/Search/SearchResults',
    load: () => import('./views/SearchResults/SearchResults.stories'),
  },
  SearchSuggestions: {
    title: 'Blocks/Search/SearchSuggestions',
    load: () => import('./views/SearchSuggestions/SearchSuggestions.stories'),
  },
  ShareTable: { title: 'Blocks/ShareTable', load: () => import('./blocks/ShareTable/ShareTable.stories') },
  ShareLinks: {
    title: 'Blocks/Stories/ShareLinks',
    load: () => import('./frames/ShareLinks/ShareLinks.stories'),
  },
  StoryCards: {
    title: 'Blocks/Stories/StoryCards',
    load: () => import('./shared/StoryCard/StoryCards.stories'),
  },
  StoryContact: {
    title: 'Blocks/Stories/StoryContact',
    load: () => import('./views/StoryContact/StoryContact.stories'),
  },
  StoryContactList: {
    title: 'Blocks/Stories/StoryContactList',
    load: () => import('./blocks/StoryContactList/StoryContactList.stories'),
  },
  StoryFooter: {
    title: 'Blocks/Stories/StoryFooter',
    load: () => import('./frames/StoryFooter/StoryFooter.stories'),
  },
  StoryHeader: {
    title: 'Blocks/Stories/StoryHeader',
    load: () => import('./frames/StoryHeader/StoryHeader.stories'),
  },
  StoryOverview: {
    title: 'Blocks/Stories/StoryOverview',
    load: () => import('./blocks/StoryOverview/StoryOverview.stories'),
  },
  StoryTeasers: {
    title: 'Blocks/Stories/StoryTeasers',
    load: () => import('./shared/StoryCard/StoryTeasers.stories'),
  },
  TeaserGrid: { title: 'Blocks/TeaserGrid', load: () => import('./blocks/TeaserGrid/TeaserGrid.stories') },
  TermsList: { title: 'Blocks/TermsList', load: () => import('./blocks/TermsList/TermsList.stories') },
  Video: { title: 'Blocks/Video', load: () => import('./blocks/Video/Video.stories') },
} as const;
