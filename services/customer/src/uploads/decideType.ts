import { fileTypeFromBuffer } from 'file-type/core';

/** Accepted types by content, with their file extensions in the store. */
const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** Markup that a sniffing browser would render as a page or a drawing with scripts; no picture begins with it. */
const markup = /<(?:!doctype|html|head|body|script|iframe|svg)[\s/>]/i;

export interface UploadType {
  mimeType: string;
  ending: string;
}

/** The type of a file by its first 4 100 bytes, or null when it is not one that is taken. */
export const decideType = async (head: Uint8Array): Promise<UploadType | null> => {
  const mimeType = (await fileTypeFromBuffer(head))?.mime;
  const ending = mimeType === undefined ? undefined : endings[mimeType];
  if (mimeType === undefined || ending === undefined) return null;
  return markup.test(Buffer.from(head).toString('latin1')) ? null : { mimeType, ending };
};
