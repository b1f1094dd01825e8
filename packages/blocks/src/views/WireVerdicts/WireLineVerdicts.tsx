import type { CheckedMachine, Wire, WireVerdict } from '@kmx/core/wire-check';
import { Heading, Icon, Link, Stack, Table } from '@kmx/design-system';

import { joinWithSeparator } from '../../shared/text/joinWithSeparator';
import { describeVerdict, nameVerdict } from './describeVerdict';
import { describeWire } from './describeWire';
import { variantName, type ShownMachine, type WireCheckContext } from './WireCheckContext';
import { wireVerdictsMessages } from './WireVerdicts.messages';
import { SummaryRows, Figures, Line, LineSummary, Tools, Whole } from './WireVerdicts.styles';

interface WireLineVerdictsProps {
  readonly context: WireCheckContext;
  readonly wire: Wire;
  /** Zero-based. */
  readonly index: number;
  readonly machines: readonly CheckedMachine<ShownMachine>[];
  /** True if the reasons of the others are shown here, else on a separate page. */
  readonly isWhole: boolean;
  readonly aloneHref: string;
  readonly removeHref: string;
}

interface VerdictItem {
  readonly machine: ShownMachine;
  readonly verdict: WireVerdict;
}

const marginOf = ({ verdict }: VerdictItem) => (verdict.kind === 'fits' ? verdict.margin.share : 0);

interface VerdictListProps {
  readonly context: WireCheckContext;
  readonly caption: string;
  readonly verdicts: readonly VerdictItem[];
}

function VerdictList({ context, caption, verdicts }: VerdictListProps) {
  const format = (message: 'machine' | 'variant' | 'result' | 'reason') =>
    context.intl.formatMessage(wireVerdictsMessages[message]);
  return (
    <SummaryRows>
      <Table
        caption={caption}
        isCaptionHidden
        isStacked
        columns={[
          { id: 'machine', label: format('machine') },
          { id: 'variant', label: format('variant') },
          { id: 'result', label: format('result') },
          { id: 'reason', label: format('reason') },
        ]}
        rows={verdicts.map(({ machine, verdict }) => ({
          id: machine.slug,
          cells: [
            <Link key="machine" href={machine.href} dataLink="route">
              {machine.name}
            </Link>,
            variantName(machine, verdict.variantId, context),
            <Whole key="result">{nameVerdict(verdict, context)}</Whole>,
            describeVerdict(verdict, context),
          ],
        }))}
      />
    </SummaryRows>
  );
}

/** Result for a line of the list: suitable machines with variant and margin, and the reasons against the others. */
export function WireLineVerdicts(props: WireLineVerdictsProps) {
  const { context, wire, index, machines, isWhole, aloneHref, removeHref } = props;
  const { intl } = context;
  const number = intl.formatMessage(wireVerdictsMessages.line, { number: String(index + 1) });
  const verdicts = machines.flatMap(({ machine, verdicts }): readonly VerdictItem[] => {
    const verdict = verdicts[index];
    return verdict ? [{ machine, verdict }] : [];
  });
  const fitting = verdicts
    .filter(({ verdict }) => verdict.kind === 'fits')
    .sort((a, b) => marginOf(b) - marginOf(a));
  const others = verdicts.filter(({ verdict }) => verdict.kind !== 'fits');
  const count = intl.formatMessage(wireVerdictsMessages.fitting, { count: String(fitting.length) });
  const othersTitle = intl.formatMessage(wireVerdictsMessages.others);
  const pieces = intl.formatMessage(wireVerdictsMessages.pieces, { count: intl.formatNumber(wire.count) });
  return (
    <Line id={`line-${String(index + 1)}`}>
      <LineSummary>
        <Figures>{number}</Figures>
        <span>{joinWithSeparator([wire.name, describeWire(wire, context), pieces])}</span>
        <Figures>{count}</Figures>
        <Icon name="chevron-down" size={16} />
      </LineSummary>
      <Stack gap="m">
        {fitting.length > 0 && (
          <VerdictList context={context} caption={`${number}: ${count}`} verdicts={fitting} />
        )}
        {isWhole && others.length > 0 && (
          <>
            <Heading level={4} size="xs">
              {othersTitle}
            </Heading>
            <VerdictList context={context} caption={`${number}: ${othersTitle}`} verdicts={others} />
          </>
        )}
        <Tools>
          {!isWhole && (
            <Link href={aloneHref} dataLink="route">
              {intl.formatMessage(wireVerdictsMessages.alone)}
            </Link>
          )}
          <Link href={removeHref} dataLink="route">
            {intl.formatMessage(wireVerdictsMessages.remove)}
          </Link>
        </Tools>
      </Stack>
    </Line>
  );
}
