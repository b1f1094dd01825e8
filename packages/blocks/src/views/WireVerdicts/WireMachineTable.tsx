import type { ReactNode } from 'react';
import type { CheckedMachine, WireCheck, WireVerdict } from '@kmx/core/wire-check';
import { Link, Table, VisuallyHidden } from '@kmx/design-system';

import { describeVerdict, nameVerdict } from './describeVerdict';
import type { ShownMachine, WireCheckContext } from './WireCheckContext';
import { wireVerdictsMessages } from './WireVerdicts.messages';
import { Figures, Machine, Reason, Sign, Whole } from './WireVerdicts.styles';

interface WireMachineTableProps {
  readonly check: Pick<WireCheck<ShownMachine>, 'wires'>;
  readonly machines: readonly CheckedMachine<ShownMachine>[];
  readonly context: WireCheckContext;
  /** Accessible name of the table. */
  readonly caption: string;
  /** Actions for a machine, after its name. */
  readonly actionOf?: (machine: ShownMachine) => ReactNode;
}

/** Maximum of readable columns; each line is also described below. */
const maxColumns = 12;

const signs: Record<WireVerdict['kind'], string> = { fits: '✓', doesNotFit: '✕', unknown: '?' };

type Fits = Extract<WireVerdict, { kind: 'fits' }>;

const tightestOf = ({ verdicts }: CheckedMachine<ShownMachine>) =>
  verdicts
    .filter((verdict) => verdict.kind === 'fits')
    .reduce<Fits | undefined>(
      (least, verdict) => (least && least.margin.share <= verdict.margin.share ? least : verdict),
      undefined,
    );

interface MissesProps {
  readonly verdicts: readonly WireVerdict[];
  readonly context: WireCheckContext;
}

/** Prevents line breaks within ranges, because narrow columns wrap. */
const preserveRanges = (reasons: string): string => reasons.replaceAll(' – ', '\u00a0–\u00a0');

/** Summary of the lines that a machine does not process: the first one, and the number of others. */
function Misses({ verdicts, context }: MissesProps) {
  const { intl } = context;
  const [first, ...others] = verdicts
    .map((verdict, index) => ({ verdict, number: String(index + 1) }))
    .filter(({ verdict }) => verdict.kind !== 'fits');
  if (!first) return '–';
  return (
    <Reason>
      <span>
        <a href={`#line-${first.number}`} data-link="plain">
          {intl.formatMessage(wireVerdictsMessages.line, { number: first.number })}
        </a>{' '}
        {preserveRanges(describeVerdict(first.verdict, context))}
      </span>
      {others.length > 0 && (
        <Figures>
          {intl.formatMessage(wireVerdictsMessages.moreLines, { count: String(others.length) })}
        </Figures>
      )}
    </Reason>
  );
}

/** Machines in the rows, lines in the columns; each cell has a symbol and a text alternative. */
export function WireMachineTable(props: WireMachineTableProps) {
  const { check, machines, context, caption, actionOf } = props;
  const { intl } = context;
  const format = (message: 'machine' | 'lines' | 'margin' | 'misses') =>
    intl.formatMessage(wireVerdictsMessages[message]);
  const count = check.wires.length;
  const columns = count <= maxColumns ? check.wires.map((_, index) => index) : [];
  const rowOf = (checked: CheckedMachine<ShownMachine>) => {
    const { machine, verdicts, covered } = checked;
    const tightest = tightestOf(checked);
    const cells = columns.map((index) => {
      const verdict = verdicts[index];
      return (
        verdict && (
          <span key={index} title={describeVerdict(verdict, context)}>
            <Sign aria-hidden="true" $isYes={verdict.kind === 'fits'}>
              {signs[verdict.kind]}
            </Sign>
            <VisuallyHidden>{nameVerdict(verdict, context)}</VisuallyHidden>
          </span>
        )
      );
    });
    return {
      id: machine.slug,
      cells: [
        <Machine key="machine">
          <Link href={machine.href} dataLink="route">
            {machine.name}
          </Link>
          {actionOf?.(machine)}
        </Machine>,
        <Whole key="lines">
          {intl.formatMessage(wireVerdictsMessages.linesOf, {
            covered: String(covered),
            count: String(count),
          })}
        </Whole>,
        ...cells,
        tightest ? <Reason key="margin">{describeVerdict(tightest, context)}</Reason> : '–',
        <Misses key="misses" verdicts={verdicts} context={context} />,
      ],
    };
  };
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={[
        { id: 'machine', label: format('machine') },
        { id: 'lines', label: format('lines'), isNumeric: true },
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
        { id: 'margin', label: format('margin') },
        { id: 'misses', label: format('misses') },
      ]}
      rows={machines.map(rowOf)}
    />
  );
}
