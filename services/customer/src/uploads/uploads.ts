import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable, Transform } from 'node:stream';
import type { Log } from '@kmx/server/logging';
import type { BlobStore } from '../../../toolkit/src/blobs/blobStore';
import type { Scan } from '../../../toolkit/src/scanning/createScanner';
import type { CustomerDatabase } from '../database/connect';
import { decideName } from './decideName';
import { decideType, type UploadType } from './decideType';
import { uploadLimits } from './limits';
import { readFilePart, UploadRejectedError, type FilePart } from './readFilePart';
import { scanUpload } from './scanUpload';
import { splitHead } from './splitHead';

export interface Upload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Type of the content, independent of the name. */
  type: string;
}

interface UploadsOptions {
  db: CustomerDatabase;
  store: BlobStore;
  /** Undefined: files are not scanned for malware. */
  scan: Scan | undefined;
  now: () => Date;
  log: Log;
}

const createMeter = (signal: AbortSignal) => {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    signal,
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size_bytes: size, sha256: hash.digest('hex') }) };
};

const removeUpload = async ({ db, store }: UploadsOptions, id: string, key: string): Promise<void> => {
  await store.remove(key);
  await db.deleteFrom('customer_uploads').where('id', '=', id).execute();
};

interface FileData {
  name: string;
  type: UploadType;
  uploaderId: string | null;
}

/** The row is written first, so that the clean-up finds the bytes if the process crashes. */
const storeUpload = async (
  options: UploadsOptions,
  { name, uploaderId, type: { mimeType, ending } }: FileData,
  whole: Readable,
  upload: AbortController,
): Promise<Upload> => {
  const { db, store, now } = options;
  const { signal } = upload;
  // The id is enough to attach the file to a form, so it has 128 random bits; a UUID has 122.
  const id = randomBytes(16).toString('hex');
  const created = now().toISOString();
  const key = `${created.slice(0, 7)}/${id}.${ending}`;
  const row = {
    id,
    blob_key: key,
    name,
    mime_type: mimeType,
    size_bytes: 0,
    sha256: '',
    created_at: created,
    uploader_id: uploaderId,
  };
  await db.insertInto('customer_uploads').values(row).execute();
  try {
    const meter = createMeter(signal);
    whole.on('error', (error) => meter.stream.destroy(error));
    const scanned = scanUpload(options, whole, uploaderId, upload);
    await store.put(key, whole.pipe(meter.stream), mimeType, signal);
    await scanned;
    signal.throwIfAborted();
    const result = meter.result();
    const complete = { ...result, completed_at: now().toISOString() };
    const stored = db.updateTable('customer_uploads').set(complete).where('id', '=', id).returning('id');
    if (!(await stored.executeTakeFirst())) throw new UploadRejectedError('broken');
    return { id, name, size: result.size_bytes, type: mimeType };
  } catch (error) {
    upload.abort(error);
    await removeUpload(options, id, key);
    throw error;
  }
};

/**
 * Decides whether unclaimed files exceed their total limit, or this uploader's exceed theirs. A file counts once it is
 * complete. Unknown uploaders have no separate limit, as they cannot be distinguished.
 */
const isFull = async ({ db }: UploadsOptions, uploaderId: string | null): Promise<boolean> => {
  const { all, own } = await db
    .selectFrom('customer_uploads')
    .select(({ fn }) => [
      fn.sum('size_bytes').as('all'),
      fn.sum('size_bytes').filterWhere('uploader_id', '=', uploaderId).as('own'),
    ])
    .where('submission_id', 'is', null)
    .where('ticket_entry_id', 'is', null)
    .executeTakeFirstOrThrow();
  return (
    Number(all ?? 0) >= uploadLimits.unclaimedBytes || Number(own ?? 0) >= uploadLimits.uploaderUnclaimedBytes
  );
};

/** The store reports an ended stream by its own error; the reason of the abort decides. */
const toRejection = ({ signal }: AbortController, error: unknown): unknown =>
  signal.aborted && signal.reason instanceof UploadRejectedError ? signal.reason : error;

/** Stores a file whose content begins as pictures and films do. */
const validateAndStore = async (
  options: UploadsOptions,
  part: FilePart,
  uploaderId: string | null,
  upload: AbortController,
): Promise<Upload> => {
  const { head, whole } = await splitHead(part.content, uploadLimits.headBytes);
  if (head.length === 0) throw new UploadRejectedError('empty');
  const type = await decideType(head);
  if (!type) throw new UploadRejectedError('notAllowed');
  if (await isFull(options, uploaderId)) throw new UploadRejectedError('full');
  return storeUpload(options, { name: decideName(part.name, type.ending), type, uploaderId }, whole, upload);
};

const receive = async (
  options: UploadsOptions,
  request: IncomingMessage,
  uploaderId: string | null,
): Promise<Upload> => {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > uploadLimits.fileBytes + uploadLimits.envelopeBytes) throw new UploadRejectedError('tooLarge');
  const broken = new AbortController();
  try {
    return await validateAndStore(options, await readFilePart(request, broken), uploaderId, broken);
  } catch (error) {
    throw toRejection(broken, error);
  } finally {
    request.unpipe();
  }
};

const storeContent = async (
  options: UploadsOptions,
  name: string | undefined,
  content: Buffer,
  uploaderId: string,
): Promise<Upload> => {
  const upload = new AbortController();
  const part = { name, content: Readable.from([content], { objectMode: false }) };
  try {
    return await validateAndStore(options, part, uploaderId, upload);
  } catch (error) {
    throw toRejection(upload, error);
  }
};

/** Makes the file unclaimable. The clean-up finds it if this process crashes before the bytes are deleted. */
const withdraw = ({ db }: UploadsOptions) =>
  db
    .updateTable('customer_uploads')
    .set({ completed_at: null })
    .where('submission_id', 'is', null)
    .where('ticket_entry_id', 'is', null)
    .where('completed_at', 'is not', null)
    .returning(['id', 'blob_key']);

const remove = async (
  options: UploadsOptions,
  id: string,
  uploaderId: string | null,
): Promise<'removed' | 'unknown' | 'taken'> => {
  const row = await withdraw(options)
    .where('id', '=', id)
    .where('uploader_id', 'is not distinct from', uploaderId)
    .executeTakeFirst();
  if (row) {
    await removeUpload(options, row.id, row.blob_key);
    return 'removed';
  }
  const known = await options.db
    .selectFrom('customer_uploads')
    .select(['submission_id', 'ticket_entry_id'])
    .where('id', '=', id)
    .where('uploader_id', 'is not distinct from', uploaderId)
    .executeTakeFirst();
  return known && (known.submission_id ?? known.ticket_entry_id) !== null ? 'taken' : 'unknown';
};

const sweep = async (options: UploadsOptions, incompleteBefore: Date): Promise<number> => {
  const old = new Date(options.now().getTime() - uploadLimits.unclaimedMilliseconds).toISOString();
  await withdraw(options).where('created_at', '<', old).execute();
  const rows = await options.db
    .selectFrom('customer_uploads')
    .select(['id', 'blob_key'])
    .where('completed_at', 'is', null)
    .where((is) => is.or([is('created_at', '<', old), is('created_at', '<', incompleteBefore.toISOString())]))
    .execute();
  for (const row of rows) await removeUpload(options, row.id, row.blob_key);
  return rows.length;
};

/** Files of senders: received, removed and cleaned up. Those of forms are sent by mail and never served. */
export const createUploads = (options: UploadsOptions) => ({
  /** Streams the file of a multipart request for this uploader. Throws {@link UploadRejectedError}. */
  receive: (request: IncomingMessage, uploaderId: string | null): Promise<Upload> =>
    receive(options, request, uploaderId),
  /** Stores a file of a mail for its sender. Throws {@link UploadRejectedError}. */
  store: (name: string | undefined, content: Buffer, uploaderId: string): Promise<Upload> =>
    storeContent(options, name, content, uploaderId),
  /** Removes a file of this uploader that no submission and no ticket has claimed. */
  remove: (id: string, uploaderId: string | null) => remove(options, id, uploaderId),
  /**
   * Removes files that were not claimed for 24 hours, and those of crashed processes: incomplete files started
   * before `incompleteBefore`. Returns their number.
   */
  sweep: (incompleteBefore: Date) => sweep(options, incompleteBefore),
});

export type Uploads = ReturnType<typeof createUploads>;
