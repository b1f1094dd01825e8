import { randomUUID } from 'node:crypto';
import { access, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  executeAccess,
  type CollectionAfterChangeHook,
  type CollectionAfterErrorHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { environment } from '../config/environment';
import { listFiles } from './listFiles';
import { writeOf } from './uploadAccessHook';
import { uploadSettings } from './uploadSettings';

interface Replacement {
  id: string;
  /** Folder in which Payload removes and writes files during the save. */
  workFolder: string;
  /** Names that the saved document no longer has. */
  replaced: string[];
}

const replacements = new WeakMap<PayloadRequest, Replacement>();

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Appends a number to a taken name, as Payload does; it looks only in the folder that it writes to. */
const findFreeName = async (folder: string, fileName: string): Promise<string> => {
  const { name, ext } = path.parse(fileName);
  for (let count = 0; ; count++) {
    const candidate = count === 0 ? `${name}${ext}` : `${name}-${count}${ext}`;
    if (!(await exists(path.join(folder, candidate)))) return candidate;
  }
};

/**
 * Payload removes the files of a document before it validates the changes, and a rejected save would lose them. So it works
 * in a folder of its own, whose files are moved to the others when the document is saved.
 */
const prepareFolder =
  (folder: string): CollectionBeforeOperationHook =>
  async (hook) => {
    const { args, overrideAccess, req } = hook;
    if (writeOf(hook) !== 'update' || !('id' in args) || !('collection' in args)) return;
    if (!req.file && req.query['uploadEdits'] === undefined) return;
    const { collection } = args;
    const id = String(args.id);
    // Payload checks access only after these hooks.
    if (overrideAccess !== true)
      await executeAccess(
        { id, data: 'data' in args ? args.data : undefined, req },
        collection.config.access.update,
      );
    const workFolder = path.join(uploadSettings.tempFileDir, randomUUID());
    await mkdir(workFolder, { recursive: true });
    replacements.set(req, { id, workFolder, replaced: [] });
    if (req.file) {
      const overwrites = 'overwriteExistingFiles' in args && args.overwriteExistingFiles === true;
      if (!overwrites) req.file.name = await findFreeName(folder, req.file.name);
    } else {
      const stored = await req.payload.db.findOne<{ id: string; filename?: string | null }>({
        collection: collection.config.slug,
        where: { id: { equals: id } },
        select: { filename: true },
        req,
      });
      const name = stored?.filename && path.basename(stored.filename);
      // Payload reports a missing file.
      if (name && (await exists(path.join(folder, name))))
        await copyFile(path.join(folder, name), path.join(workFolder, name));
    }
    const upload = { ...collection.config.upload, staticDir: workFolder };
    Reflect.set(args, 'collection', { ...collection, config: { ...collection.config, upload } });
  };

const moveFiles =
  (folder: string): CollectionAfterChangeHook<{ id: string }> =>
  async ({ doc, previousDoc, req }) => {
    const replacement = replacements.get(req);
    if (replacement?.id !== doc.id) return;
    const names = new Set(listFiles(doc).map(({ name }) => name));
    for (const name of names) {
      const file = path.join(replacement.workFolder, name);
      if (await exists(file)) await rename(file, path.join(folder, name));
    }
    replacement.replaced = listFiles(previousDoc).flatMap(({ name }) => (names.has(name) ? [] : [name]));
  };

const finish = async (req: PayloadRequest, folder?: string): Promise<void> => {
  const replacement = replacements.get(req);
  if (!replacement) return;
  replacements.delete(req);
  if (folder !== undefined)
    for (const name of replacement.replaced) await rm(path.join(folder, name), { force: true });
  await rm(replacement.workFolder, { recursive: true, force: true });
};

/** Removes the replaced files only now, since hooks after the change may still reject it. */
const removeReplaced =
  (folder: string): CollectionAfterOperationHook =>
  // oxlint-disable-next-line typescript/no-deprecated -- of the operations, only 'find' is deprecated
  async ({ operation, req, result }) => {
    if (operation === 'updateByID') await finish(req, folder);
    return result;
  };

/** Removes the files of a rejected save. Those of a crashed process are swept with the temporary files. */
const discard: CollectionAfterErrorHook = ({ req }) => finish(req);

/** Keeps the files of a document in the folder of its collection if a save that replaces them is rejected. */
export const withSafeReplacement = (collection: CollectionConfig): CollectionConfig => {
  const { hooks, slug } = collection;
  const folder = path.join(environment.dataDirectory, slug);
  return {
    ...collection,
    hooks: {
      ...hooks,
      // Runs last, since other hooks change the file and request new sizes.
      beforeOperation: [...(hooks?.beforeOperation ?? []), prepareFolder(folder)],
      afterChange: [moveFiles(folder), ...(hooks?.afterChange ?? [])],
      afterOperation: [...(hooks?.afterOperation ?? []), removeReplaced(folder)],
      afterError: [...(hooks?.afterError ?? []), discard],
    },
  };
};
