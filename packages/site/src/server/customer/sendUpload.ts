import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';

import { env } from '../env';
import { describeFailure, log } from '../log';

import { customerKeyHeaders } from './customerKeyHeaders';
import { readUploadResponse, type UploadOutcome } from './uploadResponse';

/** A connection on which nothing moves for so long is given up. */
const idleMs = 60_000;
/** An answer is a line of JSON. */
const maxResponseBytes = 10_000;

/** A multipart body with one file, as it comes in; `contentLength` and `idToken` of its sender where they are known. */
export interface UploadBody {
  chunks: AsyncIterable<Uint8Array>;
  contentType: string;
  contentLength?: string;
  idToken?: string;
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
  { contentType, contentLength, idToken, signal }: UploadBody,
): ClientRequest {
  const request = address.startsWith('https:') ? httpsRequest : httpRequest;
  const opened = request(`${address}/uploads`, {
    method: 'POST',
    headers: {
      ...customerKeyHeaders(),
      'content-type': contentType,
      ...(idToken && { 'x-identity-token': idToken }),
      ...(contentLength === undefined ? {} : { 'content-length': contentLength }),
    },
    signal,
  });
  opened.setTimeout(idleMs, () => opened.destroy(new Error('Nothing moved for a minute.')));
  return opened;
}

/** Until the service takes more, or is gone. */
async function waitForRoom(upstream: ClientRequest): Promise<void> {
  const done = new AbortController();
  const when = (event: string) => once(upstream, event, { signal: done.signal });
  await Promise.race([when('drain'), when('close')]);
  done.abort();
}

/** Hands on chunk by chunk, no faster than the service takes them, until it has answered. */
async function writeChunks(
  upstream: ClientRequest,
  chunks: AsyncIterable<Uint8Array>,
  hasResponse: () => boolean,
) {
  const isOver = () => hasResponse() || upstream.destroyed;
  const iterator = chunks[Symbol.asyncIterator]();
  // By hand and not with `for await`, which would close the reader's connection before it has heard why.
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
    // After an answer a service may close at once: that is no failure.
    upstream.on('error', (error) => hasResponse || reject(error));
  });
  const written = writeChunks(upstream, body.chunks, () => hasResponse);
  // A body that breaks off ends the request behind it: nothing of the file may stay there.
  written.catch((error: unknown) => upstream.destroy(error instanceof Error ? error : undefined));
  return response.finally(() => upstream.destroy());
}

/** Streams a file to the customer service without holding it; never throws. */
export async function sendUpload(body: UploadBody): Promise<UploadOutcome> {
  const address = env().CUSTOMER_URL;
  if (address === undefined) return { kind: 'unavailable' };
  try {
    return await send(address, body);
  } catch (error) {
    log('warn', `A file could not be handed on: ${describeFailure(error)}`);
    return { kind: 'unavailable' };
  }
}
