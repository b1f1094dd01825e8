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
 * Shows what was chosen at once, in this very window: the form around it goes on telling it when it has saved. What the form
 * begins again, with a new token, goes on as it was chosen.
 */
export function PreviewSwitches({ label, children }: PreviewSwitchesProps) {
  const router = useRouter();
  useEffect(() => {
    // A preview that stands alone was opened anew by somebody, and begins as its address says.
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
