import type { IntlShape } from 'react-intl/server';
import type { MeasurementSystem } from '@kmx/core';
import { measurementSwitchMessages as messages } from './MeasurementSwitch.messages';
import { Choice, Choices, Frame, Label } from './MeasurementSwitch.styles';

export interface MeasurementSwitchProps {
  readonly intl: IntlShape;
  /** What the page was written in; the script corrects it when a cache in between held another reader's page. */
  readonly measurement: MeasurementSystem;
  /** The page's own query without `?`, which the links keep: `compare=…`. */
  readonly query?: string;
  /** The id of what the reader comes back to when the page has to be loaded anew. */
  readonly anchor?: string;
  /** Whether the page holds one system only, so that the other one has to be fetched. */
  readonly isFetched?: boolean;
}

const systems = ['Metric', 'Imperial'] as const satisfies readonly MeasurementSystem[];

const words = {
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
 * Two links that choose the system (section 4); the site's deferred script changes it in place and says so. Any number of
 * them in a page agree.
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
          data-announcement={intl.formatMessage(words[system].shown)}
        >
          {intl.formatMessage(words[system].name)}
        </Choice>
      ))}
    </Choices>
  </Frame>
);
