import { connect, type Socket } from 'node:net';
import { addAbortSignal, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ClamdAddress } from './clamdAddress';

export type ScanResult =
  | { kind: 'clean' }
  /** `signature` is the scanner's name of the malware. */
  | { kind: 'infected'; signature: string }
  /** Not scanned whole; `limit` is the scanner's name of the limit. */
  | { kind: 'tooComplex'; limit: string }
  | { kind: 'failed'; error: unknown };

/** Reads the stream to its end, unless the scanner fails. Never rejects. */
export type Scan = (content: Readable, signal?: AbortSignal) => Promise<ScanResult>;

/** clamd reads the whole file before it scans it, and sends nothing meanwhile. */
const replyTimeoutMilliseconds = 50_000;
const connectTimeoutMilliseconds = 5_000;

const endOfStream = Buffer.alloc(4);

/**
 * INSTREAM of clamd(8): chunks with their length as four bytes, the most significant first; an empty one ends the file.
 * Reports whether the scanner or the content is waited for.
 */
const toInstream = (setScannerAwaited: (isAwaited: boolean) => void) =>
  async function* (content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield Buffer.from('zINSTREAM\0');
    for await (const chunk of content) {
      if (chunk.length === 0) continue;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      setScannerAwaited(true);
      yield length;
      yield chunk;
      setScannerAwaited(false);
    }
    setScannerAwaited(true);
    yield endOfStream;
  };

/** Limits the time to connect, and the time in which the scanner is awaited: a sender may pause for longer. */
const limitTime = (socket: Socket, replyTimeout: number) => {
  let milliseconds = 0;
  const fail = (): void => void socket.destroy(new Error('The scanner did not respond in time.'));
  socket.setTimeout(connectTimeoutMilliseconds, fail);
  socket.on('connect', () => socket.setTimeout(milliseconds));
  return (isScannerAwaited: boolean): void => {
    milliseconds = isScannerAwaited ? replyTimeout : 0;
    if (!socket.connecting) socket.setTimeout(milliseconds);
  };
};

const toFailure = (error: unknown): ScanResult => ({ kind: 'failed', error });

const readReply = (reply: string): ScanResult => {
  const line = reply.replace(/\0$/, '');
  if (line === 'stream: OK') return { kind: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(line)?.[1];
  // Result of the option AlertExceedsMax.
  if (signature?.startsWith('Heuristics.Limits.Exceeded')) return { kind: 'tooComplex', limit: signature };
  if (signature !== undefined) return { kind: 'infected', signature };
  return toFailure(new Error(`The scanner replied "${line.slice(0, 200)}".`));
};

/** Creates a scan for malware by clamd, with a connection for each file. */
export const createScanner =
  (address: ClamdAddress, replyTimeout = replyTimeoutMilliseconds): Scan =>
  async (content, signal) => {
    const socket = connect(address);
    const setScannerAwaited = limitTime(socket, replyTimeout);
    if (signal) addAbortSignal(signal, socket);
    let isSent = false;
    const send = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      yield* toInstream(setScannerAwaited)(source);
      isSent = true;
    };
    // Not awaited: it may never settle if the scanner replies and closes the connection before the end.
    pipeline(content, send, socket, { end: false }).catch(() => socket.destroy());
    const result = await text(socket).then(readReply, toFailure);
    socket.destroy();
    content.destroy();
    // A reply before the end covers only part of the file, so “clean” does not count.
    if (result.kind !== 'clean' || isSent) return result;
    return toFailure(new Error('The scanner replied before the end of the file.'));
  };
