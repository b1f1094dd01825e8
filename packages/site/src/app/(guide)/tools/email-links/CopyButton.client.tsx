'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@kmx/design-system';

const neverChanges = () => () => undefined;

/** Clipboard support is unknown on the server, where the text can still be selected. */
const useCanCopy = () =>
  useSyncExternalStore(
    neverChanges,
    () => 'clipboard' in navigator,
    () => false,
  );

export function CopyButton({ text, label }: { text: string; label: string }) {
  const canCopy = useCanCopy();
  const [copied, setCopied] = useState<string>();
  if (!canCopy) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      (cause: unknown) => console.warn('The text could not be copied.', cause),
    );
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{copied === text ? 'Copied.' : ''}</span>
    </>
  );
}
