import type { Block } from 'payload';
import { accordion } from './accordion';
import { callToAction } from './callToAction';
import { downloadList } from './downloadList';
import { financialCalendar } from './financialCalendar';
import { form } from './form';
import { heroBanner } from './heroBanner';
import { keyFigures } from './keyFigures';
import { keyFiguresComparison } from './keyFiguresComparison';
import { lightboxGallery } from './lightboxGallery';
import { eventList } from './lists/eventList';
import { jobOpeningList } from './lists/jobOpeningList';
import { locationList } from './lists/locationList';
import { mediaReleaseList } from './lists/mediaReleaseList';
import { newsList } from './lists/newsList';
import { storyContactList } from './lists/storyContactList';
import { storyOverview } from './lists/storyOverview';
import { termsList } from './lists/termsList';
import { marketingSection } from './marketingSection';
import { mediaText } from './mediaText';
import { quote } from './quote';
import { richText } from './richText';
import { shareTable } from './shareTable';
import { teaserGrid } from './teaserGrid';
import { video } from './video';

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
  jobOpeningList,
  shareTable,
  financialCalendar,
  form,
];
