'use client';

import { useRef, useState } from 'react';
import { Button, Stack, TextField } from '@kmx/design-system';

import type { TranslationActionMessages } from './translationActionMessages';

/** Same limit as the server. */
const maxPackageBytes = 5 * 1024 * 1024;

interface PackageFormProps {
  messages: Pick<TranslationActionMessages, 'file' | 'fileHint' | 'import' | 'busy' | 'tooLarge'>;
  isDisabled: boolean;
  isBusy: boolean;
  onImport: (file: File) => void;
}

export function PackageForm({ messages, isDisabled, isBusy, onImport }: PackageFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [hasFile, setHasFile] = useState(false);
  const [isRejected, setRejected] = useState(false);
  const send = () => {
    const file = field.current?.files?.[0];
    if (!file) return;
    const isTaken = file.size > 0 && file.size <= maxPackageBytes;
    setRejected(!isTaken);
    if (isTaken) onImport(file);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="s">
        <TextField
          ref={field}
          id="translation-package"
          name="package"
          type="file"
          accept=".xlf,.xliff,application/xliff+xml"
          label={messages.file}
          hint={messages.fileHint}
          error={isRejected ? messages.tooLarge : undefined}
          onChange={({ target }) => {
            setHasFile((target.files?.length ?? 0) > 0);
            setRejected(false);
          }}
        />
        <Button
          type="submit"
          size="s"
          variant="secondary"
          icon="upload"
          disabled={isDisabled || !hasFile}
          isLoading={isBusy}
          loadingLabel={messages.busy}
        >
          {messages.import}
        </Button>
      </Stack>
    </form>
  );
}
