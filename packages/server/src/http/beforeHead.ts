import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

const isHeaders = (value: unknown): value is OutgoingHttpHeaders =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Calls the listener before the head of a response is sent, with its status and the headers given to `writeHead`. They
 * override those of the response, and the listener may change both.
 */
export const beforeHead = (
  response: ServerResponse,
  listener: (status: number, given: OutgoingHttpHeaders) => void,
): void => {
  const { writeHead } = response;
  response.writeHead = (status: number, ...given: unknown[]) => {
    listener(status, given.find(isHeaders) ?? {});
    Reflect.apply(writeHead, response, [status, ...given]);
    return response;
  };
};
