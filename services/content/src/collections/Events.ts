import type { CollectionConfig, DateField, Field } from 'payload';
import { articleFields, draftedCollection, previewedAdmin } from '../articles/articleFields';
import { normalizeToWholeDays } from '../articles/wholeDays';
import { momentField } from '../fields/dates';
import { linkField } from '../fields/link';
import { sibling, validateEnd, validateTimeZone } from '../fields/rules';
import { localizedText } from '../fields/texts';

const endDate: DateField = {
  ...momentField('endDate', {
    required: true,
    label: 'Ends',
    description: 'For events of whole days, the last day.',
  }),
  validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
    value === null || value === undefined
      ? 'Please choose when the event ends.'
      : validateEnd(value, sibling(siblingData, 'startDate')),
};

const timeFields: Field[] = [
  {
    type: 'row',
    fields: [momentField('startDate', { required: true, index: true, label: 'Begins' }), endDate],
  },
  {
    type: 'row',
    fields: [
      { name: 'isAllDay', type: 'checkbox', defaultValue: false, label: 'Whole days, no times' },
      {
        name: 'timeZone',
        type: 'text',
        required: true,
        defaultValue: 'Europe/Zurich',
        validate: validateTimeZone,
        admin: { description: 'The time zone in which times are shown, for example "Europe/Zurich".' },
      },
    ],
  },
];

const placeFields: Field[] = [
  {
    name: 'kind',
    type: 'select',
    required: true,
    options: [
      { value: 'tradeFair', label: 'Trade fair' },
      { value: 'openHouse', label: 'Open house' },
      { value: 'seminar', label: 'Seminar' },
      { value: 'webinar', label: 'Webinar' },
    ],
  },
  localizedText('place', { description: 'For example "Dierikon" or "Halle 7".' }),
  localizedText('address'),
  {
    type: 'row',
    fields: [
      { name: 'country', type: 'relationship', relationTo: 'countries' },
      { name: 'stand', type: 'text', admin: { description: 'Hall and stand, for example "A6, 214".' } },
    ],
  },
  linkField({ label: 'Further link' }),
];

export const Events: CollectionConfig = {
  slug: 'events',
  labels: { singular: 'Event', plural: 'Events' },
  graphQL: { singularName: 'Event', pluralName: 'Events' },
  defaultPopulate: { title: true, slug: true, site: true },
  admin: {
    ...previewedAdmin,
    group: 'Places and dates',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'kind', 'startDate', 'site', '_status', 'schedule'],
    listSearchableFields: ['title', 'slug'],
    description: 'Fairs, open houses and seminars, each at /events/{slug}.',
  },
  ...draftedCollection,
  hooks: {
    ...draftedCollection.hooks,
    beforeChange: [...(draftedCollection.hooks?.beforeChange ?? []), normalizeToWholeDays],
  },
  fields: articleFields({
    address: '/events/{slug}',
    isPictureRequired: false,
    own: { label: 'Time and place', fields: [...timeFields, ...placeFields] },
  }),
};
