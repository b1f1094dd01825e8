import { UploadRejectedError, type UploadRejectionCode } from '../uploads/readFilePart';
import { ReplyDeferredError } from './ReplyDeferredError';
import { storeFiles } from './storeFiles';

const file = (name: string) => ({
  name,
  content: Buffer.from(name),
  contentType: 'application/pdf',
  isEmbedded: false,
});

/** Rejects files named "bad" with the code. */
const rejecting = (code: UploadRejectionCode) => ({
  store: (name: string | undefined) =>
    name === 'bad'
      ? Promise.reject(new UploadRejectedError(code))
      : Promise.resolve({
          id: `id of ${String(name)}`,
          name: String(name),
          size: 1,
          type: 'application/pdf',
        }),
});

it.each(['empty', 'infected', 'notAllowed', 'tooLarge'] as const)(
  'omits a file that is %s, and stores the others',
  async (code) => {
    const files = await storeFiles(rejecting(code), [file('bad'), file('good')], 'u-1');
    expect(files).toEqual({ stored: [{ id: 'id of good', name: 'good' }], omitted: ['bad'] });
  },
);

it.each(['broken', 'full', 'unscanned'] as const)(
  'has the mail delivered again if a file cannot be stored for now (%s)',
  async (code) => {
    await expect(storeFiles(rejecting(code), [file('bad')], 'u-1')).rejects.toThrow(ReplyDeferredError);
  },
);
