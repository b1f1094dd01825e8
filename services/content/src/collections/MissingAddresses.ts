import type { CollectionConfig } from 'payload';
import { authors, editors, nobody } from '../access/roles';
import { linkField } from '../fields/link';

/** What visitors asked for and did not find, once for every site and path; the site counts, editors answer. */
export const MissingAddresses: CollectionConfig = {
  slug: 'missing-addresses',
  labels: { singular: 'Missing address', plural: 'Missing addresses' },
  graphQL: false,
  defaultSort: '-visits',
  admin: {
    group: 'Content',
    useAsTitle: 'path',
    defaultColumns: ['path', 'site', 'visits', 'lastVisit', 'state'],
    listSearchableFields: ['path'],
    description:
      'Addresses that visitors did not find, most visited first. Lead them somewhere with a redirect.',
  },
  access: { read: authors, create: nobody, update: editors, delete: editors },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'path', type: 'text', required: true, index: true, admin: { readOnly: true } },
        {
          name: 'site',
          type: 'relationship',
          relationTo: 'sites',
          required: true,
          index: true,
          admin: { readOnly: true },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'visits',
          type: 'number',
          required: true,
          defaultValue: 0,
          index: true,
          admin: { readOnly: true },
        },
        { name: 'firstVisit', type: 'date', required: true, admin: { readOnly: true } },
        { name: 'lastVisit', type: 'date', required: true, index: true, admin: { readOnly: true } },
      ],
    },
    { name: 'referrer', type: 'text', label: 'Came last from', admin: { readOnly: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: [
        { value: 'open', label: 'Open' },
        { value: 'redirected', label: 'Redirected' },
        { value: 'ignored', label: 'Left as it is' },
      ],
    },
    linkField({ name: 'target', label: 'Lead visitors to' }),
    { name: 'redirect', type: 'relationship', relationTo: 'redirects', admin: { readOnly: true } },
    // Site and path in one: two reports of one address at once make one row.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
  ],
};
