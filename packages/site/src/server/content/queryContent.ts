import type { z } from 'zod';
import type { LanguageCode } from '@kmx/core';

import { env } from '../env';
import { queryGraphql, type TypedDocument } from '../graphql/queryGraphql';

import { contentCache } from './contentCache';
import { ContentError } from './ContentError';
import { previewHeaders } from './previewHeaders';

export interface QueryOptions {
  /** Authorizes access to drafts, protected files and passwords of pages. Must not be cached. */
  isPreview?: boolean;
}

/** After a publication, other processes of the service may have stale caches. */
const renewalHeaders = () => (contentCache().isRenewing() ? { 'cache-control': 'no-cache' } : undefined);

/**
 * Sends a typed query to the content service and validates the response.
 * @throws ContentError if the service is unreachable, slower than 3000 ms, or sends an invalid response.
 */
export const queryContent = <TSchema extends z.ZodType, TVariables>(
  document: TypedDocument<z.input<TSchema>, TVariables>,
  schema: TSchema,
  variables: TVariables,
  language: LanguageCode,
  { isPreview }: QueryOptions = {},
): Promise<z.output<TSchema>> =>
  queryGraphql(document, schema, variables, {
    address: `${env().CONTENT_URL}/graphql?locale=${language}`,
    headers: isPreview ? previewHeaders() : renewalHeaders(),
    createError: (code, input, options) => new ContentError(code, input, options),
  });
