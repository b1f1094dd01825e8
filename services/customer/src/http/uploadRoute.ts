import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../../../toolkit/src/http/send';
import { missingOrInaccessible } from '../audit/logRejection';
import type { Session } from '../graphql/context';
import { UploadRejectedError, type UploadRejectionCode } from '../uploads/readFilePart';
import type { Uploads } from '../uploads/uploads';
import { openRequestSession, type SessionDependencies } from './requestSession';

const statuses: Readonly<Record<UploadRejectionCode, number>> = {
  tooLarge: 413,
  notAllowed: 415,
  empty: 415,
  broken: 400,
  full: 503,
  infected: 422,
  tooComplex: 422,
  unscanned: 503,
};

/** Time for which the rest of a rejected file is read and discarded, so that its sender can read the response. */
const drainMilliseconds = 30_000;

/** The response is sent immediately; the connection is closed if the sender continues. */
const drain = (request: IncomingMessage): void => {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), drainMilliseconds).unref();
  request.on('close', () => clearTimeout(timer));
  request.on('error', () => undefined);
  request.resume();
};

export interface UploadDependencies extends SessionDependencies {
  uploads: Uploads;
}

/** POST /uploads: one file in multipart/form-data. With an access token only that user can claim it. */
export const handleUpload = async (
  dependencies: UploadDependencies,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  try {
    const session = await openRequestSession(dependencies, request, response, 'upload');
    if (session === undefined) return;
    sendJson(response, 201, await dependencies.uploads.receive(request, session?.viewer.id ?? null));
  } catch (error) {
    if (!(error instanceof UploadRejectedError)) throw error;
    sendJson(response, statuses[error.code], { code: error.code });
  } finally {
    drain(request);
  }
};

const logInaccessible = ({ context }: UploadDependencies, session: Session | null, id: string): void =>
  session === null
    ? context.logAnonymous(`upload ${id}`, missingOrInaccessible)
    : session.logRejected('upload', id);

/** DELETE /uploads/{id}: 204; 404 if it is unknown or another user's, 409 if a submission or a ticket has claimed it. */
export const handleUploadRemoval = async (
  dependencies: UploadDependencies,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const session = await openRequestSession(dependencies, request, response, `upload ${id}`);
  if (session === undefined) return;
  const result = await dependencies.uploads.remove(id, session?.viewer.id ?? null);
  if (result === 'removed') return void response.writeHead(204, { 'cache-control': 'no-store' }).end();
  if (result === 'unknown') logInaccessible(dependencies, session, id);
  sendJson(response, result === 'taken' ? 409 : 404, { code: result });
};
