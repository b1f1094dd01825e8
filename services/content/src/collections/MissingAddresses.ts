import type { CollectionConfig, FieldAccess } from 'payload';
import { authors, editors, nobody } from '../access/roles';
import { linkField } from '../fields/link';
import { recordEndpoint } from '../missingAddresses/missingAddressEndpoints';
import { resolveMissingAddress } from '../missingAddresses/missingAddressHooks';

const neverByHand: FieldAccess = () => false;

/** Written by the site only: read-only fields of the form are still writable through the API. */
const counted = { access: { update: neverByHand }, admin: { readOnly: true } };

/**
 * Addresses that returned 404, unique per site and path. The site counts visits, and editors decide about
 * redirects.
 */
export const MissingAddresses: CollectionConfig = {
  slug: 'missing-addresses',
  disableDuplicate: true,
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
  endpoints: [recordEndpoint],
  hooks: { beforeChange: [resolveMissingAddress] },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'path', type: 'text', required: true, index: true, ...counted },
        {
          name: 'site',
          type: 'relationship',
          relationTo: 'sites',
          required: true,
          index: true,
          ...counted,
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
          ...counted,
        },
        { name: 'firstVisit', type: 'date', required: true, ...counted },
        { name: 'lastVisit', type: 'date', required: true, index: true, ...counted },
      ],
    },
    { name: 'referrer', type: 'text', label: 'Last referrer', ...counted },
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
      admin: { description: 'Becomes "Redirected" automatically once there is a target.' },
    },
    linkField({ name: 'target', label: 'Lead visitors to', isTarget: true }),
    { name: 'redirect', type: 'relationship', relationTo: 'redirects', ...counted },
    // Unique key of site and path, so that concurrent reports of an address share a row.
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      hidden: true,
      access: { update: neverByHand },
    },
  ],
};
