import type { CheckedMachine, Wire, WireVerdict } from '@kmx/core/wire-check';
import { Heading, Icon, Link, Stack, Table } from '@kmx/design-system';

import { joinFacts } from '../shared/joinFacts';
import { describeVerdict, nameVerdict } from './describeVerdict';
import { describeWire } from './describeWire';
import { variantName, type ShownMachine, type WireCheckContext } from './WireCheckContext';
import { wireVerdictsMessages } from './WireVerdicts.messages';
import { AnswerRows, Figures, Line, LineHead, Tools, Whole } from './WireVerdicts.styles';

interface WireLineVerdictsProps {
  readonly context: WireCheckContext;
  readonly wire: Wire;
  /** From 0. */
  readonly index: number;
  readonly machines: readonly CheckedMachine<ShownMachine>[];
  /** Whether the reasons of the others are told here; else on a page of their own. */
  readonly isWhole: boolean;
  readonly aloneHref: string;
  readonly removeHref: string;
}

interface Answer {
  readonly machine: ShownMachine;
  readonly verdict: WireVerdict;
}

const marginOf = ({ verdict }: Answer) => (verdict.kind === 'fits' ? verdict.margin.share : 0);

interface AnswersProps {
  readonly context: WireCheckContext;
  readonly caption: string;
  readonly answers: readonly Answer[];
}

function Answers({ context, caption, answers }: AnswersProps) {
  const say = (message: 'machine' | 'variant' | 'result' | 'reason') =>
    context.intl.formatMessage(wireVerdictsMessages[message]);
  return (
    <AnswerRows>
      <Table
        caption={caption}
        isCaptionHidden
        columns={[
          { id: 'machine', label: say('machine') },
          { id: 'variant', label: say('variant') },
          { id: 'result', label: say('result') },
          { id: 'reason', label: say('reason') },
        ]}
        rows={answers.map(({ machine, verdict }) => ({
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
    </AnswerRows>
  );
}

/** One line of the list: which machines process it, in which variant and with which margin, and why the others do not. */
export function WireLineVerdicts(props: WireLineVerdictsProps) {
  const { context, wire, index, machines, isWhole, aloneHref, removeHref } = props;
  const { intl } = context;
  const number = intl.formatMessage(wireVerdictsMessages.line, { number: String(index + 1) });
  const answers = machines.flatMap(({ machine, verdicts }): readonly Answer[] => {
    const verdict = verdicts[index];
    return verdict ? [{ machine, verdict }] : [];
  });
  const fitting = answers
    .filter(({ verdict }) => verdict.kind === 'fits')
    .sort((a, b) => marginOf(b) - marginOf(a));
  const others = answers.filter(({ verdict }) => verdict.kind !== 'fits');
  const count = intl.formatMessage(wireVerdictsMessages.fitting, { count: String(fitting.length) });
  const othersTitle = intl.formatMessage(wireVerdictsMessages.others);
  const pieces = intl.formatMessage(wireVerdictsMessages.pieces, { count: intl.formatNumber(wire.count) });
  return (
    <Line id={`line-${String(index + 1)}`}>
      <LineHead>
        <Figures>{number}</Figures>
        <span>{joinFacts([wire.name, describeWire(wire, context), pieces])}</span>
        <Figures>{count}</Figures>
        <Icon name="chevron-down" size={16} />
      </LineHead>
      <Stack gap="m">
        {fitting.length > 0 && (
          <Answers context={context} caption={`${number}: ${count}`} answers={fitting} />
        )}
        {isWhole && others.length > 0 && (
          <>
            <Heading level={4} size="xs">
              {othersTitle}
            </Heading>
            <Answers context={context} caption={`${number}: ${othersTitle}`} answers={others} />
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
