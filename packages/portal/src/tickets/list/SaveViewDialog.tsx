'use client';

import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatTicketView, ticketViewLimits, type TicketListQuery } from '@kmx/core/portal';
import { Button, Stack, TextField } from '@kmx/design-system';
import { Dialog } from '@kmx/design-system/workspace';
import type { PortalConfig } from '../../app/PortalConfig';
import { TicketProblem } from '../shared/TicketProblem';
import { TicketRejectionNotice } from '../shared/TicketRejectionNotice';
import { SavedViews } from './SavedViews';
import type { TicketViewsState, ViewFault } from './useTicketViews';

interface SaveViewDialogProps {
  readonly query: TicketListQuery;
  readonly saved: TicketViewsState;
  readonly config: PortalConfig;
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

const Fault = ({ fault, config }: { fault: ViewFault; config: PortalConfig }) =>
  fault.kind === 'rejected' ? (
    <TicketRejectionNotice code={fault.code} config={config} />
  ) : (
    <TicketProblem problem={fault.problem} config={config} />
  );

/** Saves the current query under a name, replaces a view of the same name, and lists the saved views for editing. */
export function SaveViewDialog({ query, saved, config, onClose, onSaved }: SaveViewDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const given = name.trim();
  const isKnown = saved.views.some((view) => view.name === given);
  const save = async (requested: string) => {
    if (await saved.save(requested, formatTicketView(query))) onSaved(requested);
  };
  return (
    <Dialog
      title={intl.formatMessage({ id: 'portal.tickets.views.save' })}
      closeLabel={intl.formatMessage({ id: 'portal.shared.close' })}
      onClose={onClose}
      isLocked={saved.isRunning}
      actions={
        <>
          <Button variant="ghost" disabled={saved.isRunning} onClick={onClose}>
            <FormattedMessage id="portal.shared.close" />
          </Button>
          <Button
            type="submit"
            form={formId}
            isLoading={saved.isRunning}
            loadingLabel={intl.formatMessage({ id: 'portal.shared.loading' })}
          >
            <FormattedMessage id="portal.tickets.views.submit" />
          </Button>
        </>
      }
    >
      <Stack gap="s">
        {saved.fault && <Fault fault={saved.fault} config={config} />}
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setChecked(true);
            if (given) void save(given);
            else document.getElementById('tickets-view-name')?.focus();
          }}
        >
          <TextField
            id="tickets-view-name"
            name="name"
            label={intl.formatMessage({ id: 'portal.tickets.views.name' })}
            hint={intl.formatMessage({
              id: isKnown ? 'portal.tickets.views.replaces' : 'portal.tickets.views.hint',
            })}
            error={
              isChecked && !given ? intl.formatMessage({ id: 'portal.tickets.views.nameError' }) : undefined
            }
            isRequired
            mark={intl.formatMessage({ id: 'portal.shared.required' })}
            autoComplete="off"
            maxLength={ticketViewLimits.nameLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
        <SavedViews saved={saved} onReplace={(requested) => void save(requested)} />
      </Stack>
    </Dialog>
  );
}
