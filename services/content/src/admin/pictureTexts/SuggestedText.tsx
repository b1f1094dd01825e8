'use client';

import { Button, useDocumentInfo, useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { readSuggestion } from './readSuggestion';
import { suggestionMessages } from './suggestionMessages';

/** Suggests the description in the metadata of the file while the alternative text is empty. */
export function SuggestedText({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string | null>({ path });
  const { id } = useDocumentInfo();
  const { code: language } = useLocale();
  const { i18n } = useTranslation();
  const chosen = useFormFields(([fields]) => fields['file']?.value);
  const [text, setText] = useState<string | null>(null);
  const isEmpty = (value ?? '') === '';
  useEffect(() => {
    if (!isEmpty) return undefined;
    const request = new AbortController();
    const { signal } = request;
    const file = chosen instanceof File ? chosen : undefined;
    void readSuggestion({ id: id?.toString(), file, language }, signal).then((found) => {
      if (!signal.aborted) setText(found);
    });
    return () => request.abort();
  }, [isEmpty, id, chosen, language]);

  if (!isEmpty || text === null || disabled) return null;
  const { suggestion, accept } = suggestionMessages(i18n.language);
  return (
    <div className="kmx-suggestion" role="status">
      <p>{suggestion(text)}</p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setValue(text)}>
        {accept}
      </Button>
    </div>
  );
}
