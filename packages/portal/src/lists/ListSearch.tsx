'use client';

import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, TextField } from '@kmx/design-system';
import { Frame } from './ListSearch.styles';

interface ListSearchProps {
  /** Unique in the page. */
  readonly id: string;
  readonly label: string;
  /** Current search text. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Search of a list. Applied on submit, because each letter would add a history entry. */
export function ListSearch({ id, label, search, onSearch }: ListSearchProps) {
  const [entered, setEntered] = useState<{ readonly over: string; readonly text: string }>();
  // Going back restores another search and discards the text entered for the previous one.
  const text = entered?.over === search ? entered.text : search;
  return (
    <Frame
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setEntered(undefined);
        onSearch(text.trim());
      }}
    >
      <TextField
        id={id}
        name="search"
        type="search"
        label={label}
        value={text}
        maxLength={80}
        onChange={({ target }) => setEntered({ over: search, text: target.value })}
      />
      <Button type="submit" variant="secondary" size="s" icon="search">
        <FormattedMessage id="portal.users.searchSubmit" />
      </Button>
    </Frame>
  );
}
