import type { VideoFragment } from '../../__generated__/graphql';
import { createFile, createMedia } from '../../testing/mocks';

export const videoMock = {
  __typename: 'Video',
  id: 'video-mock',
  title: 'A wire in four seconds',
  caption: 'Slowed down eight times; 0.35 mm² with a seal at either end.',
  transcript:
    'The feed draws the wire to length.\nThe blades close, cut and strip in one stroke.\nThe arm turns to the press; the terminal is crimped and measured.\nThe finished wire falls into the deposit.',
  video: createFile({
    id: 'v1',
    slug: 'crimp-film',
    filename: 'crimp-film.mp4',
    mimeType: 'video/mp4',
    filesize: 8_400_000,
  }),
  captionsFile: createFile({
    id: 'v2',
    slug: 'crimp-film-captions',
    filename: 'crimp-film.en.vtt',
    mimeType: 'text/vtt',
    locale: 'en',
  }),
  poster: createMedia({ id: 'poster', alt: 'Crimping press at work', seed: 8 }),
} satisfies VideoFragment;
