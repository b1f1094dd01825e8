import { sweepTemporaryFiles } from '../files/sweepTemporaryFiles';
import type { RestHandler } from './restHandler';

/** Payload sends every form as multipart, those of the sign-in too; they are much smaller. */
export const maxFormBytes = 1024 * 1024;
/** Pictures of 30 MB each are in memory while they are scaled. */
export const maxConcurrentUploads = 4;

let running = 0;
const waiting: (() => void)[] = [];

const acquireSlot = async (): Promise<void> => {
  if (running < maxConcurrentUploads) running += 1;
  // A finished upload passes its slot on.
  else await new Promise<void>((resolve) => waiting.push(resolve));
};

const releaseSlot = (): void => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

const isUpload = ({ headers }: Request): boolean =>
  (headers.get('content-type') ?? '').startsWith('multipart/') &&
  // Unknown for a body in chunks.
  !(Number(headers.get('content-length') ?? Infinity) <= maxFormBytes);

const reject = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

/**
 * Rejects anonymous uploads before their body is read (Payload reads it before it checks access), and queues the others
 * beyond `maxConcurrentUploads`.
 */
export const limitUploads =
  (isSignedIn: (headers: Headers) => Promise<boolean>) =>
  (handler: RestHandler): RestHandler =>
  async (request, context) => {
    if (!isUpload(request)) return handler(request, context);
    if (!(await isSignedIn(request.headers))) return reject(401, 'Please sign in to upload files.');
    await acquireSlot();
    try {
      return await handler(request, context);
    } finally {
      releaseSlot();
      await sweepTemporaryFiles();
    }
  };
