import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

export interface PageRequest {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** Network address of the visitor. */
  address: string;
}

/** Larger than any form or account. */
const maxBodyBytes = 20_000;

/** Returns the body as text, or null if it is too large; the rest of it is discarded. */
export const readText = async (request: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(z.instanceof(Uint8Array).parse(chunk));
    size += bytes.byteLength;
    if (size <= maxBodyBytes) chunks.push(bytes);
  }
  return size > maxBodyBytes ? null : Buffer.concat(chunks).toString('utf8');
};

/** Returns the fields of a form, or null if it is too large. */
export const readForm = async (request: IncomingMessage): Promise<URLSearchParams | null> => {
  const text = await readText(request);
  return text === null ? null : new URLSearchParams(text);
};

/**
 * Decides whether a form was sent from a page of this service. Pages send no referrer, so browsers send `Origin: null`;
 * Sec-Fetch-Site decides. Browsers without it must send our origin.
 */
export const isOwnForm = ({ headers }: IncomingMessage, ownOrigin: string): boolean => {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === ownOrigin : site === 'same-origin';
};

export const readCookie = ({ headers }: IncomingMessage, name: string): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
