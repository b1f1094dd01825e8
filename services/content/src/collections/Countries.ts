import type { CollectionConfig } from 'payload';
import { editedByEditors } from '../access/roles';
import { localeOptions } from '../config/locales';
import { localizedText } from '../fields/texts';
import { publishEveryChange } from '../publication/hooks';

const validateCountryCode = (value: unknown): true | string =>
  (typeof value === 'string' && (value === 'ALL' || /^[A-Z]{2}$/.test(value))) ||
  'A country code is two capital letters (ISO 3166), or ALL for the pseudo-country of all countries.';

export const Countries: CollectionConfig = {
  slug: 'countries',
  // Codes are unique.
  disableDuplicate: true,
  labels: { singular: 'Country', plural: 'Countries' },
  admin: {
    group: 'System',
    useAsTitle: 'name',
    defaultColumns: ['name', 'countryCode', 'supportedLanguages', 'hidden'],
    description: 'The countries that a visitor can choose, with the languages offered in each.',
  },
  access: editedByEditors,
  hooks: publishEveryChange(() => ({ collection: 'countries' })),
  fields: [
    localizedText('name', { required: true }),
    {
      name: 'countryCode',
      type: 'text',
      label: 'Code',
      required: true,
      unique: true,
      index: true,
      validate: validateCountryCode,
    },
    {
      name: 'hidden',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Hidden countries are offered only where a site is configured to show them.' },
    },
    {
      name: 'supportedLanguages',
      type: 'select',
      hasMany: true,
      required: true,
      label: 'Languages',
      options: localeOptions,
    },
    {
      name: 'defaultLanguage',
      type: 'select',
      required: true,
      label: 'First language',
      options: localeOptions,
    },
    {
      name: 'defaultMeasurementSystem',
      type: 'select',
      required: true,
      label: 'Units',
      defaultValue: 'Metric',
      options: [
        { value: 'Metric', label: 'Metric' },
        { value: 'Imperial', label: 'Imperial' },
      ],
    },
  ],
};
