import { Problem } from '../lib/output.mjs';

const credentials =
  'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to keys that may list, read and write it.';
const unreachable = 'It cannot be reached. Check its endpoint and the network.';

/** Sentences by names and codes of errors of the AWS SDK and of Node. */
const sentences = {
  NoSuchBucket: 'There is no such bucket. Create it first, or correct its name.',
  PermanentRedirect: 'It is in another region, which its address has to name: ?region=…',
  CredentialsProviderError: `There are no credentials. ${credentials}`,
  InvalidAccessKeyId: `It rejects the credentials. ${credentials}`,
  SignatureDoesNotMatch: `It rejects the credentials. ${credentials}`,
  AccessDenied: `It rejects the credentials. ${credentials}`,
  403: `It rejects the credentials. ${credentials}`,
  ECONNREFUSED: unreachable,
  ENOTFOUND: unreachable,
  ETIMEDOUT: unreachable,
  TimeoutError: unreachable,
};

/** Turns an error of a store into a {@link Problem} that says what to do. */
export function describeStoreError(error, addresses) {
  if (error instanceof Problem) return error;
  const buckets = addresses.filter((address) => address.startsWith('s3:')).join(' or ');
  const known = [error.name, error.code, error.$metadata?.httpStatusCode].find((name) => name in sentences);
  if (known !== undefined) return new Problem(`${buckets}: ${sentences[known]}`);
  return new Problem(`The files could not be copied: ${error.message}. What was copied remains; try again.`);
}
