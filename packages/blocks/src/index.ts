export { PageByIdDocument, PageByPathDocument } from './page/Page.query';
export type {
  PageByIdQuery,
  PageByIdQueryVariables,
  PageByPathQuery,
  PageByPathQueryVariables,
  PageFragment,
} from './__generated__/graphql';
export {
  blockRegistry,
  prepareModule,
  type BlockDataByType,
  type BlockType,
  type PageModule,
} from './registry';
export type { PrepareModule } from './contract/Block';
export type { PageModulesProps } from './page/PageModules';
export { PageModules } from './page/PageModules';
export { hasLeadingHero } from './page/hasLeadingHero';
export { readModule, type ModuleIdentity } from './page/readModule';
export type { Block, BlockProps, BlockRegistry } from './contract/Block';
export type { BlockContext, PageContext, ResolvedLink } from './contract/BlockContext';
export type { PageLists } from './contract/PageLists';
export { decideLists, type NeededLists } from './page/decideLists';
export type { BlockProblem } from './contract/BlockProblem';
export { linkNodeSchema } from './lexical/lexical.schema';
export { toContentLink } from './lexical/toContentLink';
export { linkSchema } from './shared/Link.schema';
export {
  decideSource,
  mediaSchema,
  type Media,
  type PictureSource,
  type Preset,
} from './shared/Media.schema';
export { CompareButton, type CompareButtonProps } from './CompareButton/CompareButton';
export {
  FilterBar,
  type FilterBarProps,
  type FilterChips,
  type FilterSelect,
} from './shared/FilterBar/FilterBar';
export { MeasuredValue, type MeasuredText } from './shared/MeasuredValue/MeasuredValue';
export { MeasurementSwitch, type MeasurementSwitchProps } from './shared/MeasurementSwitch/MeasurementSwitch';
export { SearchHelp, type SearchHelpProps, type SearchHelpReason } from './SearchHelp/SearchHelp';
export type { SearchHelpLink } from './SearchHelp/SearchHelpLink';
export { SearchResults, type SearchResultsProps } from './SearchResults/SearchResults';
export {
  searchResultId,
  type DirectResult,
  type SearchResult,
  type SearchResultsData,
} from './SearchResults/SearchResultsData';
export { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions/SearchSuggestions';
export {
  CapabilityList,
  type CapabilityItem,
  type CapabilityListProps,
} from './CapabilityList/CapabilityList';
export { ProductDownloads, type ProductDownloadsProps } from './ProductDownloads/ProductDownloads';
export type { ProductFileItem } from './ProductDownloads/ProductFiles';
export { ProductHero, type ProductHeroProps } from './ProductHero/ProductHero';
export {
  ProductHighlights,
  type HighlightItem,
  type ProductHighlightsProps,
} from './ProductHighlights/ProductHighlights';
export { ProductNotice, type ProductNoticeProps } from './ProductNotice/ProductNotice';
export type { ProductPictureProps } from './shared/ProductPicture/ProductPicture';
export { ProductSection, type ProductSectionProps } from './shared/ProductSection/ProductSection';
export {
  ProductVariants,
  type ProductVariantsProps,
  type VariantItem,
  type VariantRow,
} from './ProductVariants/ProductVariants';
export { ProductVideo, type ProductVideoProps } from './shared/ProductVideo/ProductVideo';
export {
  RelatedProducts,
  type RelatedProductItem,
  type RelatedProductsProps,
} from './RelatedProducts/RelatedProducts';
export {
  TechnicalData,
  type TechnicalDataGroup,
  type TechnicalDataProps,
  type TechnicalDataRow,
} from './TechnicalData/TechnicalData';
export { capabilityListMessages } from './CapabilityList/CapabilityList.messages';
export { productDownloadsMessages } from './ProductDownloads/ProductDownloads.messages';
export { productHighlightsMessages } from './ProductHighlights/ProductHighlights.messages';
export { productVariantsMessages } from './ProductVariants/ProductVariants.messages';
export { relatedProductsMessages } from './RelatedProducts/RelatedProducts.messages';
export { technicalDataMessages } from './TechnicalData/TechnicalData.messages';
export { CompareBar, type CompareBarProps } from './CompareBar/CompareBar';
export { ComparisonPanel, type ComparisonPanelProps } from './ComparisonPanel/ComparisonPanel';
export { ComparisonTable, type ComparisonTableProps } from './ComparisonTable/ComparisonTable';
export type {
  ComparedColumn,
  ComparedRow,
  ComparisonForm,
  ComparisonSheet,
} from './ComparisonTable/ComparisonSheet';
export { ComparisonEmpty, type ComparisonEmptyProps } from './ComparisonTools/ComparisonEmpty';
export { ComparisonFrame, type ComparisonFrameProps } from './ComparisonTools/ComparisonFrame';
export { ComparisonNotices, type ComparisonNoticesProps } from './ComparisonTools/ComparisonNotices';
export { ComparisonTools, type ComparisonToolsProps } from './ComparisonTools/ComparisonTools';
export {
  ClassificationHeader,
  type ClassificationHeaderProps,
} from './ClassificationHeader/ClassificationHeader';
export {
  ClassificationTeasers,
  type ClassificationTeaser,
  type ClassificationTeasersProps,
} from './ClassificationTeasers/ClassificationTeasers';
export { ProductFilters, type FilterChoice, type ProductFiltersProps } from './ProductFilters/ProductFilters';
export type { FilterRange } from './ProductFilters/RangeFields';
export { ProductList, productItemId, productListId, type ProductListProps } from './ProductList/ProductList';
export type { ChosenFilter, FilterLoosening, ListedProduct } from './ProductList/ProductList.types';
export { WireFileForm, type WireFileFormProps } from './WireForm/WireFileForm';
export { WireDisclosure, type WireDisclosureProps } from './WireForm/WireDisclosure';
export { WireForm, type WireFormProps } from './WireForm/WireForm';
export type { WireFormLine } from './WireForm/WireFormRow';
export { WireProblems, type WireProblemsProps } from './WireForm/WireProblems';
export { describeVerdict, nameVerdict } from './WireVerdicts/describeVerdict';
export { describeWireMeasure } from './WireVerdicts/describeWire';
export { variantName, type ShownMachine, type WireCheckContext } from './WireVerdicts/WireCheckContext';
export { WireVerdicts, type WireVerdictsLinks, type WireVerdictsProps } from './WireVerdicts/WireVerdicts';
export { wireVerdictsMessages } from './WireVerdicts/WireVerdicts.messages';
export { ShareLinks, type ShareLinksProps } from './ShareLinks/ShareLinks';
export { storyCardMessages } from './shared/StoryCard/storyCard.messages';
export { StoryTeasers, type StoryTeasersProps } from './shared/StoryCard/StoryTeasers';
export type {
  StoryContactItem,
  StoryContactListing,
  StoryContext,
  StoryListing,
  StoryPage,
  StoryTeaser,
} from './shared/StoryCard/Story';
export {
  storyContactSchema,
  storyPageSchema,
  storyTeaserSchema,
  type ServiceStory,
  type ServiceStoryContact,
  type ServiceStoryPage,
} from './shared/StoryCard/story.schema';
export { StoryContact, type StoryContactProps } from './StoryContact/StoryContact';
export { StoryFooter, type StoryFooterProps } from './StoryFooter/StoryFooter';
export { StoryHeader, type StoryHeaderProps } from './StoryHeader/StoryHeader';
export {
  MediaReleaseFooter,
  type MediaReleaseFooterProps,
  type NamedRelease,
} from './MediaReleaseFooter/MediaReleaseFooter';
export { MediaReleaseHeader, type MediaReleaseHeaderProps } from './MediaReleaseHeader/MediaReleaseHeader';
export type { MediaReleaseListing, MediaReleaseTeaser } from './MediaReleaseList/MediaReleaseList.types';
export type { NewsListing, NewsTeaser } from './NewsList/NewsList.types';
export { NewsPanel, type NewsPanelProps } from './NewsPanel/NewsPanel';
export { readMediaRelease, type MediaReleaseData } from './shared/MediaRelease.schema';
export { EventHeader, type EventHeaderProps } from './EventHeader/EventHeader';
export { EventFooter, type EventFooterProps } from './EventFooter/EventFooter';
export { eventSchema, namedCountrySchema, readEvent, type EventData } from './shared/Event.schema';
export { termsSchema } from './shared/Terms.schema';
export type { EventListing, ListedEvent } from './EventList/EventListing';
export type { LocationListing } from './LocationList/LocationListing';
export type { ListedTerms, TermsListing } from './TermsList/TermsListing';
export {
  financialCalendarSchema,
  type FinancialCalendarData,
} from './FinancialCalendar/FinancialCalendar.schema';
export { shareTableSchema, type ShareTableData } from './ShareTable/ShareTable.schema';
export { FormView, type FormViewProps } from './shared/FormView/FormView';
