import { Readable } from 'node:stream';
import { z } from 'zod';
import type { BlobStore } from './blobStore';
import type { S3Location } from './parseS3Location';

/** 8 MB, two at a time: what an upload holds in memory. */
export const partSize = 8 * 1024 * 1024;
const concurrentParts = 2;

const bodySchema = z.instanceof(Readable);

/** Object, or the requested range of it. */
export interface StoredObject {
  body: Readable;
  /** Bytes of `body`. */
  length: number | undefined;
  mimeType: string | undefined;
  etag: string | undefined;
  /** `Content-Range` of a partial response. */
  contentRange: string | undefined;
}

export type ObjectResult =
  | { kind: 'found'; object: StoredObject }
  | { kind: 'missing' }
  | { kind: 'rangeNotSatisfiable' };

export interface S3Store extends BlobStore {
  /** `range` is a `Range` header, which the store interprets. */
  get: (key: string, range?: string, signal?: AbortSignal) => Promise<ObjectResult>;
}

const statusOf = (error: unknown): number | undefined =>
  z.object({ $metadata: z.object({ httpStatusCode: z.number() }) }).safeParse(error).data?.$metadata
    .httpStatusCode;

/**
 * Objects in an S3 bucket, with the credentials from the environment as the AWS SDK reads them. The SDK is imported on
 * demand, because services that store files in a folder do not need it.
 */
export const createS3Store = async ({ bucket, prefix, endpoint, region }: S3Location): Promise<S3Store> => {
  const sdk = await import('@aws-sdk/client-s3');
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, paginateListObjectsV2, S3Client } = sdk;
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const locate = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  return {
    put: async (key, content, mimeType, signal) => {
      const upload = new Upload({
        client,
        params: { ...locate(key), Body: content, ContentType: mimeType },
        partSize,
        queueSize: concurrentParts,
        leavePartsOnError: false,
      });
      const abort = (): void => void upload.abort();
      signal.addEventListener('abort', abort);
      try {
        signal.throwIfAborted();
        await upload.done();
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
    open: async (key) => bodySchema.parse((await client.send(new GetObjectCommand(locate(key)))).Body),
    get: async (key, range, signal) => {
      try {
        const command = new GetObjectCommand({ ...locate(key), Range: range });
        const result = await client.send(command, { abortSignal: signal });
        const object = {
          body: bodySchema.parse(result.Body),
          length: result.ContentLength,
          mimeType: result.ContentType,
          etag: result.ETag,
          contentRange: result.ContentRange,
        };
        return { kind: 'found', object };
      } catch (error) {
        const status = statusOf(error);
        if (status === 404) return { kind: 'missing' };
        if (status === 416) return { kind: 'rangeNotSatisfiable' };
        throw error;
      }
    },
    stat: async (key) => {
      try {
        const result = await client.send(new HeadObjectCommand(locate(key)));
        return { size: result.ContentLength ?? 0, etag: result.ETag, mimeType: result.ContentType };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    list: async function* (under) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${under}` });
      for await (const { Contents: objects = [] } of pages)
        for (const { Key: key = '', Size: size = 0, ETag: etag } of objects)
          yield { key: key.slice(prefix.length), size, etag };
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(locate(key)));
    },
    close: () => client.destroy(),
  };
};
