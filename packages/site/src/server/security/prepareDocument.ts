import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

import { log } from '../log';

import { createSecurityPolicy, type Framing, type PolicySources } from './createSecurityPolicy';
import { compress, type Encoding } from './encodings';
import { readInlineParts } from './readInlineParts';

export interface PreparedDocument {
  readonly policy: string;
  readonly bodyIn: (encoding: Encoding) => Promise<Buffer>;
}

export interface DocumentInput {
  readonly html: Buffer;
  /** False for documents of a single reader, which are not cached here either. */
  readonly isCacheable: boolean;
  readonly isPortal: boolean;
  readonly framing?: Framing | undefined;
}

/** Cached data of a document; less than half its size. */
interface Stored {
  readonly policy: string;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
}

/** Total size of the cached documents before compression. */
const maxBytes = 128 * 1024 * 1024;

function createPolicy({ html, isPortal, framing }: DocumentInput, sources: PolicySources): string {
  const parts = readInlineParts(html.toString('utf8'));
  for (const text of parts.unknownScripts)
    log('warn', 'The content security policy blocks an unknown inline script.', { text });
  return createSecurityPolicy(sources, { parts, isPortal, framing });
}

/** Compresses once per encoding; a failure is retried with the next request. */
function bodyOf(bodies: Stored['bodies'], html: Buffer, encoding: Encoding): Promise<Buffer> {
  const known = bodies.get(encoding);
  if (known) return known;
  const body = compress(html, encoding).catch((error: unknown) => {
    bodies.delete(encoding);
    throw error;
  });
  bodies.set(encoding, body);
  return body;
}

/**
 * Prepares documents and caches public ones by a hash of their content, because pages are rendered once and
 * sent often. The framework's entity tags are too short to be a collision-free key.
 */
export function createDocumentPreparation(
  sources: () => PolicySources,
  maxSize = maxBytes,
): (input: DocumentInput) => PreparedDocument {
  const stored = new LRUCache<string, Stored>({ maxSize });
  const storeDocument = (input: DocumentInput): Stored => {
    const key = `${input.isPortal} ${createHash('sha256').update(input.html).digest('base64')}`;
    const known = stored.get(key);
    if (known) return known;
    const made: Stored = { policy: createPolicy(input, sources()), bodies: new Map() };
    stored.set(key, made, { size: input.html.length });
    return made;
  };
  return (input) => {
    const { html, isCacheable, framing } = input;
    // Framed documents belong to a single editor.
    if (!isCacheable || framing) {
      return { policy: createPolicy(input, sources()), bodyIn: (encoding) => compress(html, encoding) };
    }
    const { policy, bodies } = storeDocument(input);
    return { policy, bodyIn: (encoding) => bodyOf(bodies, html, encoding) };
  };
}
