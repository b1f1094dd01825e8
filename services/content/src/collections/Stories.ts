import type { CollectionBeforeChangeHook, CollectionConfig, TextFieldManyValidation } from 'payload';
import { articleFields, categoryOptions, draftedCollection, previewedAdmin } from '../articles/articleFields';
import { momentField } from '../fields/dates';
import type { Story } from '../payload-types';
import { findProductProblem } from '../products/findProductProblem';

/** A story has a film if one of its modules is a film. */
const setHasVideo: CollectionBeforeChangeHook<Story> = ({ data }) => ({
  ...data,
  hasVideo: (data.modules ?? []).some(({ blockType }) => blockType === 'video'),
});

const validateProducts: TextFieldManyValidation = async (value) => {
  for (const slug of value ?? []) {
    const problem = await findProductProblem(slug);
    if (problem !== undefined) return problem;
  }
  return true;
};

export const Stories: CollectionConfig = {
  slug: 'stories',
  labels: { singular: 'Story', plural: 'Stories' },
  graphQL: { singularName: 'Story', pluralName: 'Stories' },
  defaultPopulate: { title: true, slug: true, site: true },
  admin: {
    ...previewedAdmin,
    group: 'Stories and news',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'category', 'publicationDate', 'site', '_status', 'schedule'],
    listSearchableFields: ['title', 'slug'],
    description: 'What customers and colleagues do with our machines, each at /stories/{slug}.',
  },
  ...draftedCollection,
  hooks: {
    ...draftedCollection.hooks,
    beforeChange: [...(draftedCollection.hooks?.beforeChange ?? []), setHasVideo],
  },
  fields: articleFields({
    address: '/stories/{slug}',
    isPictureRequired: true,
    own: {
      label: 'Subject',
      fields: [
        {
          type: 'row',
          fields: [
            momentField('publicationDate', { required: true, index: true, label: 'Date' }),
            { name: 'category', type: 'select', required: true, options: categoryOptions },
          ],
        },
        { name: 'topics', type: 'relationship', relationTo: 'topics', hasMany: true },
        {
          name: 'storyContacts',
          type: 'relationship',
          relationTo: 'story-contacts',
          hasMany: true,
          label: 'Contacts',
          admin: { description: 'The teams that know more.' },
        },
        {
          name: 'products',
          type: 'text',
          hasMany: true,
          validate: validateProducts,
          admin: {
            description: 'Slugs of the products that the story is about; related stories share one of them.',
          },
        },
        {
          name: 'hasVideo',
          type: 'checkbox',
          defaultValue: false,
          label: 'Has a film',
          admin: { readOnly: true, description: 'Follows from the modules.' },
        },
      ],
    },
  }),
};
