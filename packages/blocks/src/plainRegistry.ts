import { accordion } from './Accordion/Accordion.block';
import { callToAction } from './CallToAction/CallToAction.block';
import type { BlockRegistry, PrepareModule } from './contract/Block';
import { downloadList } from './DownloadList/DownloadList.block';
import { heroBanner } from './HeroBanner/HeroBanner.block';
import { keyFigures } from './KeyFigures/KeyFigures.block';
import { keyFiguresComparison } from './KeyFiguresComparison/KeyFiguresComparison.block';
import { lightboxGallery } from './LightboxGallery/LightboxGallery.block';
import { marketingSection } from './MarketingSection/MarketingSection.block';
import { mediaText } from './MediaText/MediaText.block';
import type { PlainType } from './page/plainTypes';
import { quote } from './Quote/Quote.block';
import type { BlockDataByType } from './registry';
import { richText } from './RichText/RichText.block';
import { teaserGrid } from './TeaserGrid/TeaserGrid.block';
import { video } from './Video/Video.block';

/** The blocks of an ordinary page. A page brings the styles of all blocks that its registry knows, so lists stay out. */
const plainRegistry = {
  accordion,
  callToAction,
  downloadList,
  heroBanner,
  keyFigures,
  keyFiguresComparison,
  lightboxGallery,
  marketingSection,
  mediaText,
  quote,
  richText,
  teaserGrid,
  video,
} satisfies BlockRegistry<Pick<BlockDataByType, PlainType>>;

const blocks = new Map(Object.entries(plainRegistry));

/** Checks a raw module of an ordinary page; undefined when it is none of its blocks. */
export const preparePlainModule: PrepareModule = (type, raw) => blocks.get(type)?.prepare(raw);
