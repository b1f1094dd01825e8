import type { CollectionConfig, TextField } from 'payload';
import { concurrentEditingHooks as own } from './concurrentEditing';
import { lockDuration } from './documentLocks';

/** Fingerprint of what the form was loaded with: it comes and goes with the form, and is not stored. */
const formBaseField: TextField = {
  name: 'formBase',
  type: 'text',
  label: false,
  virtual: true,
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    disableGroupBy: true,
    components: { Field: '/admin/ConcurrentEditing#ConcurrentEditing' },
  },
};

/** A collection in whose forms several people can be at once, without erasing each other's changes. */
export const withConcurrentEditing = (collection: CollectionConfig): CollectionConfig => {
  const { hooks = {} } = collection;
  return {
    ...collection,
    lockDocuments: { duration: lockDuration },
    hooks: {
      ...hooks,
      beforeOperation: [own.beforeOperation, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [own.beforeValidate, ...(hooks.beforeValidate ?? [])],
      afterChange: [...(hooks.afterChange ?? []), own.afterChange],
      afterDelete: [...(hooks.afterDelete ?? []), own.afterDelete],
      afterOperation: [...(hooks.afterOperation ?? []), own.afterOperation],
    },
    fields: [...collection.fields, formBaseField],
  };
};
