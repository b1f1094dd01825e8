import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';

import { createSecurityPolicy } from './createSecurityPolicy';
import { dressDocument } from './dressDocument';
import { framingOf } from './framingOf';
import { createDocumentPreparation } from './prepareDocument';
import { readPolicySources } from './readPolicySources';

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse;

/**
 * Gives every HTML document of this process its content security policy (docs/adr/0017). Next opens its server itself and writes
 * kept pages without asking anybody: Node's own channel tells of each request before the framework sees it.
 */
export function protectDocuments(): void {
  const wardrobe = {
    prepare: createDocumentPreparation(readPolicySources),
    framingOf,
    policyOfNothing: (isPortal: boolean) => createSecurityPolicy(readPolicySources(), { isPortal }),
  };
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message && 'response' in message)) return;
    const { request, response } = message;
    if (request instanceof IncomingMessage && isResponse(response))
      dressDocument(request, response, wardrobe);
  });
}
