import type { ReactNode } from 'react';
import {
  machineBatchSeconds,
  type CheckedMachine,
  type WireCheck,
  type WireVerdict,
} from '@kmx/core/wire-check';
import { Link, Table, VisuallyHidden } from '@kmx/design-system';

import { ProductPicture } from '../../shared/ProductPicture/ProductPicture';

import { describeVerdict, nameVerdict } from './describeVerdict';
import { formatDuration } from './formatDuration';
import type { ShownMachine, WireCheckContext } from './WireCheckContext';
import { WireFigures } from './WireFigures';
import { Machines, Media } from './WireMachineTable.styles';
import { wireVerdictsMessages } from './WireVerdicts.messages';
import { Figures, Machine, Reason, Sign, Whole } from './WireVerdicts.styles';

interface WireMachineTableProps {
  readonly check: Pick<WireCheck<ShownMachine>, 'wires'>;
  readonly machines: readonly CheckedMachine<ShownMachine>[];
  readonly context: WireCheckContext;
  /** Accessible name of the table. */
  readonly caption: string;
  /** True if its cards have pictures; the further machines of a list have none, because they would be most of the page. */
  readonly hasPictures?: boolean;
  /** Actions for a machine, after its name. */
  readonly actionOf?: (machine: ShownMachine) => ReactNode;
}

/** For empty cells; cards leave it out. */
const nothing = <span data-none>–</span>;

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
  if (!first) return nothing;
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

interface MarginProps {
  readonly checked: CheckedMachine<ShownMachine>;
  readonly check: WireMachineTableProps['check'];
  readonly context: WireCheckContext;
}

/** Smallest margin of a machine, with its ranges for that wire, and the time for all pieces that it processes. */
function SmallestMargin({ checked, check, context }: MarginProps) {
  const { intl } = context;
  const tightest = tightestOf(checked);
  if (!tightest) return nothing;
  const batch = machineBatchSeconds(checked, check.wires);
  return (
    <Reason>
      {describeVerdict(tightest, context)}
      <WireFigures context={context} checks={tightest.checks} />
      {batch && (
        <span>
          {intl.formatMessage(wireVerdictsMessages.batch, {
            count: intl.formatNumber(batch.pieces),
            time: formatDuration(batch.seconds, intl),
          })}
        </span>
      )}
    </Reason>
  );
}

interface LineResultProps {
  readonly verdict: WireVerdict;
  readonly context: WireCheckContext;
  readonly isOnlyLine: boolean;
}

/** Symbol of a verdict; its name is visible if there is room for it. */
function LineResult({ verdict, context, isOnlyLine }: LineResultProps) {
  const name = nameVerdict(verdict, context);
  const sign = (
    <Sign aria-hidden="true" $isYes={verdict.kind === 'fits'}>
      {signs[verdict.kind]}
    </Sign>
  );
  if (isOnlyLine)
    return (
      <Whole>
        {sign} {name}
      </Whole>
    );
  return (
    <span title={describeVerdict(verdict, context)}>
      {sign}
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

/** Machines in the rows, lines in the columns; each cell has a symbol and a text alternative. Below 1024 px the rows are cards. */
export function WireMachineTable(props: WireMachineTableProps) {
  const { check, machines, context, caption, hasPictures = false, actionOf } = props;
  const { intl } = context;
  const format = (message: 'machine' | 'lines' | 'result' | 'margin' | 'misses') =>
    intl.formatMessage(wireVerdictsMessages[message]);
  const count = check.wires.length;
  const isOnlyLine = count === 1;
  const columns = count <= maxColumns ? check.wires.map((_, index) => index) : [];
  const rowOf = (checked: CheckedMachine<ShownMachine>) => {
    const { machine, verdicts, covered } = checked;
    const cells = columns.map((index) => {
      const verdict = verdicts[index];
      return (
        verdict && <LineResult key={index} verdict={verdict} context={context} isOnlyLine={isOnlyLine} />
      );
    });
    const covers = intl.formatMessage(wireVerdictsMessages.linesOf, {
      covered: String(covered),
      count: String(count),
    });
    return {
      id: machine.slug,
      cells: [
        <Machine key="machine">
          {hasPictures && (
            <Media>
              <ProductPicture intl={intl} url={machine.pictureUrl} alt="" widths={[180]} />
            </Media>
          )}
          <Link href={machine.href} dataLink="route">
            {machine.name}
          </Link>
          {actionOf?.(machine)}
        </Machine>,
        ...(isOnlyLine ? [] : [<Whole key="lines">{covers}</Whole>]),
        ...cells,
        <SmallestMargin key="margin" checked={checked} check={check} context={context} />,
        <Misses key="misses" verdicts={verdicts} context={context} />,
      ],
    };
  };
  const numbered = columns.map((index) => ({
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
  }));
  const results = isOnlyLine
    ? [{ id: 'result', label: format('result') }]
    : [{ id: 'lines', label: format('lines'), isNumeric: true }, ...numbered];
  return (
    <Machines $lines={isOnlyLine ? 0 : columns.length}>
      <Table
        caption={caption}
        isCaptionHidden
        isStacked
        columns={[
          { id: 'machine', label: format('machine') },
          ...results,
          { id: 'margin', label: format('margin') },
          { id: 'misses', label: format('misses') },
        ]}
        rows={machines.map(rowOf)}
      />
    </Machines>
  );
}
