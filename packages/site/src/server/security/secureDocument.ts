import type { IncomingMessage, ServerResponse } from 'node:http';

import { createSecurityPolicy } from './createSecurityPolicy';
import { dressDocument } from './dressDocument';
import { framingOf } from './framingOf';
import { createDocumentPreparation } from './prepareDocument';
import { readPolicySources } from './readPolicySources';

const wardrobe = {
  prepare: createDocumentPreparation(readPolicySources),
  framingOf,
  policyOfNothing: (isPortal: boolean) => createSecurityPolicy(readPolicySources(), { isPortal }),
};

/** Gives a document that the framework renders its content security policy (docs/adr/0017). */
export const secureDocument = (request: IncomingMessage, response: ServerResponse): void =>
  dressDocument(request, response, wardrobe);
