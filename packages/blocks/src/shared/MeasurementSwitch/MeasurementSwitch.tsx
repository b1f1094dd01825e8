import type { IntlShape } from 'react-intl/server';
import type { MeasurementSystem } from '@kmx/core';
import { measurementSwitchMessages as messages } from './MeasurementSwitch.messages';
import { Choice, Choices, Frame, Label } from './MeasurementSwitch.styles';

export interface MeasurementSwitchProps {
  readonly intl: IntlShape;
  /** System of the rendered page; script corrects it if the page comes from a shared cache. */
  readonly measurement: MeasurementSystem;
  /** Query of the page without `?`, which the links preserve: `compare=…`. */
  readonly query?: string;
  /** Id to scroll to after a reload. */
  readonly anchor?: string;
  /** True if the page has one system only, so that the other must be fetched. */
  readonly isFetched?: boolean;
}

const systems = ['Metric', 'Imperial'] as const satisfies readonly MeasurementSystem[];

const systemMessages = {
  Metric: { name: messages.metric, shown: messages.metricShown },
  Imperial: { name: messages.imperial, shown: messages.imperialShown },
} as const;

function hrefOf(
  system: MeasurementSystem,
  { query, anchor }: Pick<MeasurementSwitchProps, 'query' | 'anchor'>,
) {
  const choice = `measurement=${system.toLowerCase()}`;
  return `?${query ? `${query}&${choice}` : choice}${anchor ? `#${anchor}` : ''}`;
}

/**
 * Two links for the systems (section 4); script switches in place and announces it. Several in a page are
 * synchronised.
 */
export const MeasurementSwitch = ({
  intl,
  measurement,
  query,
  anchor,
  isFetched = false,
}: MeasurementSwitchProps) => (
  <Frame role="group" aria-label={intl.formatMessage(messages.label)} data-measurement-switch>
    <Label aria-hidden>{intl.formatMessage(messages.label)}</Label>
    <Choices>
      {systems.map((system) => (
        <Choice
          key={system}
          href={hrefOf(system, { query, anchor })}
          rel="nofollow"
          aria-current={system === measurement ? 'true' : undefined}
          data-link="plain"
          data-measurement-choice={isFetched ? undefined : system}
          data-announcement={intl.formatMessage(systemMessages[system].shown)}
        >
          {intl.formatMessage(systemMessages[system].name)}
        </Choice>
      ))}
    </Choices>
  </Frame>
);
