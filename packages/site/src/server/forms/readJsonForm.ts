import { z } from 'zod';

import { parseJson } from '../http/parseJson';
import { readLimitedText } from '../http/readLimitedText';

import type { PostedForm } from './PostedForm';

/** Ten long texts, in signs of four bytes. */
const maxBytes = 200_000;

/** An id, or an id with the file's name behind a colon. */
const attachment = z.string().max(400);

const attachmentsSchema = z
  .union([z.array(attachment), attachment.transform((one) => [one])])
  .catch([])
  .transform((written) => written.filter((one) => one !== '').slice(0, 20));

const bodySchema = z.record(z.string(), z.unknown());

/** Files that were sent before: "id", or "id:name" where a page without script shows the name again. */
export const readAttachments = (value: unknown): PostedForm['attachments'] =>
  attachmentsSchema.parse(value).map((written) => {
    const [id = '', name = ''] = written.split(/:(.*)/s, 2);
    return { id, name };
  });

/** A form as JSON, with the names of its fields; undefined for what is none or is far too long. */
export async function readJsonForm(request: Request): Promise<PostedForm | undefined> {
  const text = await readLimitedText(request, maxBytes);
  const body = bodySchema.safeParse(text === undefined ? undefined : parseJson(text));
  if (!body.success) return undefined;
  return { values: body.data, attachments: readAttachments(body.data.attachments), refusals: [] };
}

/** A form as a browser posts one without files. */
export async function readUrlencodedForm(request: Request): Promise<PostedForm | undefined> {
  const text = await readLimitedText(request, maxBytes);
  if (text === undefined) return undefined;
  const fields = new URLSearchParams(text);
  return {
    values: Object.fromEntries(fields),
    attachments: readAttachments(fields.getAll('attachments')),
    refusals: [],
  };
}
