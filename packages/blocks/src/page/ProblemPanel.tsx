import type { IntlShape } from 'react-intl/server';
import { Container } from '@kmx/design-system';
import type { BlockProblem } from '../contract/BlockProblem';
import { problemMessages } from './problem.messages';
import { Details, Panel, Path, Title } from './ProblemPanel.styles';

interface ProblemPanelProps {
  readonly problems: readonly [BlockProblem, ...BlockProblem[]];
  readonly intl: IntlShape;
}

/** In the preview, in the place of a module that visitors do not see: which one, and what to mend. */
export function ProblemPanel({ problems, intl }: ProblemPanelProps) {
  const [{ blockType, code }] = problems;
  return (
    <Container>
      <Panel role="note" data-problem={code}>
        <Title>{intl.formatMessage(problemMessages.title, { block: blockType })}</Title>
        <p>
          {intl.formatMessage(problemMessages.visitors)}{' '}
          {intl.formatMessage(problemMessages[code], { kind: blockType })}
        </p>
        <Details>
          {problems.map(({ path, message }, index) => (
            <li key={index}>
              {path && <Path>{path}</Path>} {message}
            </li>
          ))}
        </Details>
      </Panel>
    </Container>
  );
}
