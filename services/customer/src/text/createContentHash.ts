import { createHash } from 'node:crypto';

/**
 * SHA-256 (base64url) of what was sent under an idempotency key, to distinguish a repeated request from a changed
 * one.
 */
export const createContentHash = (content: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');
