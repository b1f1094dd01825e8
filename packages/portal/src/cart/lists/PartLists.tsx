'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PartsCart } from '@kmx/core/portal';
import { Button, FlashMessage, Heading, Text } from '@kmx/design-system';
import type { PartListFactsFragment } from '../../__generated__/customer/graphql';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { Skeleton } from '../../notices/Skeleton';
import { SupportNotice } from '../../notices/SupportNotice';
import { Bar, Part } from '../../parts/Parts.styles';
import { DeleteListDialog } from './DeleteListDialog';
import { ListNameDialog } from './ListNameDialog';
import { PartListTable } from './PartListTable';
import { useListAddition, type ListAddition, type ListAdditionOutcome } from './useListAddition';
import { usePartLists } from './usePartLists';

interface PartListsProps {
  readonly organisationId: string;
  readonly cart: PartsCart;
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
  readonly onAdd: (additions: readonly ListAddition[]) => void;
}

type OpenDialog =
  | { readonly kind: 'save' }
  | { readonly kind: 'rename' | 'delete'; readonly list: PartListFactsFragment };

/** Names the parts of a list that could not be added. */
function Discontinued({ outcome }: { outcome: Extract<ListAdditionOutcome, { kind: 'added' }> }) {
  const intl = useIntl();
  const { discontinued, lines } = outcome;
  if (discontinued.length === 0) return null;
  return (
    <FlashMessage>
      <FormattedMessage
        id={lines > 0 ? 'portal.orders.again.without' : 'portal.orders.again.none'}
        values={{
          names: intl.formatList(discontinued, { type: 'conjunction' }),
          count: discontinued.length,
        }}
      />
    </FlashMessage>
  );
}

function useDialogs(organisationId: string, cart: PartsCart) {
  const intl = useIntl();
  const state = usePartLists(organisationId);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [saved, setSaved] = useState<{ readonly name: string }>();
  const show = (next: OpenDialog | undefined) => {
    state.clearFault();
    setSaved(undefined);
    setDialog(next);
  };
  const submitName = async (name: string) => {
    const isDone = dialog?.kind === 'rename' ? state.rename(dialog.list.id, name) : state.save(name, cart);
    if (!(await isDone)) return;
    setDialog(undefined);
    setSaved({ name });
  };
  const remove = async (id: string) => {
    if (await state.remove(id)) setDialog(undefined);
  };
  const nameTitle = intl.formatMessage({
    id: dialog?.kind === 'rename' ? 'portal.lists.rename' : 'portal.lists.save',
  });
  return { state, dialog, saved, show, submitName, remove, nameTitle };
}

/** The lists that the members of an organisation share: save the cart as one, and add one to the cart. */
export function PartLists({ organisationId, cart, locale, config, onAdd }: PartListsProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'portal.lists.title' });
  const { state, dialog, saved, show, submitName, remove, nameTitle } = useDialogs(organisationId, cart);
  const addition = useListAddition(locale, onAdd);
  const { outcome } = addition;
  const close = () => show(undefined);
  return (
    <Part>
      <Bar>
        <Heading level={2} size="m">
          {title}
        </Heading>
        {cart.parts.length > 0 && (
          <Button variant="secondary" size="s" onClick={() => show({ kind: 'save' })}>
            <FormattedMessage id="portal.lists.save" />
          </Button>
        )}
      </Bar>
      {saved && (
        <LiveFlashMessage type="success" outcome={saved}>
          <FormattedMessage id="portal.lists.saved" values={{ name: saved.name }} />
        </LiveFlashMessage>
      )}
      {outcome?.kind === 'problem' && <SupportNotice error={outcome.error} subject={title} config={config} />}
      {outcome?.kind === 'added' && <Discontinued outcome={outcome} />}
      {state.lists && state.lists.length > 0 && (
        <PartListTable
          lists={state.lists}
          isBusy={state.isRunning || addition.isReading}
          onAdd={({ id }) => void addition.add(id)}
          onRename={(list) => show({ kind: 'rename', list })}
          onDelete={(list) => show({ kind: 'delete', list })}
        />
      )}
      {state.lists?.length === 0 && (
        <Text size="xs" tone="muted">
          <FormattedMessage id="portal.lists.none" />
        </Text>
      )}
      {!state.lists && state.error && (
        <SupportNotice
          error={state.error}
          subject={title}
          config={config}
          isRetrying={state.isLoading}
          onRetry={state.reload}
        />
      )}
      {!state.lists && !state.error && <Skeleton lines={2} />}
      {dialog && dialog.kind !== 'delete' && (
        <ListNameDialog
          title={nameTitle}
          initialName={dialog.kind === 'rename' ? dialog.list.name : ''}
          state={state}
          config={config}
          onSubmit={(name) => void submitName(name)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteListDialog
          name={dialog.list.name}
          state={state}
          config={config}
          onDelete={() => void remove(dialog.list.id)}
          onClose={close}
        />
      )}
    </Part>
  );
}
