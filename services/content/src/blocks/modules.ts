import type { Block } from 'payload';
import { accordion } from './accordion';
import { callToAction } from './callToAction';
import { downloadList } from './downloadList';
import { heroBanner } from './heroBanner';
import { keyFigures } from './keyFigures';
import { keyFiguresComparison } from './keyFiguresComparison';
import { lightboxGallery } from './lightboxGallery';
import { marketingSection } from './marketingSection';
import { mediaText } from './mediaText';
import { quote } from './quote';
import { richText } from './richText';
import { teaserGrid } from './teaserGrid';
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
];
