import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { parseS3Location } from '../../../toolkit/src/blobs/parseS3Location';
import { createS3Store, type S3Store } from '../../../toolkit/src/blobs/s3Store';
import { environment } from '../config/environment';
import { listFiles } from './listFiles';
import { withSafeReplacement } from './safeReplacement';

const storeTimeoutMs = 60_000;

let opened: Promise<S3Store> | undefined;
const openStore = (address: string): Promise<S3Store> => (opened ??= createS3Store(parseS3Location(address)));

const keyOf = (collection: string, fileName: string): string => `${collection}/${fileName}`;

const contentOf = ({ file, payloadUploadSizes }: PayloadRequest, size: string | undefined) => {
  if (size === undefined && file?.tempFilePath) return createReadStream(file.tempFilePath);
  const bytes = size === undefined ? file?.data : payloadUploadSizes?.[size];
  return bytes && Readable.from([bytes]);
};

const removeFiles = async (store: S3Store, collection: string, names: string[], req: PayloadRequest) => {
  for (const name of names)
    // An object that stays behind costs space, and nothing refers to it.
    await store.remove(keyOf(collection, name)).catch((err: unknown) => {
      req.payload.logger.error({ err, msg: `The object ${keyOf(collection, name)} was not removed.` });
    });
};

/** Uploads before the transaction is committed: a document never refers to a file that is not stored. */
const storeFiles =
  (address: string): CollectionAfterChangeHook =>
  async ({ collection, doc, previousDoc, req }) => {
    if (!req.file) return;
    const store = await openStore(address);
    const files = listFiles(doc);
    for (const { name, mimeType, size } of files) {
      const content = contentOf(req, size);
      if (!content) continue;
      try {
        await store.put(keyOf(collection.slug, name), content, mimeType, AbortSignal.timeout(storeTimeoutMs));
      } catch (err) {
        req.payload.logger.error({ err, msg: `The object ${keyOf(collection.slug, name)} was not stored.` });
        throw new APIError(
          'The file could not be stored, and nothing was changed. Please try again in a minute.',
          503,
          null,
          true,
        );
      }
    }
    const stored = new Set(files.map(({ name }) => name));
    const replaced = previousDoc ? listFiles(previousDoc).filter(({ name }) => !stored.has(name)) : [];
    await removeFiles(
      store,
      collection.slug,
      replaced.map(({ name }) => name),
      req,
    );
  };

const removeStoredFiles =
  (address: string): CollectionAfterDeleteHook =>
  async ({ collection, doc, req }) => {
    const names = listFiles(doc).map(({ name }) => name);
    await removeFiles(await openStore(address), collection.slug, names, req);
  };

type UploadHandler = NonNullable<
  Exclude<CollectionConfig['upload'], boolean | undefined>['handlers']
>[number];

/** Payload has checked the reader's access, and that the document has such a file. */
const sendFile =
  (address: string, { slug, upload }: CollectionConfig): UploadHandler =>
  async (req, { params }) => {
    const modifyHeaders = typeof upload === 'object' ? upload.modifyResponseHeaders : undefined;
    const headersOf = (init: Record<string, string | undefined>): Headers => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(init)) if (value !== undefined) headers.set(name, value);
      return modifyHeaders?.({ headers }) ?? headers;
    };
    try {
      const store = await openStore(address);
      const range = req.headers.get('range') ?? undefined;
      const result = await store.get(keyOf(slug, params.filename), range, req.signal);
      if (result.kind === 'missing') return new Response(null, { status: 404 });
      if (result.kind === 'rangeNotSatisfiable')
        return new Response(null, { status: 416, headers: headersOf({ 'content-range': 'bytes */*' }) });
      const { body, contentRange, etag, length, mimeType } = result.object;
      const headers = headersOf({
        'accept-ranges': 'bytes',
        'content-length': length?.toString(),
        'content-range': contentRange,
        'content-type': mimeType,
        etag,
      });
      if (etag !== undefined && req.headers.get('if-none-match') === etag) {
        body.destroy();
        return new Response(null, { status: 304, headers });
      }
      return new Response(Readable.toWeb(body) as ReadableStream, {
        status: contentRange === undefined ? 200 : 206,
        headers,
      });
    } catch (err) {
      req.payload.logger.error({ err, msg: `The object ${keyOf(slug, params.filename)} was not read.` });
      return new Response(null, {
        status: 503,
        headers: { 'retry-after': '10', 'cache-control': 'no-store' },
      });
    }
  };

/** Bytes of a stored file, or null if there is none; reads from the folder or the bucket, as configured. */
export const readObject = async (address: string, collection: string, fileName: string) => {
  const result = await (await openStore(address)).get(keyOf(collection, fileName));
  return result.kind === 'found' ? buffer(result.object.body) : null;
};

/**
 * Stores the uploads of a collection in the bucket that MEDIA_STORE names, below the slug of the collection. Without
 * MEDIA_STORE, they are stored in `staticDir`.
 */
export const withObjectStorage = (collection: CollectionConfig): CollectionConfig => {
  const { mediaStore, publicUrl } = environment;
  if (typeof collection.upload !== 'object') return collection;
  if (mediaStore === undefined) return withSafeReplacement(collection);
  const { hostname, port, protocol } = new URL(publicUrl);
  return {
    ...collection,
    upload: {
      ...collection.upload,
      disableLocalStorage: true,
      handlers: [sendFile(mediaStore, collection)],
      // To duplicate or crop a stored file, Payload reads it through the service itself.
      skipSafeFetch: [{ hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' }],
    },
    hooks: {
      ...collection.hooks,
      afterChange: [storeFiles(mediaStore), ...(collection.hooks?.afterChange ?? [])],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), removeStoredFiles(mediaStore)],
    },
  };
};
