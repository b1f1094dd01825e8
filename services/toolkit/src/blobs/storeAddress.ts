/** Completes "must be …" in the message about a wrong setting. */
export const s3AddressForm = 's3://bucket/prefix?endpoint=https://host&region=name with the name of a bucket';

/** True for `s3://bucket/prefix?endpoint=https://…&region=…` whose parts can be used. */
export const isS3Address = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const endpoint = url?.searchParams.get('endpoint') ?? 'https://s3.amazonaws.com';
  return /^s3:\/\/[a-z0-9][a-z0-9.-]{2,62}(?:[/?]|$)/.test(address) && /^https?:\/\/./.test(endpoint);
};
