import type { ReactNode } from 'react';
import type { CheckedMachine, WireCheck, WireVerdict } from '@kmx/core/wire-check';
import { Link, Table, VisuallyHidden } from '@kmx/design-system';

import { describeVerdict, nameVerdict } from './describeVerdict';
import type { ShownMachine, WireCheckContext } from './WireCheckContext';
import { wireVerdictsMessages } from './WireVerdicts.messages';
import { Sign } from './WireVerdicts.styles';

interface WireMachineTableProps {
  readonly check: Pick<WireCheck<ShownMachine>, 'wires'>;
  readonly machines: readonly CheckedMachine<ShownMachine>[];
  readonly context: WireCheckContext;
  /** Told to those who hear the page. */
  readonly caption: string;
  /** What a reader can do with a machine, behind its name. */
  readonly actionOf?: (machine: ShownMachine) => ReactNode;
}

/** A table of more columns would be read by nobody; each line is told below in words. */
const mostColumns = 12;

const signs: Record<WireVerdict['kind'], string> = { fits: '✓', doesNotFit: '–', unknown: '?' };

type Fits = Extract<WireVerdict, { kind: 'fits' }>;

const tightestOf = ({ verdicts }: CheckedMachine<ShownMachine>) =>
  verdicts
    .filter((verdict) => verdict.kind === 'fits')
    .reduce<Fits | undefined>(
      (least, verdict) => (least && least.margin.share <= verdict.margin.share ? least : verdict),
      undefined,
    );

/** Machines in the rows, lines in the columns: a sign for the eye and a word for the ear. */
export function WireMachineTable(props: WireMachineTableProps) {
  const { check, machines, context, caption, actionOf } = props;
  const { intl } = context;
  const say = (message: 'machine' | 'lines' | 'margin') => intl.formatMessage(wireVerdictsMessages[message]);
  const count = check.wires.length;
  const columns = count <= mostColumns ? check.wires.map((_, index) => index) : [];
  const rowOf = (checked: CheckedMachine<ShownMachine>) => {
    const { machine, verdicts, covered } = checked;
    const tightest = tightestOf(checked);
    const cells = columns.map((index) => {
      const verdict = verdicts[index];
      return (
        verdict && (
          <span key={index} title={describeVerdict(verdict, context)}>
            <Sign aria-hidden="true">{signs[verdict.kind]}</Sign>
            <VisuallyHidden>{nameVerdict(verdict, context)}</VisuallyHidden>
          </span>
        )
      );
    });
    return {
      id: machine.slug,
      cells: [
        <span key="machine">
          <Link href={machine.href} dataLink="route">
            {machine.name}
          </Link>
          {actionOf?.(machine)}
        </span>,
        intl.formatMessage(wireVerdictsMessages.linesOf, { covered: String(covered), count: String(count) }),
        ...cells,
        tightest ? describeVerdict(tightest, context) : '–',
      ],
    };
  };
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={[
        { id: 'machine', label: say('machine') },
        { id: 'lines', label: say('lines'), isNumeric: true },
        ...columns.map((index) => ({
          id: String(index),
          label: (
            <>
              <span aria-hidden="true">{index + 1}</span>
              <VisuallyHidden>
                {intl.formatMessage(wireVerdictsMessages.line, { number: String(index + 1) })}
              </VisuallyHidden>
            </>
          ),
          isNumeric: true,
        })),
        { id: 'margin', label: say('margin') },
      ]}
      rows={machines.map(rowOf)}
    />
  );
}
