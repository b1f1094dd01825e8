import { Readable } from 'node:stream';
import { APIError, ValidationError, type CollectionBeforeOperationHook } from 'payload';
import { createScanner, type Scan } from '../../../toolkit/src/scanning/createScanner';
import { environment } from '../config/environment';
import { log } from '../config/log';
import { isWrite } from './uploadAccessHook';
import { contentOf } from './uploadContent';

let scan: Scan | undefined;

/** Rejects a new file that contains malware or cannot be scanned, if CLAMD_URL is set. */
export const rejectInfectedUpload: CollectionBeforeOperationHook = async ({ collection, operation, req }) => {
  const { file, user } = req;
  if (!file || environment.clamd === undefined || !isWrite(operation)) return;
  scan ??= createScanner(environment.clamd);
  const result = await scan(Readable.from(contentOf(file).read()), req.signal);
  switch (result.kind) {
    case 'clean':
      return;
    case 'infected':
      log('warn', 'An infected file was rejected.', {
        category: 'security',
        account: user?.id,
        reason: result.signature,
      });
      throw new ValidationError({
        collection: collection.slug,
        errors: [
          { path: 'file', message: `"${file.name}": This file contains malware and was not accepted.` },
        ],
        req,
      });
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
