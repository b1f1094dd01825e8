import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

/** A request for a page. */
export interface PageRequest {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** Network address of the visitor. */
  address: string;
}

/** More than any form or account takes. */
const largestBody = 20_000;

/** The body as text; null when it is too large, and the rest of it is not kept. */
export const readText = async (request: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(z.instanceof(Uint8Array).parse(chunk));
    size += bytes.byteLength;
    if (size <= largestBody) chunks.push(bytes);
  }
  return size > largestBody ? null : Buffer.concat(chunks).toString('utf8');
};

/** What a form sent; null when it is too large. */
export const readForm = async (request: IncomingMessage): Promise<URLSearchParams | null> => {
  const text = await readText(request);
  return text === null ? null : new URLSearchParams(text);
};

/**
 * Whether a form was sent from a page of this service. Pages send no referrer, so browsers say `Origin: null` of
 * them; Sec-Fetch-Site tells, and where a browser does not know it the origin must be ours.
 */
export const isOwnForm = ({ headers }: IncomingMessage, ownOrigin: string): boolean => {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === ownOrigin : site === 'same-origin';
};

/** A cookie's value. */
export const readCookie = ({ headers }: IncomingMessage, name: string): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
