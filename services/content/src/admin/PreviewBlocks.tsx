'use client';

import { useForm, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { openRow, showModulesTab } from './openRow';
import { readClickedBlock } from './previewMessage';

const path = 'modules';

/** Draws nothing: a click on a block in the preview opens the row of that block in the form. */
export function PreviewBlocks() {
  const { dispatchFields, getFields } = useForm();
  const { iframeRef, popupRef, url } = useLivePreviewContext();

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      const isPreview =
        event.source !== null &&
        (event.source === iframeRef.current?.contentWindow || event.source === popupRef?.current);
      const id = isPreview && typeof url === 'string' ? readClickedBlock(event, url) : undefined;
      const rows = getFields()[path]?.rows ?? [];
      const index = rows.findIndex((row) => row.id === id);
      if (id === undefined || index < 0) return;
      showModulesTab();
      const updatedRows = rows.map((row) => (row.id === id ? { ...row, collapsed: false } : row));
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
      openRow(`${path}-row-${index}`);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [dispatchFields, getFields, iframeRef, popupRef, url]);

  return null;
}
