import { PassThrough, type Readable } from 'node:stream';
import type { Log } from '@kmx/server/logging';
import type { Scan } from '../../../toolkit/src/scanning/createScanner';
import { UploadRejectedError } from './readFilePart';

interface ScanOptions {
  /** Undefined: files are not scanned. */
  scan: Scan | undefined;
  log: Log;
}

/**
 * Scans a copy of the stream while others read it, and aborts the upload once it is infected or cannot be scanned.
 * Resolves when the scan is over; `upload` is aborted by then if the file was rejected.
 */
export const scanUpload = async (
  { scan, log }: ScanOptions,
  content: Readable,
  uploaderId: string | null,
  upload: AbortController,
): Promise<void> => {
  if (!scan) return;
  const copy = new PassThrough();
  copy.on('error', () => undefined);
  content.on('error', (error) => copy.destroy(error));
  content.pipe(copy);
  const result = await scan(copy, upload.signal);
  if (upload.signal.aborted) return;
  const account = uploaderId ?? undefined;
  switch (result.kind) {
    case 'clean':
      return;
    case 'infected':
      log('warn', 'An infected file was rejected.', {
        category: 'security',
        account,
        reason: result.signature,
      });
      return upload.abort(new UploadRejectedError('infected'));
    case 'tooComplex':
      log('info', 'A file exceeded the limits of the scanner.', { account, reason: result.limit });
      return upload.abort(new UploadRejectedError('tooComplex'));
    case 'failed':
      log('error', 'A file could not be scanned for malware.', {}, result.error);
      return upload.abort(new UploadRejectedError('unscanned'));
  }
};
