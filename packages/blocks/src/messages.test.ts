import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createIntl } from 'react-intl/server';
import { z } from 'zod';
import { languageCodes } from '@kmx/core';
import { capabilityListMessages } from './CapabilityList/CapabilityList.messages';
import { classificationHeaderMessages } from './ClassificationHeader/ClassificationHeader.messages';
import { classificationTeasersMessages } from './ClassificationTeasers/ClassificationTeasers.messages';
import { compareBarMessages } from './CompareBar/CompareBar.messages';
import { compareButtonMessages } from './CompareButton/CompareButton.messages';
import { comparisonPanelMessages } from './ComparisonPanel/ComparisonPanel.messages';
import { comparisonTableMessages } from './ComparisonTable/ComparisonTable.messages';
import { comparisonToolsMessages } from './ComparisonTools/ComparisonTools.messages';
import type { Message } from './contract/messages';
import { eventFooterMessages } from './EventFooter/EventFooter.messages';
import { eventHeaderMessages } from './EventHeader/EventHeader.messages';
import { eventListMessages } from './EventList/EventList.messages';
import { financialCalendarMessages } from './FinancialCalendar/FinancialCalendar.messages';
import { keyFiguresComparisonMessages } from './KeyFiguresComparison/KeyFiguresComparison.messages';
import { lightboxGalleryMessages } from './LightboxGallery/LightboxGallery.messages';
import { locationListMessages } from './LocationList/LocationList.messages';
import { mediaReleaseFooterMessages } from './MediaReleaseFooter/MediaReleaseFooter.messages';
import { mediaReleaseHeaderMessages } from './MediaReleaseHeader/MediaReleaseHeader.messages';
import { mediaReleaseListMessages } from './MediaReleaseList/MediaReleaseList.messages';
import { newsListMessages } from './NewsList/NewsList.messages';
import { newsPanelMessages } from './NewsPanel/NewsPanel.messages';
import { problemMessages } from './page/problem.messages';
import { productDownloadsMessages } from './ProductDownloads/ProductDownloads.messages';
import { productFiltersMessages } from './ProductFilters/ProductFilters.messages';
import { productHeroMessages } from './ProductHero/ProductHero.messages';
import { productHighlightsMessages } from './ProductHighlights/ProductHighlights.messages';
import { productListMessages } from './ProductList/ProductList.messages';
import { productNoticeMessages } from './ProductNotice/ProductNotice.messages';
import { productVariantsMessages } from './ProductVariants/ProductVariants.messages';
import { relatedProductsMessages } from './RelatedProducts/RelatedProducts.messages';
import { searchHelpMessages } from './SearchHelp/SearchHelp.messages';
import { searchResultsMessages } from './SearchResults/SearchResults.messages';
import { searchSuggestionsMessages } from './SearchSuggestions/SearchSuggestions.messages';
import { calendarLinkMessages } from './shared/CalendarLink/CalendarLink.messages';
import { eventKindMessages } from './shared/eventKind.messages';
import { filterBarMessages } from './shared/FilterBar/FilterBar.messages';
import { formFieldsMessages } from './shared/FormView/FormFields.messages';
import { formViewMessages } from './shared/FormView/FormView.messages';
import { listNoticeMessages } from './shared/ListNotice/ListNotice.messages';
import { measurementSwitchMessages } from './shared/MeasurementSwitch/MeasurementSwitch.messages';
import { searchKindMessages } from './shared/searchKind.messages';
import { sharedMessages } from './shared/shared.messages';
import { storyCardMessages } from './shared/StoryCard/storyCard.messages';
import { shareLinksMessages } from './ShareLinks/ShareLinks.messages';
import { shareTableMessages } from './ShareTable/ShareTable.messages';
import { storyContactMessages } from './StoryContact/StoryContact.messages';
import { storyContactListMessages } from './StoryContactList/StoryContactList.messages';
import { storyFooterMessages } from './StoryFooter/StoryFooter.messages';
import { storyOverviewMessages } from './StoryOverview/StoryOverview.messages';
import { technicalDataMessages } from './TechnicalData/TechnicalData.messages';
import { termsListMessages } from './TermsList/TermsList.messages';
import { videoMessages } from './Video/Video.messages';
import { wireFormMessages } from './WireForm/WireForm.messages';
import { wireProblemsMessages } from './WireForm/WireProblems.messages';
import { wireVerdictsMessages } from './WireVerdicts/WireVerdicts.messages';

const sources = [
  eventFooterMessages,
  eventHeaderMessages,
  eventListMessages,
  financialCalendarMessages,
  locationListMessages,
  shareTableMessages,
  calendarLinkMessages,
  eventKindMessages,
  filterBarMessages,
  listNoticeMessages,
  termsListMessages,
  newsListMessages,
  newsPanelMessages,
  mediaReleaseListMessages,
  mediaReleaseHeaderMessages,
  mediaReleaseFooterMessages,
  shareLinksMessages,
  storyCardMessages,
  storyContactMessages,
  storyContactListMessages,
  storyFooterMessages,
  storyOverviewMessages,
  formFieldsMessages,
  formViewMessages,
  wireFormMessages,
  wireProblemsMessages,
  wireVerdictsMessages,
  productListMessages,
  productFiltersMessages,
  classificationTeasersMessages,
  classificationHeaderMessages,
  productNoticeMessages,
  productHeroMessages,
  productHighlightsMessages,
  technicalDataMessages,
  productVariantsMessages,
  productDownloadsMessages,
  capabilityListMessages,
  relatedProductsMessages,
  searchHelpMessages,
  searchResultsMessages,
  searchSuggestionsMessages,
  searchKindMessages,
  measurementSwitchMessages,
  compareBarMessages,
  compareButtonMessages,
  comparisonPanelMessages,
  comparisonTableMessages,
  comparisonToolsMessages,
  keyFiguresComparisonMessages,
  lightboxGalleryMessages,
  problemMessages,
  sharedMessages,
  videoMessages,
];
const words = sources.flatMap((messages): readonly Message[] => Object.values<Message>(messages));
const ids = words.map(({ id }) => id).sort();

const catalogue = (language: string) =>
  z
    .record(z.string(), z.string().trim().min(1))
    .parse(JSON.parse(readFileSync(path.join(__dirname, `../messages/${language}.json`), 'utf8')));

const argumentsOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '').sort();

it('reads every file of messages', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.messages.ts'))).toHaveLength(sources.length);
});

it('has an id only once', () => {
  expect(new Set(ids).size).toBe(ids.length);
});

it('says in English what the sources say', () => {
  expect(catalogue('en')).toEqual(
    Object.fromEntries(words.map(({ id, defaultMessage }) => [id, defaultMessage])),
  );
});

describe.each(languageCodes)('the catalogue %s', (language) => {
  const messages = catalogue(language);

  it('has every word and none that is not used', () => {
    expect(Object.keys(messages).sort()).toEqual(ids);
  });

  it('names the same arguments and can be read', () => {
    const intl = createIntl({
      locale: language,
      messages,
      onError: (error) => {
        throw error;
      },
    });
    for (const { id, defaultMessage } of words) {
      const names = argumentsOf(defaultMessage);
      expect([id, argumentsOf(messages[id] ?? '')]).toEqual([id, names]);
      const values: Record<string, string> = Object.fromEntries(names.map((name) => [name, 'x']));
      expect(intl.formatMessage({ id, defaultMessage }, values)).not.toBe('');
    }
  });
});
