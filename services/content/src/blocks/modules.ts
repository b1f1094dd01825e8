import type { Block } from 'payload';
import { accordion } from './accordion';
import { callToAction } from './callToAction';
import { downloadList } from './downloadList';
import { eventList } from './eventList';
import { financialCalendar } from './financialCalendar';
import { form } from './form';
import { heroBanner } from './heroBanner';
import { keyFigures } from './keyFigures';
import { keyFiguresComparison } from './keyFiguresComparison';
import { lightboxGallery } from './lightboxGallery';
import { locationList } from './locationList';
import { marketingSection } from './marketingSection';
import { mediaReleaseList } from './mediaReleaseList';
import { mediaText } from './mediaText';
import { newsList } from './newsList';
import { quote } from './quote';
import { richText } from './richText';
import { shareTable } from './shareTable';
import { storyContactList } from './storyContactList';
import { storyOverview } from './storyOverview';
import { teaserGrid } from './teaserGrid';
import { termsList } from './termsList';
import { video } from './video';

/** Every module of which a page can be made. */
export const modules: Block[] = [
  heroBanner,
  richText,
  mediaText,
  quote,
  accordion,
  keyFigures,
  keyFiguresComparison,
  lightboxGallery,
  video,
  teaserGrid,
  callToAction,
  downloadList,
  marketingSection,
  storyOverview,
  storyContactList,
  mediaReleaseList,
  newsList,
  eventList,
  locationList,
  termsList,
  shareTable,
  financialCalendar,
  form,
];
