import { z } from 'zod';

import { parseJson } from '../http/parseJson';

import { isSignedOutResponse } from './isSignedOutResponse';

const storedSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  size: z.number(),
  type: z.string(),
});

/** A file that the customer service keeps; `size` in bytes. */
export type StoredUpload = z.output<typeof storedSchema>;

const rejectionSchema = z.object({ code: z.enum(['tooLarge', 'notAllowed', 'empty', 'broken']) });

/** Why a file was not taken: "images or videos, at most 100 MB" (portal, section 5), or it broke off. */
export type UploadRejectionCode = z.output<typeof rejectionSchema>['code'];

/** What became of a file; `signedOut` when the sender's identity token was not taken, `unavailable` when the service gave no sound answer. */
export type UploadOutcome =
  | { kind: 'stored'; upload: StoredUpload }
  | { kind: 'refused'; code: UploadRejectionCode }
  | { kind: 'signedOut' | 'unavailable' };

const rejectionStatuses: readonly number[] = [400, 413, 415];

/** Reads what the customer service says of a file. */
export function readUploadResponse(status: number, text: string): UploadOutcome {
  const body = parseJson(text);
  if (status === 201) {
    const stored = storedSchema.safeParse(body);
    return stored.success ? { kind: 'stored', upload: stored.data } : { kind: 'unavailable' };
  }
  if (status === 401) return { kind: isSignedOutResponse(text) ? 'signedOut' : 'unavailable' };
  const rejection = rejectionStatuses.includes(status) ? rejectionSchema.safeParse(body) : undefined;
  return rejection?.success ? { kind: 'refused', code: rejection.data.code } : { kind: 'unavailable' };
}
