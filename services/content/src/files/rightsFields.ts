import type { CollapsibleField, FieldAccess, TextField } from 'payload';
import { canSeeDrafts } from '../access/roles';
import { dayField } from '../fields/dates';

/** Access to fields that only editors may read. */
export const readableByEditors: { read: FieldAccess } = { read: ({ req }) => canSeeDrafts(req) };

const credit: TextField = {
  name: 'credit',
  type: 'text',
  label: 'Credit',
  admin: {
    description: 'As readers see it, for example "Photo: Anna Muster". Galleries show it by the caption.',
  },
};

const licence: TextField = {
  name: 'licence',
  type: 'text',
  label: 'Licence',
  access: readableByEditors,
  admin: { description: 'Type and number of the licence, or where the contract is filed. For editors only.' },
};

/** Origin of a picture or file, and the time in which it may be used. */
export const rightsFields: CollapsibleField = {
  type: 'collapsible',
  label: 'Credit and licence',
  fields: [
    credit,
    licence,
    {
      ...dayField('licenceEnds', {
        label: 'Licence ends',
        description: 'Last day of use. The site’s health page lists the file from 30 days before this day.',
        index: true,
      }),
      access: readableByEditors,
    },
  ],
};
