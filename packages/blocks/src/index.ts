export { PageByIdDocument, PageByPathDocument } from './pageModules/Page.query';
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
} from './blocks/registry';
export type { PrepareModule } from './contract/Block';
export type { PageModulesProps } from './pageModules/PageModules';
export { PageModules } from './pageModules/PageModules';
export { hasLeadingHero } from './pageModules/hasLeadingHero';
export { readModule, type ModuleIdentity } from './pageModules/readModule';
export type { Block, BlockProps, BlockRegistry } from './contract/Block';
export type { BlockContext, PageContext, ResolvedLink } from './contract/BlockContext';
export type { PageLists } from './contract/PageLists';
export { decideLists, type NeededLists } from './pageModules/decideLists';
export type { BlockProblem } from './contract/BlockProblem';
export { linkNodeSchema } from './lexical/lexical.schema';
export { toContentLink } from './lexical/toContentLink';
export { linkSchema } from './content/Link.schema';
export {
  decideSource,
  mediaSchema,
  type Media,
  type PictureSource,
  type Preset,
} from './content/Media.schema';
export { CompareButton, type CompareButtonProps } from './views/CompareButton/CompareButton';
export {
  FilterBar,
  type FilterBarProps,
  type FilterChips,
  type FilterSelect,
} from './shared/FilterBar/FilterBar';
export { MeasuredValue, type MeasuredText } from './shared/MeasuredValue/MeasuredValue';
export { MeasurementSwitch, type MeasurementSwitchProps } from './shared/MeasurementSwitch/MeasurementSwitch';
export { SearchHelp, type SearchHelpProps, type SearchHelpReason } from './views/SearchHelp/SearchHelp';
export type { SearchHelpLink } from './views/SearchHelp/SearchHelpLink';
export { SearchResults, type SearchResultsProps } from './views/SearchResults/SearchResults';
export {
  searchResultId,
  type DirectResult,
  type SearchResult,
  type SearchResultsData,
} from './views/SearchResults/SearchResultsData';
export { SearchSuggestions, type SearchSuggestionsProps } from './views/SearchSuggestions/SearchSuggestions';
export {
  CapabilityList,
  type CapabilityItem,
  type CapabilityListProps,
} from './views/CapabilityList/CapabilityList';
export { ProductDownloads, type ProductDownloadsProps } from './views/ProductDownloads/ProductDownloads';
export type { ProductFileItem } from './views/ProductDownloads/ProductFiles';
export { ProductHero, type ProductHeroProps } from './views/ProductHero/ProductHero';
export {
  ProductHighlights,
  type HighlightItem,
  type ProductHighlightsProps,
} from './views/ProductHighlights/ProductHighlights';
export { ProductNotice, type ProductNoticeProps } from './views/ProductNotice/ProductNotice';
export type { ProductPictureProps } from './shared/ProductPicture/ProductPicture';
export { ProductSection, type ProductSectionProps } from './shared/ProductSection/ProductSection';
export {
  ProductVariants,
  type ProductVariantsProps,
  type VariantItem,
  type VariantRow,
} from './views/ProductVariants/ProductVariants';
export { ProductVideo, type ProductVideoProps } from './shared/ProductVideo/ProductVideo';
export {
  RelatedProducts,
  type RelatedProductItem,
  type RelatedProductsProps,
} from './views/RelatedProducts/RelatedProducts';
export {
  TechnicalData,
  type TechnicalDataGroup,
  type TechnicalDataProps,
  type TechnicalDataRow,
} from './views/TechnicalData/TechnicalData';
export { capabilityListMessages } from './views/CapabilityList/CapabilityList.messages';
export { productDownloadsMessages } from './views/ProductDownloads/ProductDownloads.messages';
export { productHighlightsMessages } from './views/ProductHighlights/ProductHighlights.messages';
export { productVariantsMessages } from './views/ProductVariants/ProductVariants.messages';
export { relatedProductsMessages } from './views/RelatedProducts/RelatedProducts.messages';
export { technicalDataMessages } from './views/TechnicalData/TechnicalData.messages';
export { CompareBar, type CompareBarProps } from './views/CompareBar/CompareBar';
export { ComparisonPanel, type ComparisonPanelProps } from './views/ComparisonPanel/ComparisonPanel';
export { ComparisonTable, type ComparisonTableProps } from './views/ComparisonTable/ComparisonTable';
export type {
  ComparedColumn,
  ComparedRow,
  ComparisonAddition,
  ComparisonForm,
  ComparisonSheet,
} from './views/ComparisonTable/ComparisonSheet';
export { ComparisonEmpty, type ComparisonEmptyProps } from './views/ComparisonTools/ComparisonEmpty';
export { ComparisonFrame, type ComparisonFrameProps } from './views/ComparisonTools/ComparisonFrame';
export { ComparisonNotices, type ComparisonNoticesProps } from './views/ComparisonTools/ComparisonNotices';
export { ComparisonTools, type ComparisonToolsProps } from './views/ComparisonTools/ComparisonTools';
export {
  ClassificationHeader,
  type ClassificationHeaderProps,
} from './views/ClassificationHeader/ClassificationHeader';
export {
  ClassificationTeasers,
  type ClassificationTeaser,
  type ClassificationTeasersProps,
} from './views/ClassificationTeasers/ClassificationTeasers';
export {
  ProductFilters,
  type FilterChoice,
  type ProductFiltersProps,
} from './views/ProductFilters/ProductFilters';
export type { FilterRange } from './views/ProductFilters/RangeFields';
export {
  ProductList,
  productItemId,
  productListId,
  type ProductListProps,
} from './views/ProductList/ProductList';
export type {
  ChosenFilter,
  FilterRelaxation,
  ListOrder,
  ListedProduct,
} from './views/ProductList/ProductList.types';
export type { FilterWire } from './shared/WireFilter/WireFilterField';
export { wireFilterMessages } from './shared/WireFilter/WireFilter.messages';
export { classificationTeasersMessages } from './views/ClassificationTeasers/ClassificationTeasers.messages';
export {
  wireFilterFieldId,
  WireFilterForm,
  type WireFilterFormProps,
} from './shared/WireFilter/WireFilterForm';
export { WireFileForm, type WireFileFormProps } from './views/WireForm/WireFileForm';
export { WireDisclosure, type WireDisclosureProps } from './views/WireForm/WireDisclosure';
export { WireForm, type WireFormProps } from './views/WireForm/WireForm';
export type { WireFormLine } from './views/WireForm/WireFormRow';
export { WireProblems, type WireProblemsProps } from './views/WireForm/WireProblems';
export { describeVerdict, nameVerdict } from './views/WireVerdicts/describeVerdict';
export { describeWire, describeWireMeasure } from './views/WireVerdicts/describeWire';
export { variantName, type ShownMachine, type WireCheckContext } from './views/WireVerdicts/WireCheckContext';
export {
  WireVerdicts,
  type WireVerdictsLinks,
  type WireVerdictsProps,
} from './views/WireVerdicts/WireVerdicts';
export { wireVerdictsMessages } from './views/WireVerdicts/WireVerdicts.messages';
export { ShareLinks, type ShareLinksProps } from './frames/ShareLinks/ShareLinks';
export { storyCardMessages } from './shared/StoryCard/storyCard.messages';
export { StoryTeasers, type StoryTeasersProps } from './shared/StoryCard/StoryTeasers';
export type {
  StoryContactItem,
  StoryContactListing,
  StoryListing,
  StoryTeaser,
} from './contract/lists/StoryListing';
export type { StoryContext, StoryPage } from './shared/StoryCard/Story';
export {
  storyContactSchema,
  storyPageSchema,
  storyTeaserSchema,
  type ServiceStory,
  type ServiceStoryContact,
  type ServiceStoryPage,
} from './shared/StoryCard/story.schema';
export { JobOpening, type JobOpeningProps } from './views/JobOpening/JobOpening';
export { jobOpeningMessages } from './views/JobOpening/JobOpening.messages';
export { StoryContact, type StoryContactProps } from './views/StoryContact/StoryContact';
export { StoryFooter, type StoryFooterProps } from './frames/StoryFooter/StoryFooter';
export { StoryHeader, type StoryHeaderProps } from './frames/StoryHeader/StoryHeader';
export {
  MediaReleaseFooter,
  type MediaReleaseFooterProps,
  type NamedRelease,
} from './frames/MediaReleaseFooter/MediaReleaseFooter';
export {
  MediaReleaseHeader,
  type MediaReleaseHeaderProps,
} from './frames/MediaReleaseHeader/MediaReleaseHeader';
export type { MediaReleaseListing, MediaReleaseTeaser } from './contract/lists/MediaReleaseListing';
export type { NewsListing, NewsTeaser } from './contract/lists/NewsListing';
export { NewsMark } from './views/NewsPanel/NewsMark';
export { NewsPanel, type NewsPanelProps } from './views/NewsPanel/NewsPanel';
export { readMediaRelease, type MediaReleaseData } from './content/MediaRelease.schema';
export { EventHeader, type EventHeaderProps } from './frames/EventHeader/EventHeader';
export { EventFooter, type EventFooterProps } from './frames/EventFooter/EventFooter';
export { eventSchema, namedCountrySchema, readEvent, type EventData } from './content/Event.schema';
export { jobOpeningSchema, type JobOpeningData } from './content/JobOpening.schema';
export { describeJob } from './shared/text/describeJob';
export { joinWithSeparator } from './shared/text/joinWithSeparator';
export { toHtml } from './lexical/toHtml';
export { termsSchema } from './content/Terms.schema';
export type { EventListing, ListedEvent } from './contract/lists/EventListing';
export type { JobOpeningListing, ListedJobOpening } from './contract/lists/JobOpeningListing';
export type { LocationListing } from './contract/lists/LocationListing';
export type { ListedTerms, TermsListing } from './contract/lists/TermsListing';
export {
  financialCalendarSchema,
  type FinancialCalendarData,
} from './blocks/FinancialCalendar/FinancialCalendar.schema';
export { shareTableSchema, type ShareTableData } from './blocks/ShareTable/ShareTable.schema';
export { FormView, type FormViewProps } from './shared/FormView/FormView';
