import type { IncomingMessage, Server } from 'node:http';
import { createHttpServer, type Handler } from '../../../toolkit/src/http/createHttpServer';
import { describeWrongKey, isAuthorised } from '../../../toolkit/src/http/isAuthorised';
import { sendJson } from '../../../toolkit/src/http/send';
import type { CustomerOutbox } from '../mail/outbox';
import { uploadLimits } from '../uploads/limits';
import { answerAttachment, type AttachmentParts } from './attachmentRoute';
import { createGraphqlRoute, type GraphqlParts } from './graphqlRoute';
import { runWithRequestId } from './requestId';
import { answerUpload, answerUploadRemoval, type UploadParts } from './uploadRoute';

interface ServerParts extends GraphqlParts, AttachmentParts, UploadParts {
  apiKey: string;
  isBehindTls: boolean;
  outbox: CustomerOutbox;
  /** Rejects while nothing can be written. */
  checkDisk: () => Promise<void>;
}

const createReadiness =
  ({ outbox, checkDisk }: Pick<ServerParts, 'outbox' | 'checkDisk'>): Handler =>
  async (_request, response) => {
    try {
      const counts = await outbox.count();
      await checkDisk();
      sendJson(response, 200, { status: 'ready', outbox: counts });
    } catch {
      sendJson(response, 503, { status: 'not ready', reason: 'The database cannot be read or written.' });
    }
  };

/** What only the site's server may ask. */
const createPrivateRoutes = (parts: ServerParts): Handler => {
  const answerGraphql = createGraphqlRoute(parts);
  return async (request, response, { pathname: path }) => {
    if (path === '/graphql') return answerGraphql(request, response);
    const attachmentId = /^\/attachments\/([0-9a-f-]{36})$/.exec(path)?.[1];
    if (attachmentId !== undefined && request.method === 'GET')
      return answerAttachment(parts, attachmentId, request, response);
    const id = /^\/uploads\/([0-9a-f-]{36})$/.exec(path)?.[1];
    if (id !== undefined && request.method === 'DELETE')
      return answerUploadRemoval(parts, id, request, response);
    if (path === '/uploads' && request.method === 'POST') return answerUpload(parts, request, response);
    sendJson(response, 404, { message: 'There is nothing at this address.' });
  };
};

/** Writes down a caller without the key: the address alone, and nothing of the key that was shown. */
const noteKey = ({ context }: ServerParts, request: IncomingMessage, { pathname }: URL): void =>
  context.noteAnonymous(`${request.method ?? ''} ${pathname}`, describeWrongKey(request));

const createHandler = (parts: ServerParts): Handler => {
  const handleReadiness = createReadiness(parts);
  const answerPrivate = createPrivateRoutes(parts);
  const answerKnownCaller: Handler = async (request, response, url) => {
    if (isAuthorised(request, parts.apiKey)) return answerPrivate(request, response, url);
    noteKey(parts, request, url);
    sendJson(
      response,
      401,
      { message: 'Show the key of the service in x-service-key.' },
      { connection: 'close' },
    );
  };
  return async (request, response, url) => {
    if (url.pathname === '/healthz') return sendJson(response, 200, { status: 'ok' });
    if (url.pathname === '/readyz') return handleReadiness(request, response, url);
    return runWithRequestId(request, () => answerKnownCaller(request, response, url));
  };
};

/** The service over HTTP: /graphql, /uploads, /uploads/{id} and /attachments/{id} for holders of the key, /healthz and /readyz for all. */
export const createCustomerServer = (parts: ServerParts): Server =>
  createHttpServer(createHandler(parts), {
    service: 'customer',
    receivingMilliseconds: uploadLimits.receivingMilliseconds,
    isBehindTls: parts.isBehindTls,
  });
