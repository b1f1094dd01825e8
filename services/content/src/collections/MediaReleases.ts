import type { CollectionConfig } from 'payload';
import { articleFields, draftedCollection, previewedAdmin } from '../articles/articleFields';
import { validateEmail } from '../documents/siteRules';
import { momentField } from '../fields/dates';

export const MediaReleases: CollectionConfig = {
  slug: 'media-releases',
  labels: { singular: 'Media release', plural: 'Media releases' },
  graphQL: { singularName: 'MediaRelease', pluralName: 'MediaReleases' },
  defaultPopulate: { title: true, slug: true, site: true },
  admin: {
    ...previewedAdmin,
    group: 'Stories and news',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'adhoc', 'publicationDate', 'site', '_status', 'schedule'],
    listSearchableFields: ['title', 'slug'],
    description: 'What the company tells the media, each at /media-releases/{slug}.',
  },
  ...draftedCollection,
  fields: articleFields({
    address: '/media-releases/{slug}',
    isPictureRequired: false,
    own: {
      label: 'Release',
      fields: [
        momentField('publicationDate', { required: true, index: true, label: 'Date' }),
        {
          name: 'adhoc',
          type: 'checkbox',
          defaultValue: false,
          label: 'Ad hoc announcement',
          admin: { description: 'Marked as an announcement that may move the price of the share.' },
        },
        {
          name: 'contactEmail',
          type: 'text',
          label: 'E-mail for questions',
          validate: validateEmail,
        },
        { name: 'documents', type: 'upload', relationTo: 'files', hasMany: true },
      ],
    },
  }),
};
