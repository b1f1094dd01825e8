import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '@kmx/server/logging';

/** Leaves out queries, which carry codes and links, and segments that identify a sign-in or a person. */
const maskPath = (pathname: string): string =>
  pathname
    .replace(/\/(login|authorize|alpha_user)\/[\w-]+/, '/$1/…')
    .replace(/\/sessions\/(?!end$)[\w-]+$/, '/sessions/…');

export const logRequest = (request: IncomingMessage, response: ServerResponse, url: URL, log: Log): void => {
  const began = performance.now();
  const writeLine = (): void => {
    log('info', 'request', {
      method: request.method,
      path: maskPath(url.pathname),
      status: response.statusCode,
      ms: Math.round(performance.now() - began),
    });
  };
  // The event belongs to the connection, which has neither trace nor request id.
  response.on('finish', AsyncResource.bind(writeLine));
};
