import type { IncomingMessage, Server } from 'node:http';
import { createHttpServer, type Handler } from '../../../toolkit/src/http/createHttpServer';
import { describeWrongKey, isAuthorised } from '../../../toolkit/src/http/isAuthorised';
import { sendJson } from '../../../toolkit/src/http/send';
import type { CustomerOutbox } from '../mail/outbox';
import { uploadLimits } from '../uploads/limits';
import { handleAttachment, type AttachmentDependencies } from './attachmentRoute';
import { createGraphqlRoute, type GraphqlDependencies } from './graphqlRoute';
import { createReplyRoute, type ReplyRoute } from './replyRoute';
import { handleSessionState, type SessionStateDependencies } from './sessionRoute';
import { handleUpload, handleUploadRemoval, type UploadDependencies } from './uploadRoute';

interface ServerDependencies
  extends GraphqlDependencies, AttachmentDependencies, UploadDependencies, SessionStateDependencies {
  apiKey: string;
  isBehindTls: boolean;
  outbox: CustomerOutbox;
  /** Undefined, or without keys: there is no webhook for replies. */
  replies: ReplyRoute | undefined;
  /** Rejects while nothing can be written. */
  checkDisk: () => Promise<void>;
}

const createReadiness =
  ({ outbox, checkDisk }: Pick<ServerDependencies, 'outbox' | 'checkDisk'>): Handler =>
  async (_request, response) => {
    try {
      const counts = await outbox.count();
      await checkDisk();
      sendJson(response, 200, { status: 'ready', outbox: counts });
    } catch {
      sendJson(response, 503, { status: 'not ready', reason: 'The database cannot be read or written.' });
    }
  };

/** Routes for the site's server only. */
const createPrivateRoutes = (dependencies: ServerDependencies): Handler => {
  const handleGraphql = createGraphqlRoute(dependencies);
  return async (request, response, { pathname: path }) => {
    if (path === '/graphql') return handleGraphql(request, response);
    const attachmentId = /^\/attachments\/([0-9a-f-]{32,36})$/.exec(path)?.[1];
    if (attachmentId !== undefined && request.method === 'GET')
      return handleAttachment(dependencies, attachmentId, request, response);
    const id = /^\/uploads\/([0-9a-f-]{32,36})$/.exec(path)?.[1];
    if (id !== undefined && request.method === 'DELETE')
      return handleUploadRemoval(dependencies, id, request, response);
    const [, subject, sid] = /^\/sessions\/([\w-]{1,100})\/([\w-]{1,100})$/.exec(path) ?? [];
    if (subject !== undefined && sid !== undefined && request.method === 'GET')
      return handleSessionState(dependencies, subject, sid, response);
    if (path === '/uploads' && request.method === 'POST')
      return handleUpload(dependencies, request, response);
    sendJson(response, 404, { message: 'There is nothing at this address.' });
  };
};

/** Logs a caller without the key: only method and path, nothing of the received key. */
const logWrongKey = ({ context }: ServerDependencies, request: IncomingMessage, { pathname }: URL): void =>
  context.logAnonymous(`${request.method ?? ''} ${pathname}`, describeWrongKey(request));

const createHandler = (dependencies: ServerDependencies): Handler => {
  const handleReadiness = createReadiness(dependencies);
  const handlePrivate = createPrivateRoutes(dependencies);
  const { replies } = dependencies;
  const handleReply =
    replies && replies.keys.length > 0 ? createReplyRoute(replies, dependencies) : undefined;
  const handleKnownCaller: Handler = async (request, response, url) => {
    if (isAuthorised(request, dependencies.apiKey)) return handlePrivate(request, response, url);
    logWrongKey(dependencies, request, url);
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
    if (url.pathname === '/mail/replies' && handleReply) return handleReply(request, response);
    return handleKnownCaller(request, response, url);
  };
};

/** The service over HTTP: /graphql, /uploads, /uploads/{id}, /attachments/{id} and /sessions/{subject}/{sid} for holders of the key, /mail/replies for holders of the key of the webhook, /healthz and /readyz for all. */
export const createCustomerServer = (dependencies: ServerDependencies): Server =>
  createHttpServer(createHandler(dependencies), {
    service: 'customer',
    receivingMilliseconds: uploadLimits.receivingMilliseconds,
    isBehindTls: dependencies.isBehindTls,
  });
