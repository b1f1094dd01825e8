import { z } from 'zod';

import { parseJson } from '../http/parseJson';

import { isSignedOutResponse } from './isSignedOutResponse';

const storedSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  size: z.number(),
  type: z.string(),
});

/** An upload stored by the customer service; `size` in bytes. */
export type StoredUpload = z.output<typeof storedSchema>;

const rejectionSchema = z.object({
  code: z.enum(['tooLarge', 'notAllowed', 'empty', 'broken', 'infected', 'tooComplex']),
});

/** Rejection reasons: "images or videos, at most 100 MB" (portal, section 5), an aborted upload, malware, or a failed check for it. */
export type UploadRejectionCode = z.output<typeof rejectionSchema>['code'];

/** Result of an upload. `signedOut`: the identity token was rejected; `unavailable`: the service failed. */
export type UploadOutcome =
  | { kind: 'stored'; upload: StoredUpload }
  | { kind: 'rejected'; code: UploadRejectionCode }
  | { kind: 'signedOut' | 'unavailable' };

const rejectionStatuses: readonly number[] = [400, 413, 415, 422];

export function readUploadResponse(status: number, text: string): UploadOutcome {
  const body = parseJson(text);
  if (status === 201) {
    const stored = storedSchema.safeParse(body);
    return stored.success ? { kind: 'stored', upload: stored.data } : { kind: 'unavailable' };
  }
  if (status === 401) return { kind: isSignedOutResponse(text) ? 'signedOut' : 'unavailable' };
  const rejection = rejectionStatuses.includes(status) ? rejectionSchema.safeParse(body) : undefined;
  return rejection?.success ? { kind: 'rejected', code: rejection.data.code } : { kind: 'unavailable' };
}
