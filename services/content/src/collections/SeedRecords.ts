import type { CollectionConfig } from 'payload';
import { admins, nobody } from '../access/roles';

/**
 * Records the documents and times of the seed, so that a later run skips documents that are unchanged or
 * edited.
 */
export const SeedRecords: CollectionConfig = {
  slug: 'seed-records',
  labels: { singular: 'Seed record', plural: 'Seed records' },
  graphQL: false,
  admin: { hidden: true },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'hash', type: 'text', required: true },
    { name: 'writtenAt', type: 'text' },
  ],
};
