import { normalizeText } from './normalizeText';

interface SearchedOrder {
  reference: string;
  customerReference: string | null;
  orderedBy: string;
  lines: readonly { articleNumber: string; name: string }[];
}

/** Folded text that searches of the order history look into. */
export const createOrderSearchKey = ({
  reference,
  customerReference,
  orderedBy,
  lines,
}: SearchedOrder): string =>
  normalizeText(
    [
      reference,
      customerReference ?? '',
      orderedBy,
      ...lines.map(({ articleNumber, name }) => `${articleNumber} ${name}`),
    ].join(' '),
  );
