import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { decideLanguage } from '../config/adminLanguage';
import { deleteUnsaved } from '../preview/unsavedForms';
import { findLockOwner, lockFor, type DocumentKey } from './documentLocks';
import { formatConflict, formatFieldConflict, formatMerged, type ChangedField } from './editingMessages';
import { labelOfField, labelOfPath } from './fieldLabels';
import {
  fingerprint,
  fingerprintDocument,
  isRecord,
  isSameFingerprint,
  parseFingerprint,
} from './fingerprint';
import { fitToForm } from './fitToForm';
import { deleteEdits, findLastEdit, readLastEdits, recordEdits } from './lastEditors';
import { mergeDocument } from './mergeChanges';

type Fields = Record<string, unknown>;
type StoredFields = Fields & { id: string };
type LockOwner = Awaited<ReturnType<typeof findLockOwner>>;

/** State of one save between its hooks. */
interface Save {
  lockOwner: LockOwner;
  changed: string[];
  /** Only of a form that sends what it was loaded with. */
  form?: { submitted: Fields; includesOthers: boolean; notice: string | null };
}

/** Hooks of one save may save other documents with the same request. */
const saves = new WeakMap<PayloadRequest, Map<string, Save>>();

const findSave = (req: PayloadRequest, { collection, id }: DocumentKey): Save | undefined =>
  saves.get(req)?.get(`${collection}:${id}`);

const startSave = (req: PayloadRequest, { collection, id }: DocumentKey, lockOwner: LockOwner): void => {
  const ofRequest = saves.get(req) ?? new Map<string, Save>();
  saves.set(req, ofRequest.set(`${collection}:${id}`, { lockOwner, changed: [] }));
};

/** Payload releases the lock with every save; the form stays open. */
// oxlint-disable-next-line typescript/no-deprecated -- of the operations, only 'read' is deprecated
const findLock: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || typeof args.id !== 'string') return;
  const key = { collection: collection.slug, id: args.id };
  startSave(req, key, await findLockOwner(req, key));
};

const reader = (req: PayloadRequest) => ({
  language: decideLanguage(req.i18n.language),
  userId: req.user ? String(req.user.id) : '',
});

const describeFields = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  key: DocumentKey,
  paths: readonly string[],
): Promise<(ChangedField & { path: string })[]> => {
  const edits = await readLastEdits(req, key);
  return paths.flatMap((path) => {
    const name = path.split('.')[0] ?? path;
    const label = labelOfField(collection, name, req.i18n.language);
    if (label === undefined) return [];
    return [{ path, label: labelOfPath(label, path), edit: findLastEdit(edits, req.locale ?? 'en', name) }];
  });
};

const rejectConflicts = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  key: DocumentKey,
  paths: readonly string[],
): Promise<never> => {
  const described = await describeFields(req, collection, key, paths);
  const fields = paths.map(
    (path) => described.find((field) => field.path === path) ?? { path, label: path, edit: undefined },
  );
  const errors = fields.map((field) => ({
    path: field.path,
    label: field.label,
    message: formatFieldConflict(reader(req), field),
  }));
  throw new APIError(formatConflict(reader(req), fields), 409, { errors }, true);
};

const findChanged = (stored: Fields, data: Fields): string[] =>
  Object.keys(data).filter((key) => !isSameFingerprint(fingerprint(data[key]), fingerprint(stored[key])));

const ownKeys = new Set(['id', 'createdAt', 'updatedAt', '_status', 'formBase', 'deletedAt']);
const withoutOwn = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !ownKeys.has(key)));

/**
 * A form submits all its fields, including unchanged ones. Changes made elsewhere since it was loaded are merged;
 * a field that was changed in both is rejected, and stays in the form as it was typed.
 */
const mergeForm: CollectionBeforeValidateHook<StoredFields> = async ({
  collection,
  data = {},
  operation,
  originalDoc,
  req,
}) => {
  const { formBase, ...fields } = data;
  if (operation !== 'update' || !originalDoc) return fields;
  const key = { collection: collection.slug, id: originalDoc.id };
  const save = findSave(req, key);
  if (!save) return fields;
  if (save.lockOwner) await lockFor(req, key, save.lockOwner);
  const base = req.payloadAPI === 'REST' ? parseFingerprint(formBase) : undefined;
  if (!base) {
    save.changed = findChanged(originalDoc, withoutOwn(fields));
    return fields;
  }
  const merged = mergeDocument(base, originalDoc, withoutOwn(fields));
  if (merged.conflicts.length > 0) await rejectConflicts(req, collection, key, merged.conflicts);
  const changes = await describeFields(req, collection, key, merged.fieldsOfOthers);
  save.changed = findChanged(originalDoc, merged.data);
  save.form = {
    submitted: fields,
    includesOthers: merged.fieldsOfOthers.length > 0,
    notice: changes.length > 0 ? formatMerged(reader(req), changes) : null,
  };
  return { ...fields, ...merged.data };
};

const recordEditor: CollectionAfterChangeHook<StoredFields> = async ({ collection, doc, req }) => {
  const key = { collection: collection.slug, id: doc.id };
  await recordEdits(req, key, findSave(req, key)?.changed ?? []);
  return doc;
};

const deleteRecord: CollectionAfterDeleteHook<StoredFields> = async ({ collection, doc, req }) => {
  const key = { collection: collection.slug, id: doc.id };
  await deleteEdits(req, key);
  await deleteUnsaved(req, key);
  return doc;
};

const withFormBase = (document: Fields): Fields => ({
  ...document,
  formBase: JSON.stringify(fingerprintDocument(withoutOwn(document))),
});

const isFormOfPerson = ({ payloadAPI, user }: PayloadRequest): boolean =>
  payloadAPI === 'local' && user?.collection === 'users';

/** Adds the fingerprint to the data that a form loads and to the response to its saves, for the next one. */
// oxlint-disable-next-line typescript/no-deprecated -- of the operations, only 'find' is deprecated
const addFormBase: CollectionAfterOperationHook = ({ collection, operation, req, result }) => {
  const document: unknown = result;
  if (!isRecord(document) || typeof document['id'] !== 'string') return result;
  if (operation === 'findByID') return isFormOfPerson(req) ? withFormBase(document) : result;
  const form =
    operation === 'updateByID' && findSave(req, { collection: collection.slug, id: document['id'] })?.form;
  if (!form) return result;
  if (!form.includesOthers) return withFormBase(document);
  const fitted = fitToForm(document, form.submitted);
  const isIncomplete = !isSameFingerprint(fingerprint(fitted), fingerprint(document));
  return { ...withFormBase(fitted), mergeNotice: form.notice, mergeIsIncomplete: isIncomplete };
};

export const concurrentEditingHooks = {
  beforeOperation: findLock,
  beforeValidate: mergeForm,
  afterChange: recordEditor,
  afterDelete: deleteRecord,
  afterOperation: addFormBase,
};
