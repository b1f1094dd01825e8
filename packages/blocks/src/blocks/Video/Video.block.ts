import { defineBlock } from '../../contract/defineBlock';
import { Video } from './Video';
import { VideoFragment } from './Video.fragment';
import { videoSchema } from './Video.schema';

export const video = defineBlock({
  type: 'video',
  fragment: VideoFragment,
  schema: videoSchema,
  Component: Video,
});
