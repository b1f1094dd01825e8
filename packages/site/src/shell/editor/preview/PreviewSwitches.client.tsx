'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ChangeEvent, type ReactNode } from 'react';

import { loadPreviewAt } from './loadPreviewAt';
import { Frame } from './PreviewBar.styles';
import { findEditorWindow } from './previewMessages';
import { readPreviewSwitch } from './readPreviewSwitch';
import { storePreview, resumePreview } from './storePreview';

interface PreviewSwitchesProps {
  label: string;
  children: ReactNode;
}

/**
 * Applies selections immediately in this window, so that the form keeps its connection. When the form
 * restarts the preview with a new token, the selections are restored.
 */
export function PreviewSwitches({ label, children }: PreviewSwitchesProps) {
  const router = useRouter();
  useEffect(() => {
    // A preview in its own window was reopened on purpose and shows its address.
    if (!findEditorWindow()) return;
    const address = resumePreview(window.location);
    if (address === undefined) storePreview(window.location);
    else loadPreviewAt(address);
  }, []);
  const onChange = ({ target }: ChangeEvent) => {
    const chosen = readPreviewSwitch(target, window.location);
    if (!chosen) return;
    const address = `${chosen.pathname}${chosen.search}`;
    storePreview(chosen);
    if (chosen.kind === 'place') loadPreviewAt(address);
    else router.replace(address, { scroll: false });
  };
  return (
    <Frame aria-label={label} onChange={onChange}>
      {children}
    </Frame>
  );
}
