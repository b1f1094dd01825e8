import { Readable } from 'node:stream';
import { APIError, ValidationError, type CollectionBeforeOperationHook } from 'payload';
import { createScanner, type Scan } from '../../../toolkit/src/scanning/createScanner';
import { environment } from '../config/environment';
import { log } from '../config/log';
import { writeOf } from './uploadAccessHook';
import { contentOf } from './uploadContent';

let scan: Scan | undefined;

/** Rejects a new file that contains malware or cannot be scanned, if CLAMD_URL is set. */
export const rejectInfectedUpload: CollectionBeforeOperationHook = async (hook) => {
  const { collection, req } = hook;
  const { file, user } = req;
  if (!file || environment.clamd === undefined || !writeOf(hook)) return;
  scan ??= createScanner(environment.clamd);
  const result = await scan(Readable.from(contentOf(file).read()), req.signal);
  const rejectFile = (message: string) =>
    new ValidationError({
      collection: collection.slug,
      errors: [{ path: 'file', message: `"${file.name}": ${message}` }],
      req,
    });
  switch (result.kind) {
    case 'clean':
      return;
    case 'infected':
      log('warn', 'An infected file was rejected.', {
        category: 'security',
        account: user?.id,
        reason: result.signature,
      });
      throw rejectFile('This file contains malware and was not accepted.');
    case 'tooComplex':
      log('info', 'A file exceeded the limits of the scanner.', { account: user?.id, reason: result.limit });
      throw rejectFile(
        'This file could not be checked for malware, as it is too large or contains too much, such as archives within archives.',
      );
    case 'failed':
      log('error', 'A file could not be scanned for malware.', {}, result.error);
      throw new APIError(
        'The file could not be checked for malware, and nothing was changed. Please try again later.',
        503,
        null,
        true,
      );
  }
};
