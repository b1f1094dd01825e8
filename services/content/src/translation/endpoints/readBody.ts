import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { languageCodes } from '@kmx/contract/locales';

/** The body; null when it is longer than `limit` bytes. */
export const readBody = async (req: PayloadRequest, limit: number): Promise<Buffer | null> => {
  if (!req.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  const reader = req.body.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size <= limit) chunks.push(value);
    else {
      await reader.cancel();
      return null;
    }
  }
};

const languages = z.array(z.enum(languageCodes)).min(1);
export const languagesSchema = z.object({ languages });
export const optionalLanguagesSchema = z.object({ languages: languages.optional() });

const maxJsonBytes = 10_000;

const parseJson = (text: string): unknown => {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The JSON of a body, checked; undefined when it is something else. */
export const readJson = async <TSchema extends z.ZodType>(
  req: PayloadRequest,
  schema: TSchema,
): Promise<z.output<TSchema> | undefined> =>
  schema.safeParse(parseJson((await readBody(req, maxJsonBytes))?.toString('utf8') ?? '-')).data;
