import type { IncomingMessage, ServerResponse } from 'node:http';

import { log } from '../log';

import type { Framing } from './createSecurityPolicy';
import { decideEncoding } from './encodings';
import { holdDocument, isDocument } from './holdDocument';
import { isPortalAddress } from './isPortalAddress';
import type { DocumentInput, PreparedDocument } from './prepareDocument';

/** Prepares documents, and provides the fallback policy for those that fail. */
export interface CspPolicies {
  readonly prepare: (facts: DocumentInput) => PreparedDocument;
  readonly policyOfNothing: (isPortal: boolean) => string;
  /** Returns undefined for documents that neither frame others nor are framed. */
  readonly framingOf?: (address: string) => Promise<Framing> | undefined;
}

const policyHeader = 'content-security-policy';

type SetHeader = (name: string, value: string | number) => void;

/**
 * Bypasses the framework's `setHeader`, which ignores calls once a response counts as started, as a held one
 * does.
 */
function takeSetHeader(response: ServerResponse): SetHeader {
  const { setHeader } = response;
  return (name, value) => void setHeader.call(response, name, value);
}

function addVary(response: ServerResponse, setHeader: SetHeader): void {
  const known = String(response.getHeader('vary') ?? '');
  if (/\baccept-encoding\b/i.test(known)) return;
  setHeader('vary', known === '' ? 'Accept-Encoding' : `${known}, Accept-Encoding`);
}

/**
 * Hides `Accept-Encoding` from the framework for documents, which are compressed here; other responses are
 * compressed by the framework.
 */
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
 * Adds a content security policy to every HTML document and compresses it. If this fails, the document is
 * sent with a policy that blocks all inline code.
 */
export function applyContentSecurityPolicy(
  request: IncomingMessage,
  response: ServerResponse,
  cspPolicies: CspPolicies,
): void {
  const accepted = takeAcceptedEncodings(request, response);
  const setHeader = takeSetHeader(response);
  const address = request.url ?? '';
  // Keeps a policy that a route has set.
  const setPolicy = (policy: string) => {
    if (!response.hasHeader(policyHeader)) setHeader(policyHeader, policy);
  };

  const applyPolicy = async (html: Buffer, isPortal: boolean): Promise<Buffer> => {
    const isStored = /\bs-maxage=/.test(String(response.getHeader('cache-control')));
    const framing = await cspPolicies.framingOf?.(address);
    const { policy, bodyIn } = cspPolicies.prepare({ html, isCacheable: isStored, isPortal, framing });
    setPolicy(policy);
    addVary(response, setHeader);
    const encoding = decideEncoding(accepted);
    const body = encoding ? await bodyIn(encoding) : html;
    if (encoding) setHeader('content-encoding', encoding);
    setHeader('content-length', body.length);
    return body;
  };

  holdDocument(response, async (html) => {
    // Skips HEAD: caches would update their stored document with these headers (RFC 9111, section 4.3.5),
    // which has the right policy already.
    if (html.length === 0) return html;
    const isPortal = isPortalAddress(address);
    try {
      return await applyPolicy(html, isPortal);
    } catch (error) {
      log(
        'error',
        'The policy of a document could not be set.',
        { path: address.split('?', 1)[0] ?? '' },
        error,
      );
    }
    setPolicy(cspPolicies.policyOfNothing(isPortal));
    return html;
  });
}
