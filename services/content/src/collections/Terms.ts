import type { CollectionConfig } from 'payload';
import { editedByEditors } from '../access/roles';
import { siteField } from '../articles/articleFields';
import { localeOptions } from '../config/locales';
import { publishOnSites, rejectTakenSlug } from '../documents/documentHooks';
import { dayField } from '../fields/dates';
import { usesPanel } from '../fields/panels';
import { slugField } from '../fields/slug';
import { localizedTitle } from '../fields/texts';
import { fileField } from '../fields/uploads';

export const Terms: CollectionConfig = {
  slug: 'terms',
  labels: { singular: 'Terms document', plural: 'Terms and conditions' },
  graphQL: { singularName: 'Term', pluralName: 'Terms' },
  admin: {
    group: 'Places and dates',
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'language', 'validFrom', 'site'],
    description: 'Terms and conditions by country and language, each a file.',
  },
  access: editedByEditors,
  hooks: { ...publishOnSites('terms'), beforeChange: [rejectTakenSlug] },
  fields: [
    localizedTitle('title', { maxLength: 160 }),
    {
      type: 'row',
      fields: [
        siteField,
        slugField({ description: 'Names the document: unique for its site and countries.' }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          options: [
            { value: 'sales', label: 'Sales' },
            { value: 'purchasing', label: 'Purchasing' },
            { value: 'software', label: 'Software' },
            { value: 'service', label: 'Service' },
            { value: 'privacy', label: 'Data protection' },
          ],
        },
        { name: 'language', type: 'select', required: true, options: localeOptions },
        dayField('validFrom', { label: 'Valid from' }),
      ],
    },
    {
      name: 'countries',
      type: 'relationship',
      relationTo: 'countries',
      hasMany: true,
      admin: { description: 'Where the document applies. None: everywhere.' },
    },
    fileField('file', { required: true }),
    usesPanel,
  ],
};
