import { amountToSystem, formatAmount } from '@kmx/core';
import { wirePosition, type PropertyCheck } from '@kmx/core/wire-check';

import type { WireCheckContext } from './WireCheckContext';
import { Ranges } from './WireFigures.styles';
import { wireVerdictsMessages } from './WireVerdicts.messages';

interface WireFiguresProps {
  readonly context: WireCheckContext;
  readonly checks: readonly PropertyCheck[];
}

const percent = (part: number) => `${(part * 100).toFixed(0)}%`;

/** Ranges of a machine with the place of a wire in each; the bars repeat what the margin says. */
export function WireFigures({ context, checks }: WireFiguresProps) {
  const { intl, language, measurement } = context;
  return (
    <Ranges>
      {checks.map((check) => {
        if (check.kind !== 'inside') return null;
        const position = wirePosition(check);
        return (
          <div key={check.property}>
            <dt>{intl.formatMessage(wireVerdictsMessages[check.property])}</dt>
            <dd>
              <bdi>{formatAmount(amountToSystem(check.range, measurement), language)}</bdi>
              {position !== undefined && (
                <svg aria-hidden>
                  <circle cx={percent(position)} cy="50%" r="4" />
                </svg>
              )}
            </dd>
          </div>
        );
      })}
    </Ranges>
  );
}
