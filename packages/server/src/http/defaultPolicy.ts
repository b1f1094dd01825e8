import type { ServerResponse } from 'node:http';
import { beforeHead } from './beforeHead';

const policyName = 'content-security-policy';

/**
 * Adds a content security policy to a response that has none when its head is sent. A response with 304 gets none: browsers
 * would replace the policy of the stored response by it.
 */
export const addDefaultPolicy = (response: ServerResponse, policy: string): void =>
  beforeHead(response, (status, given) => {
    const hasPolicy =
      response.hasHeader(policyName) || Object.keys(given).some((name) => name.toLowerCase() === policyName);
    if (status !== 304 && !hasPolicy) response.setHeader(policyName, policy);
  });
