'use client';

import { useRowLabel } from '@payloadcms/ui';
import { firstWords } from './firstWords';

interface RowLabelProps {
  noun: string;
  fields: string[];
}

/** Heading of an array's row: what the editor typed into it, as it is typed. */
export function RowLabel({ noun, fields }: RowLabelProps) {
  const { data, rowNumber } = useRowLabel<unknown>();
  return <span>{firstWords(data, fields) ?? `${noun} ${(rowNumber ?? 0) + 1}`}</span>;
}
