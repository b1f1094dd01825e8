import type { CollectionConfig } from 'payload';
import { draftedCollection, previewedAdmin, siteField } from '../articles/articleFields';
import { momentField } from '../fields/dates';
import { linkField } from '../fields/link';
import { schedulePanels, usesPanel } from '../fields/panels';
import { localizedTextarea, localizedTitle } from '../fields/texts';
import { pictureField } from '../fields/uploads';

export const News: CollectionConfig = {
  slug: 'news',
  labels: { singular: 'News item', plural: 'News' },
  graphQL: { singularName: 'NewsItem', pluralName: 'NewsItems' },
  admin: {
    ...previewedAdmin,
    group: 'Stories and news',
    useAsTitle: 'title',
    defaultColumns: ['title', 'publicationDate', 'site', '_status', 'schedule'],
    description: 'Short notes of the news feed, newest first.',
  },
  ...draftedCollection,
  fields: [
    localizedTitle('title', { maxLength: 120 }),
    localizedTextarea('text', { maxLength: 400 }),
    {
      type: 'row',
      fields: [siteField, momentField('publicationDate', { required: true, index: true, label: 'Date' })],
    },
    pictureField('image', { label: 'Picture' }),
    linkField(),
    ...schedulePanels,
    usesPanel,
  ],
};
