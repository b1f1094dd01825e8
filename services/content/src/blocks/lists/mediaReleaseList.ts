import { defineModule } from '../../fields/defineModule';
import { introductionFields, limitField } from '../../fields/introduction';

export const mediaReleaseList = defineModule({
  key: 'mediaReleaseList',
  label: 'Media releases',
  plural: 'Media releases',
  group: 'Lists',
  labelFields: ['title'],
  fields: [
    ...introductionFields(),
    limitField(),
    {
      name: 'hasArchive',
      type: 'checkbox',
      label: 'With the archive',
      defaultValue: false,
      admin: { description: 'Readers choose a year, or the ad hoc announcements alone.' },
    },
  ],
});
