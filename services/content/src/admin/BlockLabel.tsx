'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { labelIn } from '../german/labelOf';
import { findFirstText } from './findFirstText';

interface BlockLabelProps {
  /** In English and German. */
  noun: Record<string, string>;
  fields: string[];
}

/** Heading of a module's row: type and title, updated while typing. */
export function BlockLabel({ noun, fields }: BlockLabelProps) {
  const { data } = useRowLabel<unknown>();
  const { i18n } = useTranslation();
  const label = findFirstText(data, fields);
  const name = labelIn(noun, i18n.language) ?? '';
  return <span>{label === undefined ? name : `${name}: ${label}`}</span>;
}
