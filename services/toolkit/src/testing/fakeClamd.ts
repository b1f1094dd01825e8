import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { z } from 'zod';

/** The EICAR test file, in parts, so that no scanner rejects this source. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join(''),
);

/** The fake reports that a file with this exceeds its limits. */
export const complex = Buffer.from('ARCHIVES-IN-ARCHIVES');

export interface FakeClamd {
  url: string;
  address: { host: string; port: number };
  /** Scanned files. */
  files: Buffer[];
  /** Replies with this instead of a result, without reading the file; undefined: scans again. */
  replyWith: (reply: string | undefined) => void;
  stop: () => Promise<void>;
}

const command = Buffer.from('zINSTREAM\0');

/** Joins the chunks of an INSTREAM command; undefined before its end. */
const readFile = (received: Buffer): Buffer | undefined => {
  const chunks: Buffer[] = [];
  for (let offset = command.length; offset + 4 <= received.length;) {
    const length = received.readUInt32BE(offset);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(offset + 4, offset + 4 + length));
    offset += 4 + length;
  }
  return undefined;
};

const scan = (file: Buffer): string => {
  if (file.includes(eicar)) return 'stream: Eicar-Test-Signature FOUND\0';
  if (file.includes(complex)) return 'stream: Heuristics.Limits.Exceeded.MaxRecursion FOUND\0';
  return 'stream: OK\0';
};

/** Fake clamd that detects only the EICAR test file and `complex`, anywhere in a file. */
export const startFakeClamd = async (): Promise<FakeClamd> => {
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  let fixedReply: string | undefined;
  const serve = (socket: Socket): void => {
    const chunks: Buffer[] = [];
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      if (fixedReply !== undefined) return void socket.end(`${fixedReply}\0`);
      chunks.push(chunk);
      // The end of a file is in the last bytes, so a large one is not joined for each chunk.
      if (!chunk.subarray(-4).equals(Buffer.alloc(Math.min(4, chunk.length)))) return;
      const received = Buffer.concat(chunks);
      const file = received.subarray(0, command.length).equals(command) ? readFile(received) : undefined;
      if (!file) return;
      files.push(file);
      socket.end(scan(file));
    });
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `tcp://127.0.0.1:${port}`,
    address: { host: '127.0.0.1', port },
    files,
    replyWith: (reply) => void (fixedReply = reply),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
