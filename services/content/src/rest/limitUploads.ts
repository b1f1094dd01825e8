import { readBytes } from '../http/readBytes';
import { hasFilePart } from './hasFilePart';
import type { RestHandler } from './restHandler';

/** Payload sends every form as multipart, those of the sign-in too; they are much smaller. */
export const maxFormBytes = 64 * 1024;
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

const isMultipart = ({ headers }: Request): boolean => /multipart\//i.test(headers.get('content-type') ?? '');

/** False also for a body in chunks, whose length is unknown. */
const isSmall = ({ headers }: Request): boolean =>
  Number(headers.get('content-length') ?? Infinity) <= maxFormBytes;

const reject = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

/** Payload writes files to the disk before it checks access, so they do not reach it. */
const handleAnonymously: (handler: RestHandler) => RestHandler = (handler) => async (request, context) => {
  const body = await readBytes(request, maxFormBytes);
  if (body === null || hasFilePart(body)) return reject(401, 'Please sign in to upload files.');
  const { url, method, headers, signal } = request;
  return handler(new Request(url, { method, headers, body, signal }), context);
};

/** Rejects anonymous uploads without storing anything, and queues the others beyond `maxConcurrentUploads`. */
export const limitUploads =
  (isSignedIn: (headers: Headers) => Promise<boolean>) =>
  (handler: RestHandler): RestHandler =>
  async (request, context) => {
    if (!isMultipart(request)) return handler(request, context);
    if (!(await isSignedIn(request.headers))) return handleAnonymously(handler)(request, context);
    if (isSmall(request)) return handler(request, context);
    await acquireSlot();
    try {
      return await handler(request, context);
    } finally {
      releaseSlot();
    }
  };
