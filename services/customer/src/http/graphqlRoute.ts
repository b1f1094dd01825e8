import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Log } from '@kmx/server/logging';
import { createGraphqlHandler, describeRejection } from '../../../toolkit/src/graphql/createGraphqlHandler';
import { readGraphqlRequest } from '../../../toolkit/src/http/readGraphqlRequest';
import { sendJson, sendText } from '../../../toolkit/src/http/send';
import { parseJson } from '../../../toolkit/src/parseJson';
import { logRejectedOperation, type CustomerContext, type Session } from '../graphql/context';
import { schema } from '../graphql/schema';
import { limits } from '../limits/requestLimits';
import { headerOf, openRequestSession, type SessionDependencies } from './requestSession';

const readOptions = { requestBytes: limits.requestBytes, methods: 'POST' } as const;

export interface GraphqlDependencies extends SessionDependencies {
  isSchemaPublic: boolean;
  log: Log;
  now: () => Date;
}

const responseSchema = z.looseObject({ extensions: z.record(z.string(), z.unknown()).optional() });

/** Section 7: requests have a debug level. Debug data are for employees only, and contain only times and ids. */
const withDebug = (body: string, debug: { requestId: string | null; ms: number }): string => {
  const response = responseSchema.safeParse(parseJson(body));
  if (!response.success) return body;
  return JSON.stringify({ ...response.data, extensions: { ...response.data.extensions, debug } });
};

const wantsDebug = (request: IncomingMessage, session: Session | null): boolean =>
  /^[12]$/.test(headerOf(request, 'x-debug-level') ?? '') && session?.viewer.isInternal === true;

const operationOf = ({ operationName = 'graphql' }: { operationName?: string | undefined }): string =>
  operationName;

/** Handles `/graphql`: POST in JSON only. A token is optional, but must be valid. */
export const createGraphqlRoute = (dependencies: GraphqlDependencies) => {
  const { context, isSchemaPublic, now } = dependencies;
  const handleQuery = createGraphqlHandler<CustomerContext>(schema, limits, {
    isSchemaPublic,
    log: dependencies.log,
    logRejection: (error, question, operation) =>
      logRejectedOperation(operation, operationOf(question), describeRejection(error, limits)),
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const began = now().getTime();
    const question = await readGraphqlRequest(request, readOptions);
    const operation = question.ok ? operationOf(question.value) : 'graphql';
    const session = await openRequestSession(dependencies, request, response, operation);
    if (session === undefined) return;
    if (!question.ok) {
      logRejectedOperation({ ...context, session }, operation, question.message);
      return sendJson(response, question.status, { errors: [{ message: question.message }] });
    }
    const { status, body } = await handleQuery(question.value, { ...context, session });
    const debug = { requestId: headerOf(request, 'x-request-id') ?? null, ms: now().getTime() - began };
    sendText(response, status, wantsDebug(request, session) ? withDebug(body, debug) : body);
  };
};
