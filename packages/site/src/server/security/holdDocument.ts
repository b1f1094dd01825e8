import { ServerResponse, type OutgoingHttpHeaders } from 'node:http';

/** Checks if a response is an uncompressed HTML document. */
export const isDocument = (response: ServerResponse): boolean =>
  /^text\/html\b/i.test(String(response.getHeader('content-type'))) &&
  !response.hasHeader('content-encoding');

type Callback = () => void;

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

const isHeaders = (value: unknown): value is OutgoingHttpHeaders =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Piece {
  readonly chunk: unknown;
  readonly encoding: BufferEncoding;
  readonly callback: Callback | undefined;
}

/** Normalizes the overloads of `write` and `end`, where the encoding is optional. */
function readPiece(given: readonly unknown[]): Piece {
  const [chunk, encoding] = given.filter((value) => !isCallback(value));
  return {
    chunk,
    encoding: typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
    callback: given.find(isCallback),
  };
}

function toBytes({ chunk, encoding }: Piece): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding);
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return Buffer.alloc(0);
}

/** Applies the arguments of `writeHead` to the response. */
function setHead(response: ServerResponse, status: number, given: readonly unknown[]): void {
  response.statusCode = status;
  for (const value of given) {
    if (typeof value === 'string') response.statusMessage = value;
    if (isHeaders(value))
      Object.entries(value).forEach(([name, header]) => {
        if (header !== undefined) response.setHeader(name, header);
      });
  }
}

/**
 * Buffers a response until it is complete if it is an HTML document, because its policy and length are only
 * known then. `finish` receives the document, may set headers, returns the bytes to send and must not throw.
 * Other responses are streamed.
 */
export function holdDocument(response: ServerResponse, finish: (html: Buffer) => Promise<Buffer>): void {
  const { write, end, writeHead, flushHeaders } = response;
  const pieces: Buffer[] = [];
  let state: 'open' | 'held' | 'passing' | 'sending' = 'open';
  const isHeld = () => {
    if (state === 'open') state = isDocument(response) ? 'held' : 'passing';
    return state === 'held';
  };
  const send = async (callback: Callback | undefined) => {
    const body = await finish(Buffer.concat(pieces));
    state = 'sending';
    end.call(response, body, 'utf8', callback);
  };

  // Code that has written must see that headers can no longer be changed.
  Object.defineProperty(response, 'headersSent', {
    get: () => state === 'held' || Boolean(Reflect.get(ServerResponse.prototype, 'headersSent', response)),
    configurable: true,
  });
  response.write = (...given: unknown[]) => {
    const piece = readPiece(given);
    if (!isHeld()) return write.call(response, piece.chunk, piece.encoding, piece.callback);
    pieces.push(toBytes(piece));
    if (piece.callback) process.nextTick(piece.callback);
    return true;
  };
  response.end = (...given: unknown[]) => {
    const piece = readPiece(given);
    if (!isHeld()) return end.call(response, piece.chunk, piece.encoding, piece.callback);
    pieces.push(toBytes(piece));
    void send(piece.callback);
    return response;
  };
  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response);
  };
  response.writeHead = (status: number, ...given: unknown[]) => {
    if (state === 'open') setHead(response, status, given);
    return isHeld() ? response : writeHead.call(response, response.statusCode);
  };
}
