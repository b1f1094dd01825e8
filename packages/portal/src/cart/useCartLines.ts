'use client';

import { skipToken, useQuery } from '@apollo/client/react';
import type { CartPart, PartsCart } from '@kmx/core/portal';
import type { PartFactsFragment } from '../__generated__/customer/graphql';
import type { PortalLocale } from '../app/PortalConfig';
import { PartsByArticleNumbersDocument } from '../parts/parts.customerQuery';
import type { CartLine } from './CartLines';

const findPart = (parts: readonly PartFactsFragment[], line: CartPart) =>
  parts.find(({ id, articleNumber }) => id === line.id || articleNumber === line.articleNumber);

/** The lines of a cart with what the service knows of their parts; a cart holds no more than one question may ask for. */
export function useCartLines({ parts }: PartsCart, locale: PortalLocale, rejected: readonly string[]) {
  const articleNumbers = parts.map(({ articleNumber }) => articleNumber).toSorted();
  const { data, previousData, error, loading, refetch } = useQuery(
    PartsByArticleNumbersDocument,
    articleNumbers.length === 0 ? skipToken : { variables: { articleNumbers, language: locale.language } },
  );
  const response = data?.partsByArticleNumbers;
  const known = response ?? previousData?.partsByArticleNumbers;
  const lines = parts.map((line): CartLine => {
    const part = known && findPart(known, line);
    return {
      line,
      part: part ?? (response ? null : undefined),
      isRejected: rejected.includes(line.articleNumber),
    };
  });
  return { lines, error, isLoading: loading, refetch };
}
