import type { StoredDocument } from './PageStore';
import { describeFailure, log } from '@/server/log';
import { compress, compressBest, type Encoding } from '@/server/security/encodings';

/** A page that is asked for this often is worth a quarter of a second of a processor. */
const usesBeforeBest = 20;

const uses = new WeakMap<StoredDocument, number>();
let compressing: Promise<void> = Promise.resolve();

async function compressBetter(document: StoredDocument): Promise<void> {
  try {
    document.bodies.set('br', await compressBest(document.html));
  } catch (error) {
    log('warn', `A page could not be compressed better: ${describeFailure(error)}`);
  }
}

/** Compresses a document as well as can be, after those before it: never more than one processor's time. */
const compressInTurn = (document: StoredDocument) => {
  compressing = compressing.then(() => compressBetter(document));
};

/** Returns the document's body in an encoding, compressed once; better once it is in demand. */
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
