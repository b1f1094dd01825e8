import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';
import * as z from 'zod/mini';
import { isFailedResponse } from '@kmx/core/portal';

import { bearerHeaders } from './bearerHeaders';
import { DataError, type DataProblem } from './problems';
import { requestTwice, type CustomerAccess } from './requestTwice';

/** Level of detail of the service's error reports; values other than 0 are for support. */
export type DebugLevel = 0 | 1 | 2;

export interface CustomerLinkOptions extends CustomerAccess {
  readonly dataPath: string;
  readonly debugLevel: DebugLevel;
  readonly fetch: typeof fetch;
  /** Creates the signal that aborts one attempt after 10 s. */
  readonly createTimeout: () => AbortSignal;
}

/** Generated documents carry the id under which the server stores them. */
const documentSchema = z.object({ __meta__: z.object({ hash: z.string() }) });

const responseSchema = z.object({
  data: z.nullish(z.record(z.string(), z.unknown())),
  errors: z.nullish(
    z.array(
      z.object({
        message: z.string(),
        extensions: z.nullish(z.looseObject({ code: z.optional(z.string()) })),
      }),
    ),
  ),
});

type Result = z.infer<typeof responseSchema>;

interface PersistedQuery {
  readonly operation: string;
  readonly variables: Record<string, unknown>;
}

function toPersistedQuery({ query, variables, operationName }: ApolloLink.Operation): PersistedQuery {
  const document = documentSchema.safeParse(query);
  if (!document.success)
    throw new Error(`The document ${operationName ?? ''} has no id: run npm run codegen.`);
  return { operation: document.data.__meta__.hash, variables };
}

function decideStatusProblem(status: number): DataProblem | undefined {
  if (status === 401) return 'signedOut';
  if (status === 403) return 'forbidden';
  if (status === 429 || status >= 500) return 'unavailable';
  return status >= 400 ? 'failed' : undefined;
}

const codeProblems = new Map<string, DataProblem>([
  ['UNAUTHENTICATED', 'signedOut'],
  ['FORBIDDEN', 'forbidden'],
]);

/** Throws if the response has an error code, or no data. */
function checkResponse({ data, errors }: Result): void {
  const codes = (errors ?? []).flatMap(({ extensions }) => extensions?.code ?? []);
  const known = codes.find((code) => codeProblems.has(code));
  const problem = known === undefined ? undefined : codeProblems.get(known);
  if (problem) throw new DataError(problem, { serviceCode: known });
  if (isFailedResponse(data)) throw new DataError('failed', { serviceCode: codes[0] });
}

async function readResponse(response: Response): Promise<Result> {
  const problem = decideStatusProblem(response.status);
  if (problem) throw new DataError(problem);
  const body: unknown = await response.json().catch(() => undefined);
  const result = responseSchema.safeParse(body);
  if (!result.success) throw new DataError('failed', { cause: result.error });
  checkResponse(result.data);
  return result.data;
}

async function sendRequest(
  query: PersistedQuery,
  accessToken: string | undefined,
  options: CustomerLinkOptions,
  cancel: AbortSignal,
): Promise<Result> {
  const signal = AbortSignal.any([options.createTimeout(), cancel]);
  let response: Response;
  try {
    response = await options.fetch(options.dataPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-debug-level': String(options.debugLevel),
        ...bearerHeaders(accessToken),
      },
      body: JSON.stringify(query),
      signal,
    });
  } catch (cause) {
    const isOffline = globalThis.navigator?.onLine === false;
    throw new DataError(isOffline ? 'offline' : 'unavailable', { cause });
  }
  return readResponse(response);
}

const isSignedOut = (error: unknown): boolean => error instanceof DataError && error.code === 'signedOut';

/**
 * Link to the customer data service through the same-origin proxy: sends the id of a persisted document, with the
 * access token and the debug level as headers (section 7, ADR 49). Fails with a `DataError`.
 */
export const createCustomerLink = (options: CustomerLinkOptions): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        const control = new AbortController();
        const run = async () => {
          const query = toPersistedQuery(operation);
          return requestTwice({
            access: options,
            send: (accessToken) => sendRequest(query, accessToken, options, control.signal),
            isSignedOut,
            cancel: control.signal,
          });
        };
        run().then(
          ({ data, errors }) => {
            observer.next({
              data,
              ...(errors && {
                errors: errors.map(({ message, extensions }) => ({
                  message,
                  extensions: extensions ?? undefined,
                })),
              }),
            });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => control.abort();
      }),
  );
