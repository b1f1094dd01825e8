import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

import { log } from '../log';

import { createSecurityPolicy, type Framing, type PolicySources } from './createSecurityPolicy';
import { compress, type Encoding } from './encodings';
import { readInlineParts } from './readInlineParts';

/** A document as it is sent: its policy, and its bytes by encoding. */
export interface PreparedDocument {
  readonly policy: string;
  readonly bodyIn: (encoding: Encoding) => Promise<Buffer>;
}

export interface DocumentInput {
  readonly html: Buffer;
  /** Whether caches may keep it; what is one reader's own is not remembered here either. */
  readonly isKept: boolean;
  readonly isPortal: boolean;
  readonly framing?: Framing | undefined;
}

/** What is remembered of a document: less than half of its own size. */
interface Stored {
  readonly policy: string;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
}

/** Documents together, as large as they are before they are compressed. */
const maxBytes = 128 * 1024 * 1024;

function createPolicy({ html, isPortal, framing }: DocumentInput, sources: PolicySources): string {
  const parts = readInlineParts(html.toString('utf8'));
  for (const text of parts.unknownScripts)
    log('warn', 'An inline script that the content security policy does not know will not run.', { text });
  return createSecurityPolicy(sources, { parts, isPortal, framing });
}

/** Compresses once per encoding; what failed is tried again with the next reader. */
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
 * Prepares documents, and remembers those that caches may keep by what stands in them: pages are rendered once and sent often.
 * An entity tag would not do as a key, since those of the framework are too short to tell two documents apart for certain.
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
    const { html, isKept, framing } = input;
    // What is framed is one editor's.
    if (!isKept || framing) {
      return { policy: createPolicy(input, sources()), bodyIn: (encoding) => compress(html, encoding) };
    }
    const { policy, bodies } = storeDocument(input);
    return { policy, bodyIn: (encoding) => bodyOf(bodies, html, encoding) };
  };
}
