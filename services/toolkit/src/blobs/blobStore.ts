import type { Readable } from 'node:stream';

/** Store of uploaded bytes. Keys (`2026-11/{id}.jpg`) are chosen by the service, never by a sender. */
export interface BlobStore {
  /** Reads the stream to its end. Leaves nothing when it fails or `signal` aborts. */
  put: (key: string, content: Readable, mimeType: string, signal: AbortSignal) => Promise<void>;
  open: (key: string) => Promise<Readable>;
  /** Also removes what an interrupted `put` left. A missing key is no error. */
  remove: (key: string) => Promise<void>;
  close: () => void;
}
