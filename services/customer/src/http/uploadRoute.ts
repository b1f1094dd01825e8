import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../../../toolkit/src/http/send';
import { UploadRefused, type UploadRefusalCode } from '../uploads/readFilePart';
import type { Uploads } from '../uploads/uploads';

const statuses: Readonly<Record<UploadRefusalCode, number>> = {
  tooLarge: 413,
  notAllowed: 415,
  empty: 415,
  broken: 400,
  full: 503,
};

/** How long the rest of a refused file is read and dropped, so that its sender comes to read the answer. */
const drainMilliseconds = 30_000;

/** The answer goes out at once; the connection ends when the sender does not. */
const drain = (request: IncomingMessage): void => {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), drainMilliseconds).unref();
  request.on('close', () => clearTimeout(timer));
  request.on('error', () => undefined);
  request.resume();
};

/** POST /uploads: one file in multipart/form-data. */
export const answerUpload = async (
  uploads: Uploads,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  try {
    sendJson(response, 201, await uploads.receive(request));
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    sendJson(response, statuses[error.code], { code: error.code });
  } finally {
    drain(request);
  }
};

/** DELETE /uploads/{id}: 204; 404 when it is unknown, 409 when a submission has it. */
export const answerUploadRemoval = async (
  uploads: Uploads,
  id: string,
  response: ServerResponse,
): Promise<void> => {
  const result = await uploads.remove(id);
  if (result === 'removed') return void response.writeHead(204, { 'cache-control': 'no-store' }).end();
  sendJson(response, result === 'taken' ? 409 : 404, { code: result });
};
