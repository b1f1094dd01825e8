import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { formKinds, type FormKind, type FormState } from '@kmx/core/forms';

import { env } from '../env';
import { parseJson } from '../http/parseJson';

/** Lifetime of the entered values, in seconds. */
export const stateSeconds = 15 * 60;

/**
 * Browsers limit a cookie to 4096 bytes including name and attributes; servers limit all headers to 16 kB.
 */
const chunkLength = 3800;
const maxChunks = 3;
/** Guards against decompression bombs; well above what three chunks can hold. */
const maxUnpacked = 400_000;

const ivLength = 12;
const tagLength = 16;

const entered = {
  values: z.record(z.string(), z.string()),
  attachments: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
};

const stateSchema: z.ZodType<FormState> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({
    kind: z.literal('invalid'),
    problems: z.array(z.object({ field: z.string(), messageId: z.string() })),
    ...entered,
  }),
  z.object({ kind: z.literal('review'), confirm: z.string(), ...entered }),
  z.object({ kind: z.literal('failed'), reason: z.enum(['unavailable', 'rejected', 'tooMany']), ...entered }),
  z.object({ kind: z.literal('sent'), reference: z.string() }),
]);

const sealedSchema = z.object({ form: z.enum(formKinds), state: stateSchema, at: z.number() });

const key = () => Buffer.from(hkdfSync('sha256', env().SESSION_SECRET, '', 'form-state', 32));

/** Encrypts a form's state into the values of up to three cookies; undefined if it is too long. */
export function sealState(form: FormKind, state: FormState, now: number): readonly string[] | undefined {
  const text = JSON.stringify({ form, state, at: now });
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key(), iv);
  const sealed = Buffer.concat([iv, cipher.update(brotliCompressSync(text)), cipher.final()]);
  const whole = Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
  const chunks = whole.match(new RegExp(`.{1,${chunkLength}}`, 'g')) ?? [];
  return chunks.length > maxChunks ? undefined : chunks;
}

function unseal(whole: string): string | undefined {
  try {
    const bytes = Buffer.from(whole, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, ivLength));
    decipher.setAuthTag(bytes.subarray(-tagLength));
    const packed = Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()]);
    return brotliDecompressSync(packed, { maxOutputLength: maxUnpacked }).toString('utf8');
  } catch {
    // Truncated, tampered with, or from another installation: ignored.
    return undefined;
  }
}

/** Decrypts a form's state that is at most 15 minutes old; undefined if it is invalid. */
export function openState(form: FormKind, chunks: readonly string[], now: number): FormState | undefined {
  const text = chunks.length === 0 ? undefined : unseal(chunks.join(''));
  const sealed = sealedSchema.safeParse(text === undefined ? undefined : parseJson(text)).data;
  if (sealed?.form !== form) return undefined;
  return now - sealed.at > stateSeconds * 1000 ? undefined : sealed.state;
}
