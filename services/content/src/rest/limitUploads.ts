import { readBytes } from '../http/readBytes';
import { hasFilePart } from './hasFilePart';
import type { RestHandler } from './restHandler';
import { acquireUploadSlot, maxWaitSeconds, releaseUploadSlot } from './uploadSlots';

/** Payload sends every form as multipart, those of the sign-in too; they are much smaller. */
export const maxFormBytes = 64 * 1024;

const isMultipart = ({ headers }: Request): boolean => /multipart\//i.test(headers.get('content-type') ?? '');

/** False also for a body in chunks, whose length is unknown. */
const isSmall = ({ headers }: Request): boolean =>
  Number(headers.get('content-length') ?? Infinity) <= maxFormBytes;

const reject = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers });

/** Payload writes files to the disk before it checks access, so they do not reach it. */
const handleAnonymously: (handler: RestHandler) => RestHandler = (handler) => async (request, context) => {
  const body = await readBytes(request, maxFormBytes);
  if (body === null || hasFilePart(body)) return reject(401, 'Please sign in to upload files.');
  const { url, method, headers, signal } = request;
  return handler(new Request(url, { method, headers, body, signal }), context);
};

/** Rejects anonymous uploads without storing anything, and queues the others while too many run. */
export const limitUploads =
  (isSignedIn: (headers: Headers) => Promise<boolean>) =>
  (handler: RestHandler): RestHandler =>
  async (request, context) => {
    if (!isMultipart(request)) return handler(request, context);
    if (!(await isSignedIn(request.headers))) return handleAnonymously(handler)(request, context);
    if (isSmall(request)) return handler(request, context);
    if (!(await acquireUploadSlot(request.signal)))
      return reject(503, 'Too many files are being uploaded. Please try again later.', {
        'retry-after': String(maxWaitSeconds),
      });
    try {
      return await handler(request, context);
    } finally {
      releaseUploadSlot();
    }
  };
