import type { CollectionConfig } from 'payload';
import { editedByEditors } from '../access/roles';
import { localeOptions } from '../config/locales';
import { localizedText } from '../fields/texts';
import { publishEveryChange } from '../publication/hooks';

export const Languages: CollectionConfig = {
  slug: 'languages',
  // Codes are unique.
  disableDuplicate: true,
  labels: { singular: 'Language', plural: 'Languages' },
  admin: {
    group: 'System',
    useAsTitle: 'name',
    defaultColumns: ['name', 'languageCode', 'nativeName', 'defaultCountry'],
    description: 'The languages of the content, and what each is called.',
  },
  access: editedByEditors,
  hooks: publishEveryChange(() => ({ collection: 'languages' })),
  fields: [
    localizedText('name', {
      required: true,
      description: 'The name of the language, in the language of the reader.',
    }),
    {
      name: 'nativeName',
      type: 'text',
      required: true,
      label: 'Own name',
      admin: { description: 'The name of the language in itself: "Deutsch".' },
    },
    {
      name: 'languageCode',
      type: 'select',
      label: 'Code',
      required: true,
      unique: true,
      index: true,
      options: localeOptions,
    },
    {
      name: 'defaultCountry',
      type: 'text',
      label: 'Country it stands for',
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        value === '' ||
        (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) ||
        'A country code is two capital letters, for example "CH".',
      admin: {
        description:
          'Code of the country that represents the language where a page for no country is shared: "CH" makes "de" "de_CH".',
      },
    },
  ],
};
