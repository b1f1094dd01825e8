import type { IntlShape } from 'react-intl/server';
import { Badge, Table, Text, type BadgeProps, type StepListItem } from '@kmx/design-system';

import type { MessageId } from '@/MessageId';
import type { TraceLine } from '@/server/editor/explain/describeTrace';
import type { StepState } from '@/server/editor/explain/stepState';
import type { StepTable } from '@/server/editor/explain/stepTable';

const tones: Record<StepState, NonNullable<BadgeProps['tone']>> = {
  passed: 'success',
  redirects: 'accent',
  noMatch: 'neutral',
  problem: 'error',
  note: 'info',
};

const stateIds: Record<StepState, MessageId> = {
  passed: 'explain.state.passed',
  redirects: 'explain.state.redirects',
  noMatch: 'explain.state.noMatch',
  problem: 'explain.state.problem',
  note: 'explain.state.note',
};

/** Candidates of a step, with the chosen one marked. */
function ExplainTable({ table, intl }: { table: StepTable; intl: IntlShape }) {
  const taken = { id: 'taken', label: intl.formatMessage({ id: 'explain.column.taken' }) };
  const mark = <Badge tone="accent">{intl.formatMessage({ id: 'explain.taken' })}</Badge>;
  return (
    <Table
      caption={table.caption}
      columns={[...table.columns, taken]}
      rows={table.rows.map(({ id, cells, isTaken }) => ({ id, cells: [...cells, isTaken ? mark : null] }))}
    />
  );
}

export const createExplainStep = (line: TraceLine, intl: IntlShape): StepListItem => ({
  id: line.step,
  title: line.title,
  badge: <Badge tone={tones[line.state]}>{intl.formatMessage({ id: stateIds[line.state] })}</Badge>,
  content: (
    <>
      <Text>{line.text}</Text>
      {line.table && <ExplainTable table={line.table} intl={intl} />}
    </>
  ),
});
