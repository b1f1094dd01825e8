import type { ReactNode } from 'react';
import type { WireCheck } from '@kmx/core/wire-check';
import { ButtonLink, Heading, Icon, Overline, Stack, Text } from '@kmx/design-system';

import { ProductPicture } from '../../shared/ProductPicture/ProductPicture';

import type { ShownMachine, WireCheckContext } from './WireCheckContext';
import { WireLineVerdicts } from './WireLineVerdicts';
import { WireMachineTable } from './WireMachineTable';
import { wireVerdictsMessages } from './WireVerdicts.messages';
import { Summary, SummaryText, Lead, Line, MoreSummary, Tools, Winner } from './WireVerdicts.styles';

export interface WireVerdictsLinks {
  /** Address of this list. */
  readonly list: string;
  readonly csv: string;
  /** The best machines side by side; absent without any. */
  readonly compare: string | undefined;
  /** Contact form with the list as its message; absent if the site has no contact page. */
  readonly enquiry: string | undefined;
  /** Address of a page with a single line of the list, and without it. */
  readonly alone: (index: number) => string;
  readonly without: (index: number) => string;
}

export interface WireVerdictsProps extends WireCheckContext {
  readonly check: WireCheck<ShownMachine>;
  readonly links: WireVerdictsLinks;
  /** Actions for a machine, after its name. */
  readonly actionOf?: (machine: ShownMachine) => ReactNode;
  /** Switch of the measurement system. */
  readonly measurementSwitch?: ReactNode;
}

/** Number of machines initially shown; the others follow on demand. */
const firstMachines = 8;

/** With more lines, all reasons of all machines would be megabytes, so each line links to its own page. */
const maxWholeLines = 12;

function summarize({ wires, machines, cover }: WireCheck<ShownMachine>, { intl }: WireCheckContext) {
  const count = String(wires.length);
  const best = machines[0];
  if (!best || best.covered === 0) return [intl.formatMessage(wireVerdictsMessages.none)];
  const names = cover.machines.map(({ name }) => name);
  return [
    intl.formatMessage(wireVerdictsMessages.best, {
      machine: best.machine.name,
      covered: String(best.covered),
      count,
    }),
    ...(cover.covered > best.covered
      ? [
          intl.formatMessage(wireVerdictsMessages.together, {
            machines: intl.formatList(names),
            covered: String(cover.covered),
            count,
          }),
        ]
      : []),
    ...(cover.uncovered.length > 0
      ? [
          intl.formatMessage(wireVerdictsMessages.uncovered, {
            lines: intl.formatList(
              cover.uncovered.map((index) =>
                intl.formatMessage(wireVerdictsMessages.line, { number: String(index + 1) }),
              ),
            ),
          }),
        ]
      : []),
  ];
}

/** Result of a wire check: the summary, the machines by rank, then every line with its reasons. */
export function WireVerdicts({ check, links, actionOf, measurementSwitch, ...context }: WireVerdictsProps) {
  const { intl } = context;
  const { wires, machines } = check;
  const caption = intl.formatMessage(wireVerdictsMessages.machines);
  const [shown, further] = [machines.slice(0, firstMachines), machines.slice(firstMachines)];
  const winner = machines.find(({ covered }) => covered > 0);
  const [lead, ...rest] = summarize(check, context);
  const more = intl.formatMessage(wireVerdictsMessages.more, { count: String(further.length) });
  return (
    <section data-block="wire-verdicts" aria-labelledby="wire-verdicts-title">
      <Stack gap="l">
        <Heading level={2} id="wire-verdicts-title">
          {intl.formatMessage(wireVerdictsMessages.title)}
        </Heading>
        <Summary>
          <SummaryText>
            {winner && <Overline>{intl.formatMessage(wireVerdictsMessages.match)}</Overline>}
            <Lead>{lead}</Lead>
            {rest.map((sentence) => (
              <Text key={sentence}>{sentence}</Text>
            ))}
          </SummaryText>
          {winner && (
            <Winner>
              <ProductPicture
                intl={intl}
                url={winner.machine.pictureUrl}
                alt=""
                widths={[480]}
                loading="eager"
              />
            </Winner>
          )}
        </Summary>
        <Tools>
          {links.compare !== undefined && (
            <ButtonLink href={links.compare} icon="compare" dataLink="route">
              {intl.formatMessage(wireVerdictsMessages.compare)}
            </ButtonLink>
          )}
          <ButtonLink href={links.csv} variant="secondary" icon="download" dataLink="plain" download>
            {intl.formatMessage(wireVerdictsMessages.csv)}
          </ButtonLink>
          {links.enquiry !== undefined && (
            <ButtonLink href={links.enquiry} variant="secondary" icon="mail" dataLink="route">
              {intl.formatMessage(wireVerdictsMessages.enquiry)}
            </ButtonLink>
          )}
          <ButtonLink href={links.list} variant="ghost" dataLink="route">
            {intl.formatMessage(wireVerdictsMessages.link)}
          </ButtonLink>
          {measurementSwitch}
        </Tools>
        {shown.length > 0 && (
          <WireMachineTable
            check={check}
            machines={shown}
            context={context}
            caption={caption}
            hasPictures
            actionOf={actionOf}
          />
        )}
        {further.length > 0 && (
          <Line>
            <MoreSummary>
              {more}
              <Icon name="chevron-down" size={16} />
            </MoreSummary>
            <WireMachineTable
              check={check}
              machines={further}
              context={context}
              caption={more}
              actionOf={actionOf}
            />
          </Line>
        )}
        <Heading level={3}>{intl.formatMessage(wireVerdictsMessages.lineByLine)}</Heading>
        <div>
          {wires.map((wire, index) => (
            <WireLineVerdicts
              key={index}
              context={context}
              wire={wire}
              index={index}
              machines={machines}
              isWhole={wires.length <= maxWholeLines}
              aloneHref={links.alone(index)}
              removeHref={links.without(index)}
            />
          ))}
        </div>
      </Stack>
    </section>
  );
}
