import type { CollectionConfig, TextField } from 'payload';
import { concurrentEditingHooks as own } from './concurrentEditing';
import { lockDuration } from './documentLocks';

/** Fingerprint of the form's initial values; it is part of the form and is not stored. */
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

/** Enables concurrent editing in a collection, without lost updates. */
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
