import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../../../toolkit/src/http/send';
import { missingOrForeign } from '../audit/noteRefusal';
import type { Session } from '../graphql/context';
import { UploadRefused, type UploadRefusalCode } from '../uploads/readFilePart';
import type { Uploads } from '../uploads/uploads';
import { openRequestSession, type SessionParts } from './requestSession';

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

export interface UploadParts extends SessionParts {
  uploads: Uploads;
}

/** POST /uploads: one file in multipart/form-data; with an identity token it is that person's, who alone can claim it. */
export const answerUpload = async (
  parts: UploadParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  try {
    const session = await openRequestSession(parts, request, response, 'upload');
    if (session === undefined) return;
    sendJson(response, 201, await parts.uploads.receive(request, session?.viewer.id ?? null));
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    sendJson(response, statuses[error.code], { code: error.code });
  } finally {
    drain(request);
  }
};

const noteForeign = ({ context }: UploadParts, session: Session | null, id: string): void =>
  session === null
    ? context.noteAnonymous(`upload ${id}`, missingOrForeign)
    : session.noteRefused('upload', id);

/** DELETE /uploads/{id}: 204; 404 when it is unknown or somebody else's, 409 when a submission or a ticket has it. */
export const answerUploadRemoval = async (
  parts: UploadParts,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const session = await openRequestSession(parts, request, response, `upload ${id}`);
  if (session === undefined) return;
  const result = await parts.uploads.remove(id, session?.viewer.id ?? null);
  if (result === 'removed') return void response.writeHead(204, { 'cache-control': 'no-store' }).end();
  if (result === 'unknown') noteForeign(parts, session, id);
  sendJson(response, result === 'taken' ? 409 : 404, { code: result });
};
