'use client';

import { useRowLabel } from '@payloadcms/ui';
import { firstWords } from './firstWords';

interface BlockLabelProps {
  noun: string;
  fields: string[];
}

/** Heading of a module's row: its kind and its title, as it is typed. */
export function BlockLabel({ noun, fields }: BlockLabelProps) {
  const { data } = useRowLabel<unknown>();
  const words = firstWords(data, fields);
  return <span>{words === undefined ? noun : `${noun}: ${words}`}</span>;
}
