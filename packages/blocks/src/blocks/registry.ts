import type { PageFragment } from '../__generated__/graphql';
import type { BlockRegistry, PrepareModule } from '../contract/Block';
import { accordion } from './Accordion/Accordion.block';
import { callToAction } from './CallToAction/CallToAction.block';
import { downloadList } from './DownloadList/DownloadList.block';
import { eventList } from './EventList/EventList.block';
import { financialCalendar } from './FinancialCalendar/FinancialCalendar.block';
import { form } from './Form/Form.block';
import { heroBanner } from './HeroBanner/HeroBanner.block';
import { jobOpeningList } from './JobOpeningList/JobOpeningList.block';
import { keyFigures } from './KeyFigures/KeyFigures.block';
import { keyFiguresComparison } from './KeyFiguresComparison/KeyFiguresComparison.block';
import { lightboxGallery } from './LightboxGallery/LightboxGallery.block';
import { locationList } from './LocationList/LocationList.block';
import { marketingSection } from './MarketingSection/MarketingSection.block';
import { mediaReleaseList } from './MediaReleaseList/MediaReleaseList.block';
import { mediaText } from './MediaText/MediaText.block';
import { newsList } from './NewsList/NewsList.block';
import { quote } from './Quote/Quote.block';
import { richText } from './RichText/RichText.block';
import { shareTable } from './ShareTable/ShareTable.block';
import { storyContactList } from './StoryContactList/StoryContactList.block';
import { storyOverview } from './StoryOverview/StoryOverview.block';
import { teaserGrid } from './TeaserGrid/TeaserGrid.block';
import { termsList } from './TermsList/TermsList.block';
import { video } from './Video/Video.block';

/** A module in the result of the page's query: one member per type of the service's union. */
export type PageModule = NonNullable<PageFragment['modules']>[number];

/** The data of every block by its key, from the service's schema. */
export type BlockDataByType = {
  [Module in PageModule as Uncapitalize<Module['__typename']>]: Module;
};

export type BlockType = keyof BlockDataByType;

export const blockRegistry = {
  accordion,
  callToAction,
  downloadList,
  eventList,
  financialCalendar,
  form,
  locationList,
  shareTable,
  termsList,
  jobOpeningList,
  heroBanner,
  keyFigures,
  keyFiguresComparison,
  lightboxGallery,
  marketingSection,
  mediaReleaseList,
  mediaText,
  newsList,
  quote,
  richText,
  storyContactList,
  storyOverview,
  teaserGrid,
  video,
} satisfies BlockRegistry<BlockDataByType>;

const blocks = new Map(Object.entries(blockRegistry));

/** Validates a raw module with the block of that type; undefined for an unknown type. */
export const prepareModule: PrepareModule = (type, raw) => blocks.get(type)?.prepare(raw);
