'use client';

import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, TextField } from '@kmx/design-system';
import { SearchForm } from './Parts.styles';

export interface WordSearchProps {
  readonly id: string;
  readonly label: string;
  /** What is searched for now. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** Searched when it is sent: every letter would be a step of the history. */
export function WordSearch({ id, label, text: searched, onSearch }: WordSearchProps) {
  const [entered, setEntered] = useState<{ readonly over: string; readonly text: string }>();
  // Back brings another search: what was entered over the former one goes.
  const text = entered?.over === searched ? entered.text : searched;
  return (
    <SearchForm
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setEntered(undefined);
        onSearch(text.trim());
      }}
    >
      <TextField
        id={id}
        name="text"
        type="search"
        label={label}
        maxLength={80}
        value={text}
        onChange={({ target }) => setEntered({ over: searched, text: target.value })}
      />
      <Button type="submit" variant="secondary" icon="search">
        <FormattedMessage id="portal.users.searchSubmit" />
      </Button>
    </SearchForm>
  );
}
