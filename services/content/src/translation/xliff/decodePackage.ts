import { UnreadablePackageError } from './UnreadablePackageError';

/** "<" in the two orders of UTF-16; XML without a byte-order mark begins with it. */
const decideEncoding = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
};

/** Decodes the two encodings that every XML processor reads (XML 1.0, 4.3.3). Throws UnreadablePackageError for others. */
export const decodePackage = (bytes: Uint8Array): string => {
  const encoding = decideEncoding(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new UnreadablePackageError(
      null,
      'The file is neither in UTF-8 nor in UTF-16. Please save it in one of these encodings.',
      { cause: error },
    );
  }
};
