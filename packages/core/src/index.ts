export * from '@kmx/contract/documents';
export * from '@kmx/contract/files';
export * from '@kmx/contract/locales';
export * from '@kmx/contract/search';
export * from '@kmx/contract/sites';
export * from '@kmx/contract/text';
export * from '@kmx/contract/themes';

export * from './types/Brand';
export * from './types/Breadcrumb';
export * from './types/Country';
export * from './types/Language';
export * from './types/Link';
export * from './types/Locale';
export * from './types/NavigationItem';
export * from './types/Page';
export * from './types/Redirect';
export * from './types/Result';
export * from './types/Site';

export * from './limits/constants';
export * from './limits/imagePresets';

export * from './locales/createLocale';
export * from './locales/decideLocale';
export * from './routes/decideLocaleCookie';
export * from './locales/htmlLang';
export * from './locales/localesOfSite';
export * from './locales/nearestLocale';
export * from './locales/numberLocale';
export * from './locales/parseAcceptLanguage';
export * from './locales/parseLocale';
export * from './locales/parseLocalePrefix';
export { formatLocale } from './locales/formatLocale';
export * from './locales/providerLocale';

export * from './sites/findMainSite';
export * from './sites/isConfiguredHost';
export * from './sites/resolveSite';
export * from './sites/selectUsableSites';
export * from './sites/SiteResolution';
export * from './sites/validateSites';

export * from './routes/ApplicationRoute';
export * from './routes/decideCanonicalPath';
export * from './routes/pageParameters';
export * from './paths/homeSlug';
export * from './paths/isHomePage';
export * from './paths/isUnlocalizedPath';
export * from './paths/pagePath';
export * from './routes/pageUrl';
export * from './paths/parsePath';
export { readDirectId } from './routes/readDirectId';
export * from './paths/replaceLocale';
export * from './routes/resolveRoute';
export * from './routes/RouteResolution';
export * from './routes/RouteTrace';
export * from './sites/siteUrl';
export * from './paths/withoutLocale';

export * from './content/decideContentLanguage';
export * from './content/decideHome';
export * from './content/decidePageVersion';
export * from './content/decideTheme';
export * from './content/otherVersions';
export * from './content/searchPages';
export { suggestPages, type NamedPage } from './content/suggestPages';
export * from './content/versionsAt';

export * from './navigation/filterNavigation';
export * from './navigation/findBranch';
export * from './navigation/itemUrl';

export * from './breadcrumbs/createBreadcrumbs';
export * from './breadcrumbs/createBreadcrumbView';
export * from './breadcrumbs/createErrorBreadcrumbs';
export * from './breadcrumbs/isClassificationPath';

export { searchTextParameter } from './lists/queryParameters';

export * from './links/decideLinkTarget';
export * from './links/contactHref';
export * from './links/isPlainClick';
export * from './links/isSafeHref';
export * from './links/linkHref';
export * from './links/linkTarget';
export * from './links/resolveLink';
export * from './links/targetHref';

export * from './redirects/createRedirectIndex';

export * from './portal/portalScreens';

export * from './editing/decidePageTranslationState';
export * from './editing/editorAreaQuery';
export * from './editing/PageStage';
export * from './editing/PageTranslation';
export * from './editing/viewAsQuery';

export * from './protection/decideAccess';
export * from './protection/hasRole';

export * from './machines/flashMessage/canHideFlashMessage';

export * from './analytics/createPageViewEvent';
export * from './clients/isCrawler';
export * from './consent/consent';
export * from './machines/shell/decideReload';
export * from './machines/shell/isChunkLoadError';
export * from './machines/shell/versionPoll';
export * from './prefetch/decidePrefetch';

export * from './visits/decideCacheClear';
export * from './visits/decideVisit';
export * from './visits/readerChanged';
export * from './visits/SchemeChoice';
export * from './visits/scriptCookie';

export * from './pseudo/messageArguments';
export * from './pseudo/pseudoLocalize';

export * from './files/decideFileVersion';
export * from './files/formatFileSize';
export * from './files/writeCsv';

export * from './findability/createEventThing';
export * from './findability/createJobPosting';
export * from './findability/createLanguageCluster';
export * from './findability/createPathCluster';
export * from './findability/createProductThing';
export * from './findability/createRobotsText';
export * from './findability/createSecurityText';
export * from './findability/createSitemapEntries';
export * from './findability/decideCanonical';
export * from './findability/decideDescription';
export * from './findability/feedLists';
export * from './findability/isIndexable';
export * from './findability/languageVersions';
export * from './findability/listProductPaths';
export * from './findability/sitesOfHost';
export * from './findability/splitSitemap';
export * from './findability/structuredData';

export * from './units/Amount';
export type { RangeBins } from './units/createRangeBins';
export * from './units/convertMeasurement';
export * from './units/measurementTexts';
export * from './units/findMeasurements';
export * from './units/formatMeasurement';
export * from './units/inchFraction';
export * from './units/Measurement';
export * from './units/measurementSystems';
export * from './units/numberNotation';
export * from './units/parseAmount';
export type { NumberNotation, WrittenNumber } from './units/parseNumber';
export * from './units/unitTable';
export * from './units/wireGauge';

export * from './measurement/decideMeasurementSystem';

export * from './products/Classification';
export * from './products/chooseRangeKeys';
export * from './products/compareVariants';
export * from './products/createCardFigures';
export * from './products/createFacets';
export * from './products/createProductHierarchy';
export * from './products/createProductLink';
export * from './products/matchBySlug';
export * from './products/decideSuccessor';
export * from './products/filterForm';
export * from './products/filterParts';
export * from './products/findByPath';
export * from './products/listProducts';
export * from './products/pairSystems';
export * from './products/ProductFilter';
export * from './products/productListQuery';
export * from './products/selectHighlights';
export * from './products/selectKeyFigures';
export * from './products/shortenList';
export * from './products/sortProducts';
export * from './products/spanProduct';
export * from './products/spanVariants';
export * from './products/Specification';

export * from './comparison/comparisonQuery';
export * from './comparison/createComparison';
export * from './comparison/isOneTable';
export * from './comparison/sharesOfLargest';
export * from './comparison/writeComparisonCsv';

export * from './basket/Basket';
export * from './basket/basketQuery';
export * from './basket/parseBasket';

export * from './search/createExcerpt';
export * from './search/createSearchQuery';
export { emphasise } from './search/emphasise';
export { findWords, tokenize, type FoundToken } from './search/findTokens';
export * from './search/findByName';
export * from './search/searchPageQuery';
export * from './search/SearchRecord';
export { shortenQuery } from './search/shortenQuery';
export * from './search/stripBrandSuffix';
export { withoutMarkup } from './search/withoutMarkup';
export { suggestSpelling, type VocabularyWord } from './search/suggestSpelling';

export * from './stories/createStoryContactThing';
export * from './stories/createStoryFacets';
export * from './stories/selectRelatedStories';
export * from './stories/StoryFilter';
export * from './stories/storyFilterQuery';

export * from './news/newsFeed';
export * from './news/newsLastRead';

export * from './mediaReleases/createArchiveFacets';
export * from './mediaReleases/findNeighbours';
export * from './mediaReleases/MediaReleaseFilter';

export * from './locations/zonedTime';
export * from './locations/openingHours';
export * from './locations/scheduleText';
export * from './locations/decideOpenState';
export * from './locations/distanceInKm';
export * from './locations/locationFilter';
export * from './events/eventTime';
export * from './events/eventList';
export * from './terms/termList';
export * from './jobs/jobOpening';
export * from './investors/shareTable';
export * from './investors/createPriceChart';
export * from './investors/priceRange';
export * from './investors/calendarEntries';
