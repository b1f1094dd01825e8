'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parseTicketView } from '@kmx/core/portal';
import { Button, VisuallyHidden } from '@kmx/design-system';
import { isPlainClick } from '@kmx/design-system/workspace';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { createTicketListHref } from '../shared/ticketAddresses';
import { SaveViewDialog } from './SaveViewDialog';
import { createBuiltInViews, isViewShown } from './ticketViewLinks';
import { ViewAnchor, ViewBar, ViewList } from './TicketViews.styles';
import type { TicketListState } from './useTicketListQuery';
import { useTicketViews } from './useTicketViews';

interface TicketViewsProps {
  readonly state: TicketListState;
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
  readonly isInternal: boolean;
}

/** Built-in and saved views above the list, each with a URL, and a button that saves the current one. */
export function TicketViews({ state, locale, config, isInternal }: TicketViewsProps) {
  const intl = useIntl();
  const saved = useTicketViews();
  const [isSaving, setSaving] = useState(false);
  const [done, setDone] = useState<string>();
  const link = (id: string, query: string, name: ReactNode) => (
    <li key={id}>
      <ViewAnchor
        href={createTicketListHref(locale, query && `?${query}`)}
        aria-current={isViewShown(state.query, query) ? 'page' : undefined}
        onClick={(event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          state.change(parseTicketView(query));
        }}
      >
        {name}
      </ViewAnchor>
    </li>
  );
  return (
    <ViewBar>
      <nav aria-label={intl.formatMessage({ id: 'portal.tickets.views' })}>
        <ViewList>
          {createBuiltInViews(isInternal).map(({ id, labelId, query }) =>
            link(id, query, <FormattedMessage id={labelId} />),
          )}
          {saved.views.map(({ id, name, query }) => link(`saved-${id}`, query, name))}
        </ViewList>
      </nav>
      <div>
        <Button
          variant="ghost"
          size="s"
          icon="star"
          onClick={() => {
            setDone(undefined);
            setSaving(true);
          }}
        >
          <FormattedMessage id="portal.tickets.views.save" />
        </Button>
        <div role="status">
          {done && (
            <VisuallyHidden>
              <FormattedMessage id="portal.tickets.views.saved" values={{ name: done }} />
            </VisuallyHidden>
          )}
        </div>
      </div>
      {isSaving && (
        <SaveViewDialog
          query={state.query}
          saved={saved}
          config={config}
          onClose={() => {
            saved.clearFault();
            setSaving(false);
          }}
          onSaved={(name) => {
            setSaving(false);
            setDone(name);
          }}
        />
      )}
    </ViewBar>
  );
}
