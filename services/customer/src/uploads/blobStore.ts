import type { Readable } from 'node:stream';

/** Where the bytes of uploads lie. Keys are ours (`2026-11/{id}.jpg`), never a sender's. */
export interface BlobStore {
  /** Takes the stream to its end; when it fails, or `signal` aborts, nothing is left. */
  put: (key: string, content: Readable, mimeType: string, signal: AbortSignal) => Promise<void>;
  open: (key: string) => Promise<Readable>;
  /** Also removes what an interrupted `put` left; nothing there is no error. */
  remove: (key: string) => Promise<void>;
  close: () => void;
}
