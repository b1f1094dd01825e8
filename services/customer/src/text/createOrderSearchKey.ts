import { normalizeText } from '@kmx/contract/text';

interface SearchedOrder {
  reference: string;
  customerReference: string | null;
  orderedBy: string;
  lines: readonly { articleNumber: string; name: string }[];
}

/** Normalised text for searches of the order history. */
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
