import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../../../toolkit/src/blobs/blobStore';
import { sendJson } from '../../../toolkit/src/http/send';
import type { StoredAttachment } from '../tickets/readAttachments';
import { openRequestSession, type SessionDependencies } from './requestSession';

export interface AttachmentDependencies extends SessionDependencies {
  store: BlobStore;
}

/** The name for every browser, in every script (RFC 6266); nothing in it ends the header. */
const dispositionOf = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  // The conversion through UTF-8 replaces lone surrogates, which cannot be encoded.
  const encoded = encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

const send = async (
  response: ServerResponse,
  store: BlobStore,
  { blobKey, name, type, size }: StoredAttachment,
): Promise<void> => {
  const content = await store.open(blobKey);
  response.writeHead(200, {
    'content-type': type,
    'content-length': size,
    'content-disposition': dispositionOf(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  });
  await pipeline(content, response).catch((error: unknown) => {
    // A client that disconnects is no failure of the service.
    if (!response.destroyed) throw error;
  });
};

/** GET /attachments/{id}: a file of a ticket that the user may see; 404 for all others. */
export const handleAttachment = async (
  dependencies: AttachmentDependencies,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const session = await openRequestSession(dependencies, request, response, `attachment ${id}`);
  if (session === undefined) return;
  if (session === null) {
    dependencies.context.logAnonymous(`attachment ${id}`);
    return sendJson(response, 401, { code: 'UNAUTHENTICATED' });
  }
  if (!session.applications.has('ticketing')) {
    session.logRejected('operation', `attachment ${id}`);
    return sendJson(response, 403, { code: 'FORBIDDEN' });
  }
  const attachment = await session.tickets.attachment(id);
  if (!attachment) return sendJson(response, 404, { code: 'unknown' });
  await send(response, dependencies.store, attachment);
};
