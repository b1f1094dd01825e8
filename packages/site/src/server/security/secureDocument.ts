import type { IncomingMessage, ServerResponse } from 'node:http';

import { applyContentSecurityPolicy } from './applyContentSecurityPolicy';
import { createSecurityPolicy } from './createSecurityPolicy';
import { framingOf } from './framingOf';
import { createDocumentPreparation } from './prepareDocument';
import { readPolicySources } from './readPolicySources';

const cspPolicies = {
  prepare: createDocumentPreparation(readPolicySources),
  framingOf,
  policyOfNothing: (isPortal: boolean) => createSecurityPolicy(readPolicySources(), { isPortal }),
};

/** Adds the content security policy to a document of the framework (docs/adr/0017). */
export const secureDocument = (request: IncomingMessage, response: ServerResponse): void =>
  applyContentSecurityPolicy(request, response, cspPolicies);
