import type { IncomingMessage, ServerResponse } from 'node:http';

import { restoreContentLength } from '@/server/nodeServer/contentLength';
import { secureDocument } from '@/server/security/secureDocument';

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Names the internal address that a request was rewritten to; Next has no setting against it. */
const internalHeader = 'x-middleware-rewrite';

function hideInternalAddress(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    name.toLowerCase() === internalHeader ? response : setHeader.call(response, name, value);
}

/**
 * Wraps the framework's handler: its documents get their policy, and no internal address leaves the server. In development
 * it compiles in the browser and writes its tools into every document, so that no policy would fit.
 */
export const handleByFramework =
  (handle: RequestHandler, { isDevelopment }: { isDevelopment: boolean }): RequestHandler =>
  (request, response) => {
    hideInternalAddress(response);
    restoreContentLength(response);
    if (!isDevelopment) secureDocument(request, response);
    return handle(request, response);
  };
