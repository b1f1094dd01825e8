import type { IncomingMessage, ServerResponse } from 'node:http';

import { addAllowedMethods } from './addAllowedMethods';
import { restoreContentLength } from '@/server/nodeServer/contentLength';
import { secureDocument } from '@/server/security/secureDocument';

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Header in which Next.js exposes the internal address of a rewrite; there is no setting to disable it. */
const internalHeader = 'x-middleware-rewrite';

function hideInternalAddress(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    name.toLowerCase() === internalHeader ? response : setHeader.call(response, name, value);
}

/**
 * Wraps the Next.js handler: adds the content security policy and Allow, and removes internal addresses from responses.
 * In development no policy is set, because Next.js injects its tools into every document and compiles in the
 * browser.
 */
export const handleByFramework =
  (handle: RequestHandler, { isDevelopment }: { isDevelopment: boolean }): RequestHandler =>
  (request, response) => {
    hideInternalAddress(response);
    restoreContentLength(response);
    addAllowedMethods(request, response);
    if (!isDevelopment) secureDocument(request, response);
    return handle(request, response);
  };
