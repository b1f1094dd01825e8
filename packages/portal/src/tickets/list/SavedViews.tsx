'use client';

import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, IconButton } from '@kmx/design-system';
import { SavedView, SavedViewList, SavedViewName, SavedViewsTitle } from './TicketViews.styles';
import type { TicketViewsState } from './useTicketViews';

interface SavedViewsProps {
  readonly saved: TicketViewsState;
  readonly onReplace: (name: string) => void;
}

/** Saved views, each with buttons to replace it by the current query or to delete it. */
export function SavedViews({ saved, onReplace }: SavedViewsProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  if (saved.views.length === 0) return null;
  return (
    <section aria-labelledby="tickets-saved-views">
      <SavedViewsTitle id="tickets-saved-views" ref={heading} tabIndex={-1}>
        <FormattedMessage id="portal.tickets.views.yours" />
      </SavedViewsTitle>
      <SavedViewList>
        {saved.views.map(({ id, name }) => (
          <SavedView key={id}>
            <SavedViewName>{name}</SavedViewName>
            <Button
              variant="ghost"
              size="s"
              disabled={saved.isRunning}
              aria-label={intl.formatMessage({ id: 'portal.tickets.views.replaceThis' }, { name })}
              onClick={() => onReplace(name)}
            >
              <FormattedMessage id="portal.tickets.views.replace" />
            </Button>
            <IconButton
              icon="trash"
              label={intl.formatMessage({ id: 'portal.tickets.views.delete' }, { name })}
              disabled={saved.isRunning}
              onClick={() => {
                // The button is removed with its view.
                heading.current?.focus();
                void saved.remove(id);
              }}
            />
          </SavedView>
        ))}
      </SavedViewList>
    </section>
  );
}
