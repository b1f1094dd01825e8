import type { ServerResponse } from 'node:http';

const policyName = 'content-security-policy';

const hasPolicy = (headers: unknown): boolean =>
  typeof headers === 'object' &&
  headers !== null &&
  Object.keys(headers).some((name) => name.toLowerCase() === policyName);

/**
 * Adds a content security policy to a response that has none when its head is sent. A response with 304 gets none: browsers
 * would replace the policy of the stored response by it.
 */
export const addDefaultPolicy = (response: ServerResponse, policy: string): void => {
  const { writeHead } = response;
  response.writeHead = (status: number, ...given: unknown[]) => {
    if (status !== 304 && !response.hasHeader(policyName) && !given.some(hasPolicy))
      response.setHeader(policyName, policy);
    Reflect.apply(writeHead, response, [status, ...given]);
    return response;
  };
};
