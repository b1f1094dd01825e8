import type { ServerResponse } from 'node:http';
import { beforeHead } from './beforeHead';

const policyName = 'content-security-policy';
const resourcePolicyName = 'cross-origin-resource-policy';
const typeName = 'content-type';

/** Policy of responses that are no documents: if one is opened as a page, it loads nothing and nobody frames it. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Adds a content security policy to a response that has none when its head is sent, and forbids other origins to load a
 * document as a picture or script. A response with 304, or to HEAD for a document, gets no content security policy:
 * browsers and caches would replace that of the stored document by it (RFC 9111, sections 3.2 and 4.3.5).
 */
export const addDefaultPolicies = (response: ServerResponse, policy: string): void =>
  beforeHead(response, (status, given) => {
    const headOf = (name: string) =>
      Object.entries(given).find(([key]) => key.toLowerCase() === name)?.[1] ?? response.getHeader(name);
    const isDocument = /^text\/html\b/i.test(String(headOf(typeName)));
    if (isDocument && headOf(resourcePolicyName) === undefined)
      response.setHeader(resourcePolicyName, 'same-origin');
    const isHeadOfDocument = isDocument && response.req.method === 'HEAD';
    if (status === 304 || isHeadOfDocument || headOf(policyName) !== undefined) return;
    response.setHeader(policyName, policy);
  });
