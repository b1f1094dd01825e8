import { readFile, rm } from 'node:fs/promises';
import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { decideUploadType, textEndings, type UploadRejectionReason } from './decideUploadType';
import { findPictureProblem, maxPictureBytes, type PictureRejectionReason } from './pictureLimits';
import { recordTemporaryFile } from './removeTemporaryFile';
import { writeOf } from './uploadAccessHook';
import { contentOf } from './uploadContent';

const messages: Readonly<Record<UploadRejectionReason | PictureRejectionReason, string>> = {
  active:
    'A browser could run this file as a part of the website. Upload a PDF or a picture instead, or put the file into a ZIP archive.',
  program:
    'Programs cannot be uploaded, since readers could run them by mistake. Put the file into a ZIP archive.',
  markup:
    'This text contains HTML or XML, which a browser could run as a part of the website. Put the file into a ZIP archive.',
  notUtf8: 'This text is not in UTF-8. Save it again with the encoding UTF-8, and upload it then.',
  unknownText: `Text files are accepted if their name ends in ${textEndings.map((ending) => `.${ending}`).join(', ')}. Put others into a ZIP archive.`,
  empty: 'This file is empty.',
  fileTooLarge: 'This picture is larger than 30 MB. Save a smaller version and upload that.',
  tooLarge:
    'This picture is too large. Scale it down to at most 12,000 pixels a side and 50 megapixels, and upload it then.',
  unreadable: 'This picture cannot be read. Save it again, and upload it then.',
};

type UploadedFile = NonNullable<PayloadRequest['file']>;

/**
 * Payload crops and scales pictures in memory. From a temporary file it would store an empty picture if the crop covers
 * the whole picture.
 */
const moveIntoMemory = async (file: UploadedFile): Promise<void> => {
  if (!file.tempFilePath) return;
  file.data = await readFile(file.tempFilePath);
  await rm(file.tempFilePath, { force: true });
  file.tempFilePath = '';
};

const checkPicture = async (file: UploadedFile, mimeType: string): Promise<PictureRejectionReason | null> => {
  if (!mimeType.startsWith('image/')) return null;
  if (file.size > maxPictureBytes) return 'fileTooLarge';
  await moveIntoMemory(file);
  return findPictureProblem(file.data, mimeType);
};

/**
 * Stores the type that an upload has by its content, and rejects what could run and what is too large to decode. Before the
 * operation, because Payload derives everything else from the type that the request gives, and decodes pictures after it.
 */
export const setUploadTypeByContent: CollectionBeforeOperationHook = async (hook) => {
  if (!writeOf(hook)) return;
  const { args, collection, req } = hook;
  const { file } = req;
  if (!file) {
    // Payload leaves this field to the caller; without a new file there is no new type.
    if ('data' in args && args.data) Reflect.deleteProperty(args.data, 'mimeType');
    return;
  }
  const { name, mimetype: claimedType } = file;
  const decision = await decideUploadType({ name, content: contentOf(file), claimedType });
  const reason = decision.kind === 'rejected' ? decision.reason : await checkPicture(file, decision.mimeType);
  if (reason !== null)
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ path: 'file', message: `"${name}": ${messages[reason]}` }],
      req,
    });
  if (decision.kind === 'accepted') file.mimetype = decision.mimeType;
  recordTemporaryFile(req);
};
