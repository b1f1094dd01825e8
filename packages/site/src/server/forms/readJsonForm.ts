import { z } from 'zod';

import { parseJson } from '../http/parseJson';
import { readLimitedText } from '../http/readLimitedText';

import type { PostedForm } from './PostedForm';

/** In bytes: ten long texts with four bytes per character. */
const maxBytes = 200_000;

/** "id" or "id:name". */
const attachment = z.string().max(400);

const attachmentsSchema = z
  .union([z.array(attachment), attachment.transform((one) => [one])])
  .catch([])
  .transform((written) => written.filter((one) => one !== '').slice(0, 20));

const bodySchema = z.record(z.string(), z.unknown());

/** Parses uploaded files, each as "id" or, for redisplay without JavaScript, "id:name". */
export const readAttachments = (value: unknown): PostedForm['attachments'] =>
  attachmentsSchema.parse(value).map((written) => {
    const [id = '', name = ''] = written.split(/:(.*)/s, 2);
    return { id, name };
  });

/** Parses a JSON form by field names; undefined if it is malformed or too long. */
export async function readJsonForm(request: Request): Promise<PostedForm | undefined> {
  const text = await readLimitedText(request, maxBytes);
  const body = bodySchema.safeParse(text === undefined ? undefined : parseJson(text));
  if (!body.success) return undefined;
  return { values: body.data, attachments: readAttachments(body.data.attachments), rejections: [] };
}

/** Parses a URL-encoded form. */
export async function readUrlencodedForm(request: Request): Promise<PostedForm | undefined> {
  const text = await readLimitedText(request, maxBytes);
  if (text === undefined) return undefined;
  const fields = new URLSearchParams(text);
  return {
    values: Object.fromEntries(fields),
    attachments: readAttachments(fields.getAll('attachments')),
    rejections: [],
  };
}
