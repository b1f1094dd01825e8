import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const isRequestId = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{8,64}$/.test(text);

/** Leaves out queries, which carry codes and links, and segments that identify a sign-in or a person. */
const maskPath = (pathname: string): string =>
  pathname
    .replace(/\/(login|authorize|alpha_user)\/[\w-]+/, '/$1/…')
    .replace(/\/sessions\/(?!end$)[\w-]+$/, '/sessions/…');

/** Gives the request an id (the caller's `x-request-id`, if it looks like one) and writes one line when it ends. */
export const logRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  write: (line: string) => void,
): void => {
  const given = request.headers['x-request-id'];
  const id = isRequestId(given) ? given : randomUUID();
  const began = performance.now();
  response.setHeader('x-request-id', id);
  const writeLine = (): void => {
    const milliseconds = Math.round(performance.now() - began);
    write(
      `${id} ${request.method ?? ''} ${maskPath(url.pathname)} ${response.statusCode} ${milliseconds} ms`,
    );
  };
  // The event belongs to the connection, which has no trace.
  response.on('finish', AsyncResource.bind(writeLine));
};
