import type { z } from 'zod';
import type { LanguageCode } from '@kmx/core';

import { env } from '../env';
import { queryGraphql, type TypedDocument } from '../graphql/queryGraphql';

import { contentCache } from './contentCache';
import { ContentError } from './ContentError';
import { previewHeaders } from './previewHeaders';

export interface QueryOptions {
  /** Asks with the key of the preview: drafts, protected files, passwords of pages. Never for what is cached. */
  isPreview?: boolean;
}

/** After a publication the service computes its answer: of its processes one that did not publish may have an old one. */
const renewalHeaders = () => (contentCache().isRenewing() ? { 'cache-control': 'no-cache' } : undefined);

/**
 * Asks the content service one typed question, and checks the answer.
 * @throws ContentError when it is unreachable, slower than 3000 ms, or answers something else than promised.
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
