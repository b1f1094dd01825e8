import S3rver from 's3rver';

/**
 * Starts an S3-compatible store in this process, on a free port of 127.0.0.1, with its objects as files in `folder`. Returns
 * its `endpoint`, the `credentials` as environment variables of the AWS SDK, and `stop`.
 */
export async function startS3({ folder, buckets }) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: buckets.map((name) => ({ name })),
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${String(port)}`,
    credentials: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    stop: () => server.close(),
  };
}
