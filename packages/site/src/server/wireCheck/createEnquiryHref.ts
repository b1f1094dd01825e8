import { describeWire, wireVerdictsMessages, type ShownMachine, type WireCheckContext } from '@kmx/blocks';
import { formParameters, maxPrefilledMessage } from '@kmx/core/forms';
import type { WireCheck } from '@kmx/core/wire-check';

import { withParameter } from '../http/withParameter';

/** A message with more machines says no more to an engineer, who has the same range. */
const maxNamed = 5;

function describeMachines({ machines, wires }: WireCheck<ShownMachine>, { intl }: WireCheckContext) {
  const fitting = machines.filter(({ covered }) => covered > 0).slice(0, maxNamed);
  if (fitting.length === 0) return [intl.formatMessage(wireVerdictsMessages.none)];
  const count = String(wires.length);
  return [
    intl.formatMessage({ id: 'wireCheck.enquiry.machines' }),
    ...fitting.map(({ machine, covered }) => {
      const lines = intl.formatMessage(wireVerdictsMessages.linesOf, { covered: String(covered), count });
      return `- ${machine.name} (${lines})`;
    }),
  ];
}

function describeLines({ wires }: WireCheck<ShownMachine>, context: WireCheckContext): readonly string[] {
  const { intl } = context;
  return wires.map((wire, index) => {
    const name = wire.name && `${wire.name}: `;
    const pieces = intl.formatMessage(wireVerdictsMessages.pieces, { count: intl.formatNumber(wire.count) });
    return `${String(index + 1)}. ${name}${describeWire(wire, context)}, ${pieces}`;
  });
}

/** Joins an enquiry; the last lines of a long list are counted instead, so that the machines are never cut off. */
function composeMessage(lines: readonly string[], more: (count: number) => string, end: string): string {
  for (let shown = lines.length; shown > 0; shown -= 1) {
    const rest = lines.length - shown;
    const list = [...lines.slice(0, shown), ...(rest > 0 ? [more(rest)] : [])];
    const message = `${list.join('\n')}\n\n${end}`;
    if (message.length <= maxPrefilledMessage) return message;
  }
  return `${more(lines.length)}\n\n${end}`.slice(0, maxPrefilledMessage);
}

/** Creates the message to an engineer: the wires, and the machines that process them. */
export function createEnquiryMessage(check: WireCheck<ShownMachine>, context: WireCheckContext): string {
  const { intl } = context;
  const more = (count: number) =>
    intl.formatMessage(wireVerdictsMessages.moreLines, { count: String(count) });
  const [first = '', ...others] = describeLines(check, context);
  const lines = [`${intl.formatMessage({ id: 'wireCheck.enquiry.wires' })}\n${first}`, ...others];
  return composeMessage(lines, more, describeMachines(check, context).join('\n'));
}

/** Returns the contact page with the check as its message, and the best machine as its product. */
export function createEnquiryHref(
  contactPage: string,
  check: WireCheck<ShownMachine>,
  context: WireCheckContext,
): string {
  const best = check.machines.find(({ covered }) => covered > 0)?.machine.slug;
  const page = withParameter(contactPage, formParameters.product.name, best);
  return withParameter(page, formParameters.message.name, createEnquiryMessage(check, context));
}
