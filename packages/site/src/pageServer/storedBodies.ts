import type { StoredDocument } from './PageStore';
import { log } from '@/server/log';
import { compress, compressBest, type Encoding } from '@/server/security/encodings';

/** Number of uses that justify the slowest compression, which takes about 250 ms of CPU time. */
const usesBeforeBest = 20;

const uses = new WeakMap<StoredDocument, number>();
let compressing: Promise<void> = Promise.resolve();

async function compressBetter(document: StoredDocument): Promise<void> {
  try {
    document.bodies.set('br', await compressBest(document.html));
  } catch (error) {
    log('warn', 'A page could not be compressed further.', {}, error);
  }
}

/** Queues the slow compressions, so that they occupy at most one CPU core. */
const compressInTurn = (document: StoredDocument) => {
  compressing = compressing.then(() => compressBetter(document));
};

/** Returns the compressed body, cached per encoding and compressed harder once the page is popular. */
export async function bodyIn(document: StoredDocument, encoding: Encoding): Promise<Buffer> {
  const count = (uses.get(document) ?? 0) + 1;
  uses.set(document, count);
  if (count === usesBeforeBest) compressInTurn(document);
  const ready = document.bodies.get(encoding);
  if (ready) return ready;
  const body = await compress(document.html, encoding);
  if (!document.bodies.has(encoding)) document.bodies.set(encoding, body);
  return body;
}
