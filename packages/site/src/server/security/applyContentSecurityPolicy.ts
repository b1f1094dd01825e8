import type { IncomingMessage, ServerResponse } from 'node:http';

import { describeFailure, log } from '../log';

import type { Framing } from './createSecurityPolicy';
import { decideEncoding } from './encodings';
import { holdDocument, isDocument } from './holdDocument';
import { isPortalAddress } from './isPortalAddress';
import type { DocumentInput, PreparedDocument } from './prepareDocument';

/** How documents are made ready, and the policy of one that could not be. */
export interface CspPolicies {
  readonly prepare: (facts: DocumentInput) => PreparedDocument;
  readonly policyOfNothing: (isPortal: boolean) => string;
  /** Undefined for an address whose documents stand in no frame and show none. */
  readonly framingOf?: (address: string) => Promise<Framing> | undefined;
}

const policyHeader = 'content-security-policy';

type SetHeader = (name: string, value: string | number) => void;

/** The framework's own way to set headers does nothing once an answer counts as begun, as a held one does. */
function takeSetHeader(response: ServerResponse): SetHeader {
  const { setHeader } = response;
  return (name, value) => void setHeader.call(response, name, value);
}

function addVary(response: ServerResponse, setHeader: SetHeader): void {
  const known = String(response.getHeader('vary') ?? '');
  if (/\baccept-encoding\b/i.test(known)) return;
  setHeader('vary', known === '' ? 'Accept-Encoding' : `${known}, Accept-Encoding`);
}

/** The framework compresses what is no document; of documents it must not know that the reader would take them compressed. */
function takeAcceptedEncodings({ headers }: IncomingMessage, response: ServerResponse): string | undefined {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return undefined;
  Object.defineProperty(headers, 'accept-encoding', {
    get: () => (isDocument(response) ? undefined : accepted),
    enumerable: true,
    configurable: true,
  });
  return accepted;
}

/**
 * Gives every HTML document its content security policy and sends it compressed. A document that cannot be made ready is sent as
 * it is, and nothing in its markup may run.
 */
export function applyContentSecurityPolicy(
  request: IncomingMessage,
  response: ServerResponse,
  cspPolicies: CspPolicies,
): void {
  const accepted = takeAcceptedEncodings(request, response);
  const setHeader = takeSetHeader(response);
  const address = request.url ?? '';
  // A policy that a route wrote itself stays: it knows its document better.
  const setPolicy = (policy: string) => {
    if (!response.hasHeader(policyHeader)) setHeader(policyHeader, policy);
  };

  const applyPolicy = async (html: Buffer, isPortal: boolean): Promise<Buffer> => {
    const isStored = /\bs-maxage=/.test(String(response.getHeader('cache-control')));
    const framing = await cspPolicies.framingOf?.(address);
    const { policy, bodyIn } = cspPolicies.prepare({ html, isKept: isStored, isPortal, framing });
    setPolicy(policy);
    addVary(response, setHeader);
    const encoding = decideEncoding(accepted);
    const body = encoding ? await bodyIn(encoding) : html;
    if (encoding) setHeader('content-encoding', encoding);
    setHeader('content-length', body.length);
    return body;
  };

  holdDocument(response, async (html) => {
    // HEAD: caches take over what it says about the document that they hold (RFC 9111, section 4.3.5), which has its policy.
    if (html.length === 0) return html;
    const isPortal = isPortalAddress(address);
    try {
      return await applyPolicy(html, isPortal);
    } catch (error) {
      log('error', describeFailure(error), { path: address.split('?', 1)[0] ?? '' });
    }
    setPolicy(cspPolicies.policyOfNothing(isPortal));
    return html;
  });
}
