import type { CollectionConfig } from 'payload';
import { admins } from '../access/roles';

export const ServiceAccounts: CollectionConfig = {
  slug: 'service-accounts',
  labels: { singular: 'Service account', plural: 'Service accounts' },
  graphQL: { singularName: 'ServiceAccount', pluralName: 'ServiceAccounts' },
  auth: { useAPIKey: true, disableLocalStrategy: true },
  admin: {
    group: 'Access',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'enableAPIKey'],
    description: 'Keys for programs. A key is bound to PAYLOAD_SECRET: a new secret voids all of them.',
  },
  access: { read: admins, create: admins, update: admins, delete: admins },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'site',
      options: [
        { value: 'site', label: 'Site: what is published' },
        { value: 'preview', label: 'Preview: drafts too' },
      ],
    },
  ],
};
