import type { CollectionConfig } from 'payload';
import { nobody } from '../access/roles';

/** Apart from people, because Payload writes the whole row of a person with each session, and could undo a used step. */
export const SecondFactors: CollectionConfig = {
  slug: 'second-factors',
  labels: { singular: 'Second factor', plural: 'Second factors' },
  graphQL: false,
  lockDocuments: false,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'account', type: 'text', required: true, unique: true, index: true },
    // Sealed, see DeviceSecrets.
    { name: 'secret', type: 'text', required: true },
    // 30 s step of the last used code.
    { name: 'step', type: 'number', required: true },
    { name: 'recoveryCodes', type: 'json', required: true },
  ],
};
