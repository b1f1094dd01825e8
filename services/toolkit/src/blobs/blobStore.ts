import type { Readable } from 'node:stream';

/** Size in bytes, and what else the store knows of a file. */
export interface BlobInfo {
  size: number;
  /** Undefined in a folder. */
  etag: string | undefined;
  /** Undefined in a folder. */
  mimeType: string | undefined;
}

export interface ListedBlob {
  key: string;
  size: number;
  /** Undefined in a folder. */
  etag: string | undefined;
}

/** Store of uploaded bytes. Keys (`2026-11/{id}.jpg`) are chosen by the service, never by a sender. */
export interface BlobStore {
  /** Reads the stream to its end. Leaves nothing when it fails or `signal` aborts. */
  put: (key: string, content: Readable, mimeType: string, signal: AbortSignal) => Promise<void>;
  open: (key: string) => Promise<Readable>;
  /** Undefined if there is no such file. */
  stat: (key: string) => Promise<BlobInfo | undefined>;
  /** Lists complete files whose keys begin with `prefix`, which is empty or ends in a slash; in no particular order. */
  list: (prefix: string) => AsyncIterable<ListedBlob>;
  /** Also removes what an interrupted `put` left. A missing key is no error. */
  remove: (key: string) => Promise<void>;
  close: () => void;
}
