import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Rendition, StoredDocument } from './PageStore';
import { bodyIn } from './storedBodies';
import { isEtagKnown } from '@/server/http/isEtagKnown';
import { compress, decideEncoding, type Encoding } from '@/server/security/encodings';

interface DocumentResponse {
  readonly status: number;
  readonly document: Rendition | StoredDocument;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
}

const isStored = (document: Rendition | StoredDocument): document is StoredDocument => 'etag' in document;

/** Compresses a document; stored documents only once. */
export const encodeDocument = (document: Rendition | StoredDocument, encoding: Encoding): Promise<Buffer> =>
  isStored(document) ? bodyIn(document, encoding) : compress(document.html, encoding);

/**
 * Sends a document with its policy, compressed if the client accepts it; 304 if the client has it (RFC 9110,
 * section 13).
 */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { status, document, headers }: DocumentResponse,
): Promise<void> {
  const etag = isStored(document) && status === 200 ? document.etag : undefined;
  const all = { ...headers, ...(etag && { etag }), vary: 'Accept-Encoding' };
  if (etag && isEtagKnown(request.headers['if-none-match'] ?? '', etag)) {
    response.writeHead(304, all).end();
    return;
  }
  const encoding = decideEncoding(request.headers['accept-encoding']);
  const body = encoding ? await encodeDocument(document, encoding) : document.html;
  response
    .writeHead(status, {
      ...all,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': document.policy,
      'speculation-rules': `"${document.speculationRules}"`,
      'content-length': body.length,
      ...(encoding && { 'content-encoding': encoding }),
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
