import * as z from 'zod/mini';
import type { UploadResult } from '@kmx/core/machines/upload';
import { bearerHeaders } from '../../data/bearerHeaders';

const storedSchema = z.object({ id: z.string() });
const rejectedSchema = z.object({
  code: z.enum(['tooLarge', 'notAllowed', 'empty', 'broken', 'infected', 'tooComplex']),
});

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Rejected token: nothing was stored, and a renewed access token may help. */
export class UploadSignedOut extends Error {
  override readonly name = 'UploadSignedOut';
}

/** Parses the response of `POST /api/uploads`; unknown responses can be retried. */
export function readUploadResponse(status: number, text: string): UploadResult {
  const body = readBody(text);
  const stored = status === 201 ? storedSchema.safeParse(body).data : undefined;
  if (stored) return { kind: 'stored', id: stored.id };
  return { kind: 'rejected', code: rejectedSchema.safeParse(body).data?.code ?? 'unavailable' };
}

/**
 * Sends a file as the signed-in user, the only one who can attach it. Reports progress from 0 to 1 and stops on abort.
 * Rejects if the connection is lost, and with `UploadSignedOut`.
 */
export type SendFile = (
  file: File,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
  accessToken: string | undefined,
) => Promise<UploadResult>;

/** Sends a file to `/api/uploads` by XMLHttpRequest, the only browser request that reports upload progress. */
export const sendUpload: SendFile = (file, onProgress, signal, accessToken) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      if (request.status === 401) reject(new UploadSignedOut('The access token was not accepted.'));
      else resolve(readUploadResponse(request.status, request.responseText));
    });
    for (const end of ['error', 'abort', 'timeout'])
      request.addEventListener(end, () => reject(new Error('The upload was broken off.')));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/api/uploads');
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(bearerHeaders(accessToken)))
      request.setRequestHeader(name, value);
    request.send(body);
  });

/** Deletes a removed file; if the request fails, the service deletes it later. */
export function removeUpload(id: string, accessToken: string | undefined): void {
  fetch(`/api/uploads/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    headers: bearerHeaders(accessToken),
    keepalive: true,
  }).catch(() => undefined);
}
