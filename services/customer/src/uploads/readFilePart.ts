import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { uploadLimits } from './limits';

export type UploadRejectionCode =
  | 'tooLarge'
  | 'notAllowed'
  | 'empty'
  | 'broken'
  | 'full'
  /** The scanner found malware. */
  | 'infected'
  /** The file exceeds the limits of the scanner. */
  | 'tooComplex'
  /** The scanner failed. */
  | 'unscanned';

/** The file is not taken; nothing of it stays. */
export class UploadRejectedError extends Error {
  constructor(readonly code: UploadRejectionCode) {
    super(`The upload was refused: ${code}.`);
    this.name = 'UploadRefused';
  }
}

export interface FilePart {
  name: string | undefined;
  content: Readable;
}

const createParser = (request: IncomingMessage): busboy.Busboy => {
  try {
    return busboy({
      headers: request.headers,
      // The parser reports a reached limit; a file of exactly that size is accepted.
      limits: { files: 1, fields: 5, fieldSize: 1024, fileSize: uploadLimits.fileBytes + 1 },
      defParamCharset: 'utf8',
    });
  } catch {
    throw new UploadRejectedError('broken');
  }
};

/**
 * The one file of a multipart request, as a stream that fails with {@link UploadRejectedError} when it grows past 100 MB
 * or the connection breaks. Throws the same if the request contains no file.
 */
export const readFilePart = (request: IncomingMessage, broken: AbortController): Promise<FilePart> => {
  const parser = createParser(request);
  return new Promise((resolve, reject) => {
    let content: Readable | undefined;
    const end = (code: UploadRejectionCode): void => {
      const rejected = new UploadRejectedError(code);
      request.unpipe(parser);
      reject(rejected);
      content?.destroy(rejected);
      broken.abort(rejected);
    };
    parser.on('file', (_field, file, { filename }) => {
      content = file;
      file.on('limit', () => end('tooLarge'));
      resolve({ name: filename, content: file });
    });
    parser.on('error', () => end('broken'));
    parser.on('close', () => {
      if (!content) end('broken');
    });
    request.on('close', () => {
      if (!request.complete) end('broken');
    });
    request.pipe(parser);
  });
};
