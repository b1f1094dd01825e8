import type { IntlShape } from 'react-intl/server';
import type { WireProblem } from '@kmx/core/wire-check';
import { Heading } from '@kmx/design-system';

import { Problems } from './WireForm.styles';
import { wireProblemsMessages } from './WireProblems.messages';

export interface WireProblemsProps {
  readonly intl: IntlShape;
  readonly problems: readonly WireProblem[];
}

/** Error message: "“abc” is not a cross-section." */
export const describeWireProblem = (
  intl: IntlShape,
  { code, found }: Pick<WireProblem, 'code' | 'found'>,
): string => intl.formatMessage(wireProblemsMessages[code], { found });

function describeLocation(intl: IntlShape, problem: WireProblem): string {
  const { line, column } = problem;
  const reason = describeWireProblem(intl, problem);
  if (line === null) return reason;
  return column === null
    ? intl.formatMessage(wireProblemsMessages.placeLine, { line: String(line), reason })
    : intl.formatMessage(wireProblemsMessages.place, { line: String(line), column: String(column), reason });
}

/** Rejected parts of a file with their positions; renders nothing without problems. */
export const WireProblems = ({ intl, problems }: WireProblemsProps) =>
  problems.length === 0 ? null : (
    <Problems role="alert" data-block="wire-problems">
      <Heading level={2} size="s">
        {intl.formatMessage(wireProblemsMessages.title)}
      </Heading>
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>{describeLocation(intl, problem)}</li>
        ))}
      </ul>
    </Problems>
  );
