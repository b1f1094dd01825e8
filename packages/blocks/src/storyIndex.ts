/** The stories files of the blocks by name: their titles, and a way to each alone. A page that shows some of them loads only those (`stories.ts` is all of them). */
export const storyIndex = {
  Accordion: { title: 'Blocks/Accordion', load: () => import('./Accordion/Accordion.stories') },
  CallToAction: { title: 'Blocks/CallToAction', load: () => import('./CallToAction/CallToAction.stories') },
  DownloadList: { title: 'Blocks/DownloadList', load: () => import('./DownloadList/DownloadList.stories') },
  EventFooter: {
    title: 'Blocks/Events/EventFooter',
    load: () => import('./EventFooter/EventFooter.stories'),
  },
  EventHeader: {
    title: 'Blocks/Events/EventHeader',
    load: () => import('./EventHeader/EventHeader.stories'),
  },
  EventList: { title: 'Blocks/Events/EventList', load: () => import('./EventList/EventList.stories') },
  FinancialCalendar: {
    title: 'Blocks/FinancialCalendar',
    load: () => import('./FinancialCalendar/FinancialCalendar.stories'),
  },
  Contact: { title: 'Blocks/Forms/Contact', load: () => import('./shared/FormView/Contact.stories') },
  Form: { title: 'Blocks/Forms/Form', load: () => import('./Form/Form.stories') },
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
  HeroBanner: { title: 'Blocks/HeroBanner', load: () => import('./HeroBanner/HeroBanner.stories') },
  KeyFigures: { title: 'Blocks/KeyFigures', load: () => import('./KeyFigures/KeyFigures.stories') },
  KeyFiguresComparison: {
    title: 'Blocks/KeyFiguresComparison',
    load: () => import('./KeyFiguresComparison/KeyFiguresComparison.stories'),
  },
  LightboxGallery: {
    title: 'Blocks/LightboxGallery',
    load: () => import('./LightboxGallery/LightboxGallery.stories'),
  },
  LiveFlashMessage: {
    title: 'Blocks/LiveFlashMessage',
    load: () => import('./shared/FlashMessage/LiveFlashMessage.stories'),
  },
  LocationList: { title: 'Blocks/LocationList', load: () => import('./LocationList/LocationList.stories') },
  MarketingSection: {
    title: 'Blocks/MarketingSection',
    load: () => import('./MarketingSection/MarketingSection.stories'),
  },
  MediaText: { title: 'Blocks/MediaText', load: () => import('./MediaText/MediaText.stories') },
  MediaReleaseFooter: {
    title: 'Blocks/News/MediaReleaseFooter',
    load: () => import('./MediaReleaseFooter/MediaReleaseFooter.stories'),
  },
  MediaReleaseHeader: {
    title: 'Blocks/News/MediaReleaseHeader',
    load: () => import('./MediaReleaseHeader/MediaReleaseHeader.stories'),
  },
  MediaReleaseList: {
    title: 'Blocks/News/MediaReleaseList',
    load: () => import('./MediaReleaseList/MediaReleaseList.stories'),
  },
  NewsList: { title: 'Blocks/News/NewsList', load: () => import('./NewsList/NewsList.stories') },
  NewsPanel: { title: 'Blocks/News/NewsPanel', load: () => import('./NewsPanel/NewsPanel.stories') },
  CapabilityList: {
    title: 'Blocks/Products/CapabilityList',
    load: () => import('./CapabilityList/CapabilityList.stories'),
  },
  ClassificationHeader: {
    title: 'Blocks/Products/ClassificationHeader',
    load: () => import('./ClassificationHeader/ClassificationHeader.stories'),
  },
  ClassificationTeasers: {
    title: 'Blocks/Products/ClassificationTeasers',
    load: () => import('./ClassificationTeasers/ClassificationTeasers.stories'),
  },
  CompareBar: { title: 'Blocks/Products/CompareBar', load: () => import('./CompareBar/CompareBar.stories') },
  CompareButton: {
    title: 'Blocks/Products/CompareButton',
    load: () => import('./CompareButton/CompareButton.stories'),
  },
  ComparisonPanel: {
    title: 'Blocks/Products/ComparisonPanel',
    load: () => import('./ComparisonPanel/ComparisonPanel.stories'),
  },
  ComparisonTable: {
    title: 'Blocks/Products/ComparisonTable',
    load: () => import('./ComparisonTable/ComparisonTable.stories'),
  },
  ComparisonTools: {
    title: 'Blocks/Products/ComparisonTools',
    load: () => import('./ComparisonTools/ComparisonTools.stories'),
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
    load: () => import('./ProductDownloads/ProductDownloads.stories'),
  },
  ProductFilters: {
    title: 'Blocks/Products/ProductFilters',
    load: () => import('./ProductFilters/ProductFilters.stories'),
  },
  ProductHero: {
    title: 'Blocks/Products/ProductHero',
    load: () => import('./ProductHero/ProductHero.stories'),
  },
  ProductHighlights: {
    title: 'Blocks/Products/ProductHighlights',
    load: () => import('./ProductHighlights/ProductHighlights.stories'),
  },
  ProductList: {
    title: 'Blocks/Products/ProductList',
    load: () => import('./ProductList/ProductList.stories'),
  },
  ProductNotice: {
    title: 'Blocks/Products/ProductNotice',
    load: () => import('./ProductNotice/ProductNotice.stories'),
  },
  ProductVariants: {
    title: 'Blocks/Products/ProductVariants',
    load: () => import('./ProductVariants/ProductVariants.stories'),
  },
  RelatedProducts: {
    title: 'Blocks/Products/RelatedProducts',
    load: () => import('./RelatedProducts/RelatedProducts.stories'),
  },
  TechnicalData: {
    title: 'Blocks/Products/TechnicalData',
    load: () => import('./TechnicalData/TechnicalData.stories'),
  },
  WireForm: { title: 'Blocks/Products/WireForm', load: () => import('./WireForm/WireForm.stories') },
  WireVerdicts: {
    title: 'Blocks/Products/WireVerdicts',
    load: () => import('./WireVerdicts/WireVerdicts.stories'),
  },
  Quote: { title: 'Blocks/Quote', load: () => import('./Quote/Quote.stories') },
  RichText: { title: 'Blocks/RichText', load: () => import('./RichText/RichText.stories') },
  SearchHelp: { title: 'Blocks/Search/SearchHelp', load: () => import('./SearchHelp/SearchHelp.stories') },
  SearchResults: {
    title: 'Blocks/Search/SearchResults',
    load: () => import('./SearchResults/SearchResults.stories'),
  },
  SearchSuggestions: {
    title: 'Blocks/Search/SearchSuggestions',
    load: () => import('./SearchSuggestions/SearchSuggestions.stories'),
  },
  ShareTable: { title: 'Blocks/ShareTable', load: () => import('./ShareTable/ShareTable.stories') },
  ShareLinks: { title: 'Blocks/Stories/ShareLinks', load: () => import('./ShareLinks/ShareLinks.stories') },
  StoryCards: {
    title: 'Blocks/Stories/StoryCards',
    load: () => import('./shared/StoryCard/StoryCards.stories'),
  },
  StoryContact: {
    title: 'Blocks/Stories/StoryContact',
    load: () => import('./StoryContact/StoryContact.stories'),
  },
  StoryContactList: {
    title: 'Blocks/Stories/StoryContactList',
    load: () => import('./StoryContactList/StoryContactList.stories'),
  },
  StoryFooter: {
    title: 'Blocks/Stories/StoryFooter',
    load: () => import('./StoryFooter/StoryFooter.stories'),
  },
  StoryHeader: {
    title: 'Blocks/Stories/StoryHeader',
    load: () => import('./StoryHeader/StoryHeader.stories'),
  },
  StoryOverview: {
    title: 'Blocks/Stories/StoryOverview',
    load: () => import('./StoryOverview/StoryOverview.stories'),
  },
  StoryTeasers: {
    title: 'Blocks/Stories/StoryTeasers',
    load: () => import('./shared/StoryCard/StoryTeasers.stories'),
  },
  TeaserGrid: { title: 'Blocks/TeaserGrid', load: () => import('./TeaserGrid/TeaserGrid.stories') },
  TermsList: { title: 'Blocks/TermsList', load: () => import('./TermsList/TermsList.stories') },
  Video: { title: 'Blocks/Video', load: () => import('./Video/Video.stories') },
} as const;
