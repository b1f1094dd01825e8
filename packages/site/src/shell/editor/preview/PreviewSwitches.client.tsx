'use client';

import { useRouter } from 'next/navigation';
import type { ChangeEvent, ReactNode } from 'react';

import { Frame } from './PreviewBar.styles';
import { readPreviewSwitch } from './readPreviewSwitch';

interface PreviewSwitchesProps {
  label: string;
  children: ReactNode;
}

/** Shows what was chosen at once, in this very window: the form around it goes on telling it when it has saved. */
export function PreviewSwitches({ label, children }: PreviewSwitchesProps) {
  const router = useRouter();
  const onChange = ({ target }: ChangeEvent) => {
    const chosen = readPreviewSwitch(target, window.location.search);
    // Neither is a step that "back" in the content service should take again.
    if (chosen?.kind === 'place') window.location.replace(chosen.address);
    if (chosen?.kind === 'theme') router.replace(chosen.address, { scroll: false });
  };
  return (
    <Frame aria-label={label} onChange={onChange}>
      {children}
    </Frame>
  );
}
