'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Checkbox, Text, VisuallyHidden } from '@kmx/design-system';
import type { RequestDecision } from '../../__generated__/customer/graphql';
import type { PortalLocale } from '../../app/PortalConfig';
import { BarGroup, Total } from '../../lists/List.styles';
import { Requests, SelectionBar } from './AccessRequests.styles';
import { createRequestKey, type AccessRequest } from './decideRequestsOutcome';
import { DecisionDialog } from './DecisionDialog';
import { decisionMessages } from './decisionMessages';
import { RequestTable } from './RequestTable';
import type { RequestDecisionState } from './useRequestDecision';

interface RequestListProps {
  readonly requests: readonly AccessRequest[];
  readonly total: number;
  readonly locale: PortalLocale;
  readonly state: RequestDecisionState;
}

/** Keys of the selected requests; those that are no longer listed do not count. */
function useSelection(requests: readonly AccessRequest[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = requests.filter((request) => keys.has(createRequestKey(request)));
  const isComplete = chosen.length === requests.length;
  return {
    chosen,
    keys,
    isComplete,
    isPartial: chosen.length > 0 && !isComplete,
    select: (selected: readonly AccessRequest[]) => setKeys(new Set(selected.map(createRequestKey))),
    toggle: (key: string) =>
      setKeys(new Set(keys.has(key) ? [...keys].filter((each) => each !== key) : [...keys, key])),
  };
}

type Selection = ReturnType<typeof useSelection>;

function SelectAll({
  requests,
  selection,
  isDisabled,
}: {
  requests: readonly AccessRequest[];
  selection: Selection;
  isDisabled: boolean;
}) {
  const { isComplete, isPartial, select } = selection;
  return (
    <Checkbox
      id="requests-all"
      name="all"
      label={<FormattedMessage id="portal.users.requests.selectAll" />}
      ref={(box) => {
        if (box) box.indeterminate = isPartial;
      }}
      checked={isComplete}
      disabled={isDisabled}
      onChange={() => select(isComplete ? [] : requests)}
    />
  );
}

interface DecisionButtonsProps {
  readonly isDisabled: boolean;
  readonly running: RequestDecision | undefined;
  readonly onChoose: (decision: RequestDecision) => void;
}

function DecisionButtons({ isDisabled, running, onChoose }: DecisionButtonsProps) {
  const intl = useIntl();
  const decisions = [
    ['accept', 'primary'],
    ['decline', 'secondary'],
  ] as const;
  return (
    <BarGroup>
      {decisions.map(([decision, variant]) => (
        <Button
          key={decision}
          size="s"
          variant={variant}
          disabled={isDisabled}
          isLoading={running === decision}
          loadingLabel={intl.formatMessage({ id: 'portal.users.running' })}
          onClick={() => onChoose(decision)}
        >
          <FormattedMessage id={decisionMessages[decision].action} />
        </Button>
      ))}
    </BarGroup>
  );
}

/** Requests with boxes, and the buttons that decide the selected ones after a question. */
export function RequestList({ requests, total, locale, state }: RequestListProps) {
  const selection = useSelection(requests);
  const [asked, setAsked] = useState<RequestDecision>();
  const { chosen, keys, toggle, select } = selection;
  const { isRunning } = state;
  const confirm = async (decision: RequestDecision, note: string) => {
    setAsked(undefined);
    const outcome = await state.decide({ decision, requests: chosen, note });
    if (outcome.kind === 'decided') select(outcome.failed.map(({ request }) => request));
  };
  return (
    <Requests>
      <legend>
        <VisuallyHidden>
          <FormattedMessage id="portal.users.requests.title" />
        </VisuallyHidden>
      </legend>
      {total > requests.length && (
        <Text size="xs" tone="muted">
          <FormattedMessage id="portal.users.requests.oldest" values={{ count: requests.length }} />
        </Text>
      )}
      <SelectionBar>
        <SelectAll requests={requests} selection={selection} isDisabled={isRunning} />
        <Total role="status">
          <FormattedMessage id="portal.users.requests.selected" values={{ count: chosen.length }} />
        </Total>
        <DecisionButtons
          isDisabled={isRunning || chosen.length === 0}
          running={isRunning ? state.choice?.decision : undefined}
          onChoose={setAsked}
        />
      </SelectionBar>
      <RequestTable
        requests={requests}
        selected={keys}
        isDisabled={isRunning}
        locale={locale}
        onToggle={toggle}
      />
      {asked && (
        <DecisionDialog
          decision={asked}
          count={chosen.length}
          onCancel={() => setAsked(undefined)}
          onConfirm={(note) => void confirm(asked, note)}
        />
      )}
    </Requests>
  );
}
