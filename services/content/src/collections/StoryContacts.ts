import type { CollectionConfig } from 'payload';
import { editedByEditors } from '../access/roles';
import { siteField } from '../articles/articleFields';
import { publishOnSites, rejectTakenSlug } from '../documents/documentHooks';
import { validateEmail } from '../documents/siteRules';
import { usesPanel } from '../fields/panels';
import { validatePhone } from '../fields/rules';
import { slugField } from '../fields/slug';
import { localizedText, localizedTextarea, localizedTitle } from '../fields/texts';
import { pictureField } from '../fields/uploads';

export const StoryContacts: CollectionConfig = {
  slug: 'story-contacts',
  labels: { singular: 'Story contact', plural: 'Story contacts' },
  graphQL: { singularName: 'StoryContact', pluralName: 'StoryContacts' },
  admin: {
    group: 'Stories and news',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'slug', 'site'],
    description: 'Teams that readers of stories can ask, each at /stories/contacts/{slug}.',
  },
  access: editedByEditors,
  hooks: { ...publishOnSites('story-contacts'), beforeChange: [rejectTakenSlug] },
  fields: [
    localizedTitle('name', { maxLength: 120 }),
    {
      type: 'row',
      fields: [siteField, slugField({ description: 'Last part of the address: /stories/contacts/{slug}.' })],
    },
    localizedText('role', { description: 'What the team does, in a few words.' }),
    localizedTextarea('text'),
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'text', label: 'E-mail', required: true, validate: validateEmail },
        { name: 'phone', type: 'text', validate: validatePhone },
      ],
    },
    pictureField('image', { label: 'Picture' }),
    usesPanel,
  ],
};
