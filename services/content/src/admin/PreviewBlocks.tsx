'use client';

import { useDocumentInfo, useForm, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { findFieldByText } from './findFieldByText';
import { openField } from './openField';
import { focusWhenRendered, openRow, showModulesTab } from './openRow';
import { readClickedBlock } from './previewMessage';

const path = 'modules';

/** Returns the lists around a field with the index of its row: `modules.1.items.0.title` is in two. */
const listsAround = (field: string): { path: string; index: number }[] =>
  Array.from(field.matchAll(/\.(\d+)(?=\.)/g), (match) => ({
    path: field.slice(0, match.index),
    index: Number(match[1]),
  }));

/**
 * Renders nothing. A click on a block in the preview opens its row in the form and focuses the field with the
 * clicked text. A document without blocks is one block with its own id.
 */
export function PreviewBlocks() {
  const { dispatchFields, getFields } = useForm();
  const { id: documentId, docConfig } = useDocumentInfo();
  const { iframeRef, popupRef, url } = useLivePreviewContext();

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      const isPreview =
        event.source !== null &&
        (event.source === iframeRef.current?.contentWindow || event.source === popupRef?.current);
      const clicked = isPreview && typeof url === 'string' ? readClickedBlock(event, url) : undefined;
      const fields = getFields();
      if (clicked?.text !== undefined && clicked.id === documentId) {
        const field = findFieldByText(fields, '', clicked.text);
        if (field !== undefined) openField(docConfig?.fields ?? [], field);
        return;
      }
      const rows = fields[path]?.rows ?? [];
      const index = rows.findIndex((row) => row.id === clicked?.id);
      if (clicked === undefined || index < 0) return;
      const rowPath = `${path}.${index}`;
      const field = clicked.text === undefined ? undefined : findFieldByText(fields, rowPath, clicked.text);
      showModulesTab();
      for (const list of listsAround(field ?? `${rowPath}.`)) {
        const updatedRows = (fields[list.path]?.rows ?? []).map((row, position) =>
          position === list.index ? { ...row, collapsed: false } : row,
        );
        dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list.path, updatedRows });
      }
      if (field === undefined) openRow(`${path}-row-${index}`);
      else focusWhenRendered(`field-${field.replaceAll('.', '__')}`);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [dispatchFields, docConfig, documentId, getFields, iframeRef, popupRef, url]);

  return null;
}
