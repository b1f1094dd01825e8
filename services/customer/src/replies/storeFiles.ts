import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import { UploadRejectedError, type UploadRejectionCode } from '../uploads/readFilePart';
import type { Uploads } from '../uploads/uploads';
import type { InboundFile } from './model';
import { ReplyDeferredError } from './ReplyDeferredError';
import { replyLimits } from './replyLimits';

/** Parts that programs add and nobody attached. */
const technicalTypes = [
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
  'application/pgp-keys',
  'text/calendar',
];

/** True for a file that a person attached, not a logo of a signature. */
const isAttached = ({ isEmbedded, content, contentType }: InboundFile): boolean =>
  !technicalTypes.includes(contentType) && !(isEmbedded && content.length < replyLimits.logoBytes);

/** A full store or a failing scanner is temporary: the mail is delivered again. */
const isPermanent = (code: UploadRejectionCode): boolean => !['full', 'broken', 'unscanned'].includes(code);

export interface StoredFiles {
  stored: { id: string; name: string }[];
  /** Names of the files that the portal would not take either. */
  omitted: string[];
}

/** Stores the files of a mail by the rules of uploads. Throws {@link ReplyDeferredError} while the store is full or nothing can be scanned. */
export const storeFiles = async (
  uploads: Pick<Uploads, 'store'>,
  given: readonly InboundFile[],
  uploaderId: string,
): Promise<StoredFiles> => {
  const files: StoredFiles = { stored: [], omitted: [] };
  for (const { name, content } of given.filter(isAttached)) {
    const shown = cleanLine(name ?? '') || '–';
    if (files.stored.length === replyLimits.files) {
      files.omitted.push(shown);
      continue;
    }
    try {
      files.stored.push({ id: (await uploads.store(name, content, uploaderId)).id, name: shown });
    } catch (error) {
      if (!(error instanceof UploadRejectedError)) throw error;
      if (!isPermanent(error.code)) throw new ReplyDeferredError(error.code);
      files.omitted.push(shown);
    }
  }
  return files;
};
