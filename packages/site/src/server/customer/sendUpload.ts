import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { traceHeaders } from '@kmx/server/tracing';

import { env } from '../env';
import { log } from '../log';

import { customerKeyHeaders } from './customerKeyHeaders';
import { readUploadResponse, type UploadOutcome } from './uploadResponse';

/** A connection without traffic for this long is aborted. */
const idleMs = 60_000;
/** The response is one line of JSON. */
const maxResponseBytes = 10_000;

/** A multipart body with one file as a stream; `contentLength` if known, `bearer` names its sender (`bearerHeaders`). */
export interface UploadBody {
  chunks: AsyncIterable<Uint8Array>;
  contentType: string;
  contentLength?: string;
  bearer?: Record<string, string>;
  signal?: AbortSignal;
}

async function readResponse(response: IncomingMessage): Promise<UploadOutcome> {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) {
    text += String(part);
    if (text.length > maxResponseBytes) return { kind: 'unavailable' };
  }
  return readUploadResponse(response.statusCode ?? 0, text);
}

function openRequest(
  address: string,
  { contentType, contentLength, bearer, signal }: UploadBody,
): ClientRequest {
  const request = address.startsWith('https:') ? httpsRequest : httpRequest;
  const opened = request(`${address}/uploads`, {
    method: 'POST',
    headers: {
      ...customerKeyHeaders(),
      ...traceHeaders(),
      'content-type': contentType,
      ...bearer,
      ...(contentLength === undefined ? {} : { 'content-length': contentLength }),
    },
    signal,
  });
  opened.setTimeout(idleMs, () => opened.destroy(new Error('No data was transferred for a minute.')));
  return opened;
}

/** Waits for the drain event or the end of the connection. */
async function waitForRoom(upstream: ClientRequest): Promise<void> {
  const done = new AbortController();
  const when = (event: string) => once(upstream, event, { signal: done.signal });
  await Promise.race([when('drain'), when('close')]);
  done.abort();
}

/** Writes chunks with back-pressure until the service has responded. */
async function writeChunks(
  upstream: ClientRequest,
  chunks: AsyncIterable<Uint8Array>,
  hasResponse: () => boolean,
) {
  const isOver = () => hasResponse() || upstream.destroyed;
  const iterator = chunks[Symbol.asyncIterator]();
  // Not `for await`, which would close the reader's connection before the response is sent.
  for (let next = await iterator.next(); !next.done && !isOver(); next = await iterator.next())
    if (!upstream.write(next.value)) await waitForRoom(upstream);
  if (!isOver()) upstream.end();
}

async function send(address: string, body: UploadBody): Promise<UploadOutcome> {
  const upstream = openRequest(address, body);
  let hasResponse = false;
  const response = new Promise<UploadOutcome>((resolve, reject) => {
    upstream.on('response', (response) => {
      hasResponse = true;
      readResponse(response).then(resolve, reject);
    });
    // A service may close the connection right after its response.
    upstream.on('error', (error) => hasResponse || reject(error));
  });
  const written = writeChunks(upstream, body.chunks, () => hasResponse);
  // Aborts the upstream request if the body is aborted, so that the service discards the partial file.
  written.catch((error: unknown) => upstream.destroy(error instanceof Error ? error : undefined));
  return response.finally(() => upstream.destroy());
}

/** Streams a file to the customer service without buffering it. Never rejects. */
export async function sendUpload(body: UploadBody): Promise<UploadOutcome> {
  const address = env().CUSTOMER_URL;
  if (address === undefined) return { kind: 'unavailable' };
  try {
    return await send(address, body);
  } catch (error) {
    log('warn', 'An upload could not be forwarded.', {}, error);
    return { kind: 'unavailable' };
  }
}
