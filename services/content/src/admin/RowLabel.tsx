'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { labelIn } from '../german/labelOf';
import { findFirstText } from './findFirstText';

interface RowLabelProps {
  /** In English and German. */
  noun: Record<string, string>;
  fields: string[];
}

/** Heading of an array's row: its text, updated while typing. */
export function RowLabel({ noun, fields }: RowLabelProps) {
  const { data, rowNumber } = useRowLabel<unknown>();
  const { i18n } = useTranslation();
  return (
    <span>
      {findFirstText(data, fields) ?? `${labelIn(noun, i18n.language) ?? ''} ${(rowNumber ?? 0) + 1}`}
    </span>
  );
}
