import S3rver from 's3rver';

export interface ScratchS3 {
  /** Address of a bucket, as in UPLOAD_STORE and MEDIA_STORE. */
  addressOf: (bucket: string) => string;
  /** Credentials of the store, by the names under which the AWS SDK reads them. */
  credentials: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  port: number;
  stop: () => Promise<void>;
}

interface ScratchS3Options {
  folder: string;
  buckets: readonly string[];
  /** Default: a free port. */
  port?: number;
}

/** Starts an S3-compatible store in this process, on 127.0.0.1; its objects are files in `folder`. */
export const startScratchS3 = async (options: ScratchS3Options): Promise<ScratchS3> => {
  const server = new S3rver({
    address: '127.0.0.1',
    port: options.port ?? 0,
    silent: true,
    directory: options.folder,
    configureBuckets: options.buckets.map((name) => ({ name })),
  });
  const { port } = await server.run();
  return {
    addressOf: (bucket) => `s3://${bucket}?endpoint=http://127.0.0.1:${port}`,
    credentials: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    port,
    stop: () => server.close(),
  };
};
