import { ValidationError, type CollectionBeforeOperationHook } from 'payload';
import { decideUploadType, textEndings, type UploadRejectionReason } from './decideUploadType';

const messages: Readonly<Record<UploadRejectionReason, string>> = {
  active:
    'A browser could run this file as a part of the website. Upload a PDF or a picture instead, or put the file into a ZIP archive.',
  markup:
    'This text contains HTML or XML, which a browser could run as a part of the website. Put the file into a ZIP archive.',
  notUtf8: 'This text is not in UTF-8. Save it again with the encoding UTF-8, and upload it then.',
  unknownText: `Text files are accepted if their name ends in ${textEndings.map((ending) => `.${ending}`).join(', ')}. Put others into a ZIP archive.`,
  empty: 'This file is empty.',
};

/**
 * Stores the type that an upload has by its content, and rejects what could run. Before the operation, because Payload derives
 * everything else from the type that the request gives.
 */
export const setUploadTypeByContent: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  const { file } = req;
  if (!file) {
    // Payload leaves this field to the caller; without a new file there is no new type.
    if ('data' in args && args.data) Reflect.deleteProperty(args.data, 'mimeType');
    return;
  }
  const { name, data: bytes, mimetype: claimedType } = file;
  const decision = await decideUploadType({ name, bytes, claimedType });
  if (decision.kind === 'rejected')
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ path: 'file', message: `"${name}": ${messages[decision.reason]}` }],
      req,
    });
  file.mimetype = decision.mimeType;
};
