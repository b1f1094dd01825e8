import type { CollectionConfig } from 'payload';
import { brandThemeNames } from '@kmx/contract/themes';
import { editedByEditors } from '../access/roles';
import { copySlug, markCopy } from '../fields/duplicates';
import { namesAsOptions } from '../fields/namesAsOptions';
import { pictureField } from '../fields/uploads';
import { publishEveryChange } from '../publication/hooks';

export const Brands: CollectionConfig = {
  slug: 'brands',
  labels: { singular: 'Brand', plural: 'Brands' },
  admin: {
    group: 'System',
    useAsTitle: 'name',
    defaultColumns: ['name', 'pimId', 'theme', 'image'],
    description: 'The brands of products, each with its logo and the theme of its product pages.',
  },
  access: editedByEditors,
  hooks: publishEveryChange(() => ({ collection: 'brands' })),
  fields: [
    { name: 'name', type: 'text', required: true, hooks: { beforeDuplicate: [markCopy] } },
    {
      name: 'pimId',
      type: 'text',
      label: 'ID in product information',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeDuplicate: [copySlug] },
      admin: { description: 'The key under which the product service knows the brand.' },
    },
    {
      name: 'theme',
      type: 'select',
      required: true,
      defaultValue: 'Default',
      options: namesAsOptions(brandThemeNames),
    },
    pictureField('image', { label: 'Logo', description: 'Shown 96 pixels high.' }),
  ],
};
