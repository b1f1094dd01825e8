import type { CollectionConfig } from 'payload';
import { admins, nobody } from '../access/roles';

export const Outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: 'Notification', plural: 'Outbox' },
  graphQL: false,
  admin: {
    group: 'Access',
    defaultColumns: ['tags', 'url', 'attempts', 'lastError', 'createdAt'],
    description: 'Changes that the site does not know yet. A row disappears once the site has confirmed it.',
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  fields: [
    // Set by the worker, which creates one row per process of the site; a change is stored without it.
    { name: 'url', type: 'text' },
    { name: 'tags', type: 'text', hasMany: true, required: true },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'lastError', type: 'text' },
  ],
};
