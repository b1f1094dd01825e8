'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, TextArea, TextField } from '@kmx/design-system';
import { Buttons, DropArea, Form } from './TableFields.styles';

interface TableFieldsProps {
  /** Prefix of the fields' ids. */
  readonly id: string;
  /** Name of the form. */
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly isChecking: boolean;
  /** Buttons beside the one that checks the table. */
  readonly actions?: ReactNode;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File | undefined) => void;
  readonly onCheck: () => void;
}

/** Rows of a table, pasted, dropped or from a file, which are checked before anything is done with them. */
export function TableFields(props: TableFieldsProps) {
  const { id, title, label, hint, text, isChecking, actions, onText, onFile, onCheck } = props;
  const intl = useIntl();
  return (
    <Form
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <DropArea
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const file = event.dataTransfer.files[0];
          // Dropped text is handled by the field below.
          if (!file) return;
          event.preventDefault();
          onFile(file);
        }}
      >
        <TextArea
          id={`${id}-text`}
          name="list"
          label={label}
          hint={hint}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        <TextField
          id={`${id}-file`}
          name="file"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          label={intl.formatMessage({ id: 'portal.partList.file' })}
          onChange={({ target }) => onFile(target.files?.[0])}
        />
      </DropArea>
      <Buttons>
        <Button
          type="submit"
          variant="secondary"
          isLoading={isChecking}
          loadingLabel={intl.formatMessage({ id: 'portal.shared.loading' })}
        >
          <FormattedMessage id="portal.partList.check" />
        </Button>
        {actions}
      </Buttons>
    </Form>
  );
}
