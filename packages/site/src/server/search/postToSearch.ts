import { z } from 'zod';

import { env } from '../env';
import { fetchWithBody } from '../fetchService';
import { circuitOf } from '../graphql/circuits';

import { SearchServiceError } from './SearchServiceError';

async function send(address: string, body: object, signal: AbortSignal): Promise<Response> {
  const response = await fetchWithBody(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': env().SEARCH_API_KEY },
    body: JSON.stringify(body),
    // A redirect would expose the key to another host.
    redirect: 'error',
    signal,
  });
  // A rejected request does not count as a failure of the service.
  if (response.status >= 500) throw new SearchServiceError(`status ${response.status}`);
  return response;
}

/**
 * Posts to the search service and validates the response.
 * @throws SearchServiceError if it is unreachable, slower than 3000 ms, or responds with an error or another shape.
 */
export async function postToSearch<TSchema extends z.ZodType>(
  path: string,
  body: object,
  schema: TSchema,
): Promise<z.output<TSchema>> {
  const address = `${env().SEARCH_URL}${path}`;
  try {
    const response = await circuitOf(address).run((signal) => send(address, body, signal));
    if (!response.ok) throw new SearchServiceError(`status ${response.status}: ${await response.text()}`);
    const parsed = schema.safeParse(await response.json());
    if (!parsed.success) throw new SearchServiceError(z.prettifyError(parsed.error));
    return parsed.data;
  } catch (cause) {
    if (cause instanceof SearchServiceError) throw cause;
    throw new SearchServiceError(`${path} cannot be reached`, { cause });
  }
}
