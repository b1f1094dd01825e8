import { defineModule } from '../fields/defineModule';
import { localizedText, localizedTextarea } from '../fields/texts';
import { fileField, pictureField } from '../fields/uploads';

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
    fileField('video', { required: true, label: 'Film', description: 'MP4 or WebM.' }),
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
    fileField('captionsFile', { label: 'Subtitles', description: 'A WebVTT file (.vtt).' }),
  ],
});
