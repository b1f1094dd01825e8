import { normalizeText } from '@kmx/contract/text';

interface SearchedOrder {
  reference: string;
  customerReference: string | null;
  orderedBy: string;
  lines: readonly { articleNumber: string; name: string }[];
}

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
