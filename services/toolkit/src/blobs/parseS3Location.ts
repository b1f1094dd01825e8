export interface S3Location {
  bucket: string;
  /** Begins every key; empty or ending in a slash. */
  prefix: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
}

/** Reads `s3://bucket/prefix?endpoint=https://…&region=eu-central-1`. */
export const parseS3Location = (address: string): S3Location => {
  const url = new URL(address);
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
};
