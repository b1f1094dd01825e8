import { z } from 'zod';

const errorSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ code: z.string().optional() }).nullish(),
    }),
  ),
});

/** `message` is in the language of the admin; undefined if the service did not respond as expected. */
export type Outcome<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: string | undefined; message: string | undefined };

const failed = { ok: false, code: undefined, message: undefined } as const;

const toFailure = (body: unknown): Outcome<never> => {
  const [error] = errorSchema.safeParse(body).data?.errors ?? [];
  return error ? { ok: false, code: error.data?.code ?? undefined, message: error.message } : failed;
};

/** Sends JSON to an endpoint below `/api/users`, or reads it without a body. Never rejects. */
export const requestAccount = async <Value>(
  path: string,
  schema: z.ZodType<Value>,
  language: string,
  body?: object,
): Promise<Outcome<Value>> => {
  try {
    const response = await fetch(`/api/users/${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      ...(body && { body: JSON.stringify(body) }),
    });
    const result: unknown = await response.json();
    if (!response.ok) return toFailure(result);
    const parsed = schema.safeParse(result);
    return parsed.success ? { ok: true, value: parsed.data } : failed;
  } catch {
    return failed;
  }
};
