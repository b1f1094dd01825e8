import type { CollectionConfig } from 'payload';
import { normalizePreviousUrl } from '@kmx/contract/redirects';
import { editedByEditors } from '../access/roles';
import {
  revalidateDeletedRedirect,
  revalidateRedirect,
  rejectUselessRedirect,
} from '../addresses/redirectHooks';
import { validatePreviousUrl } from '../addresses/redirectRules';
import { copySlug } from '../fields/duplicates';
import { linkField } from '../fields/link';
import {
  followRedirect,
  recordMissingAddresses,
  reopenMissingAddresses,
} from '../missingAddresses/missingAddressHooks';

export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    group: 'Content',
    useAsTitle: 'previousUrl',
    defaultColumns: ['previousUrl', 'site', 'permanent', 'updatedAt'],
    description: 'Redirects from addresses that no longer exist. The longest matching previous address wins.',
  },
  access: editedByEditors,
  hooks: {
    beforeChange: [rejectUselessRedirect],
    afterChange: [revalidateRedirect, followRedirect],
    beforeDelete: [recordMissingAddresses],
    afterDelete: [revalidateDeletedRedirect, reopenMissingAddresses],
  },
  fields: [
    {
      name: 'previousUrl',
      type: 'text',
      label: 'Previous address',
      required: true,
      index: true,
      validate: validatePreviousUrl,
      hooks: {
        beforeDuplicate: [copySlug],
        beforeChange: [
          ({ value }: { value?: unknown }) =>
            typeof value === 'string' ? normalizePreviousUrl(value) : value,
        ],
      },
      admin: { description: 'Path inside the site, without locale. Everything below it is redirected too.' },
    },
    {
      name: 'site',
      type: 'relationship',
      relationTo: 'sites',
      index: true,
      admin: { description: 'Empty: on every site.' },
    },
    linkField({ name: 'target', label: 'Target', required: true, isTarget: true }),
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Permanent redirects are remembered by browsers and search engines.' },
    },
  ],
};
