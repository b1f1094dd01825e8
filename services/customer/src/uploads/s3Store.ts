import { Readable } from 'node:stream';
import { z } from 'zod';
import type { BlobStore } from './blobStore';
import type { S3Location } from './parseS3Location';

/** 8 MB, two under way: what an upload holds in memory. */
const partSize = 8 * 1024 * 1024;
const partsUnderWay = 2;

const bodySchema = z.instanceof(Readable);

/**
 * Objects in an S3 bucket; the credentials come from the environment as the AWS SDK reads it. The SDK is loaded
 * here and not at the top, as a service with a folder does without it.
 */
export const createS3Store = async ({ bucket, prefix, endpoint, region }: S3Location): Promise<BlobStore> => {
  const { DeleteObjectCommand, GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  return {
    put: async (key, content, mimeType, signal) => {
      const upload = new Upload({
        client,
        params: { ...at(key), Body: content, ContentType: mimeType },
        partSize,
        queueSize: partsUnderWay,
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
    open: async (key) => bodySchema.parse((await client.send(new GetObjectCommand(at(key)))).Body),
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    close: () => client.destroy(),
  };
};
