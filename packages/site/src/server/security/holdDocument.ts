import { ServerResponse, type OutgoingHttpHeaders } from 'node:http';

/** Whether an answer is an HTML document that nobody compressed yet. */
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

/** The arguments of `write` and `end`, which may leave out what stands before the callback. */
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

/** What is to be written with the head, as if it had been set before. */
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
 * Holds an answer back if it is an HTML document, until it is whole: only then are its policy and its length known. `finish` gets
 * the document, may still set headers, and gives the bytes to send; it does not fail. Other answers pass piece by piece.
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

  // Whoever wrote once has to find that there is no way back.
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
