import type { UploadField } from 'payload';
import { defineModule } from '../fields/defineModule';
import { sibling } from '../fields/rules';
import { localizedText, localizedTextarea } from '../fields/texts';
import { fileFieldOf } from '../fields/typedFiles';
import { pictureField } from '../fields/uploads';

const film = {
  mimeTypes: ['video/mp4', 'video/webm'],
  problem: 'This file is not a film. Please choose an MP4 or WebM file.',
};

const subtitles = {
  mimeTypes: ['text/vtt'],
  problem: 'This file holds no subtitles. Please choose a WebVTT file (.vtt).',
};

/** Required for publishing (WCAG 2.2, 1.2.2), except for a film without sound. */
const captionsFile: UploadField = {
  ...fileFieldOf('captionsFile', subtitles, { required: true, label: 'Subtitles' }),
  admin: {
    description: 'A WebVTT file (.vtt), for readers who cannot hear the film.',
    condition: (_data, siblings) => sibling(siblings, 'isSilent') !== true,
  },
};

export const video = defineModule({
  key: 'video',
  label: 'Film',
  plural: 'Films',
  group: 'Pictures and film',
  labelFields: ['title', 'caption'],
  fields: [
    localizedText('title', {
      required: true,
      description: 'Above the film, and its name for readers who cannot see it.',
    }),
    fileFieldOf('video', film, { required: true, label: 'Film', description: 'MP4 or WebM.' }),
    pictureField('poster', {
      required: true,
      label: 'Still picture',
      description: 'Shown until the film plays.',
    }),
    localizedText('caption'),
    localizedTextarea('transcript', {
      required: true,
      description: 'Everything that is said and shown, for readers who cannot see or hear the film.',
    }),
    captionsFile,
    {
      name: 'isSilent',
      type: 'checkbox',
      label: 'Film without sound',
      admin: { description: 'The film has no sound, so it needs no subtitles.' },
    },
  ],
});
