import type { ArticleLine, ArticleList } from '@kmx/core/portal';
import type { PartFactsFragment } from '../../__generated__/customer/graphql';

/** Result of a line: its part, or the reason why there is none. */
export type LineResult =
  | {
      readonly kind: 'found';
      readonly line: number;
      readonly part: PartFactsFragment;
      readonly quantity: number;
    }
  | { readonly kind: 'unknown'; readonly line: number; readonly text: string }
  | {
      readonly kind: 'noNumber' | 'badQuantity' | 'twoQuantities' | 'tooLong';
      readonly line: number;
      readonly text: string;
    };

/** Key of an article number: "spaces/case/dashes ignored". */
const toArticleKey = (articleNumber: string) =>
  articleNumber.replaceAll(/[^\p{L}\p{N}]+/gu, '').toUpperCase();

export const listArticleNumbers = ({ lines }: Pick<ArticleList, 'lines'>): readonly string[] => [
  ...new Set(lines.flatMap((line) => ('articleNumber' in line ? [line.articleNumber] : []))),
];

function respondLine(line: ArticleLine, parts: ReadonlyMap<string, PartFactsFragment>): LineResult {
  if ('problem' in line) return { kind: line.problem, line: line.line, text: line.text };
  const part = parts.get(toArticleKey(line.articleNumber));
  return part
    ? { kind: 'found', line: line.line, part, quantity: line.quantity }
    : { kind: 'unknown', line: line.line, text: line.articleNumber };
}

export function matchPartList(
  { lines }: Pick<ArticleList, 'lines'>,
  parts: readonly PartFactsFragment[],
): readonly LineResult[] {
  const known = new Map(parts.map((part) => [toArticleKey(part.articleNumber), part]));
  return lines.map((line) => respondLine(line, known));
}
