import { z } from 'zod';
import type { Handler } from '../../../toolkit/src/http/createHttpServer';
import { readJsonBody } from '../../../toolkit/src/http/readJsonBody';
import { sendJson } from '../../../toolkit/src/http/send';
import { log } from '../logging/log';

/** The longest notice of a publication is 200 tags of 200 characters. */
const maxBytes = 100_000;

/** Creates a POST route in JSON: 400 for a body of another shape, 503 if the index cannot be used. */
export const createRoute =
  <TInput>(
    schema: z.ZodType<TInput>,
    work: (input: TInput) => Promise<object>,
    status: 200 | 202 = 200,
  ): Handler =>
  async (request, response, { pathname }) => {
    const body = await readJsonBody(request, maxBytes);
    if (!body.ok) return sendJson(response, body.status, { message: body.message });
    const input = schema.safeParse(body.value);
    if (!input.success) return sendJson(response, 400, { message: z.prettifyError(input.error) });
    try {
      sendJson(response, status, await work(input.data));
    } catch (error) {
      log('error', 'The search cannot respond.', { path: pathname }, error);
      sendJson(response, 503, { message: 'The index is not available at the moment.' });
    }
  };
