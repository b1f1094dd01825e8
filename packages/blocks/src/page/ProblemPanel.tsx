import type { IntlShape } from 'react-intl/server';
import { Container, Overline, Prose, Section } from '@kmx/design-system';
import type { BlockProblem } from '../contract/BlockProblem';
import { problemMessages } from './problem.messages';

interface ProblemPanelProps {
  readonly problems: readonly [BlockProblem, ...BlockProblem[]];
  readonly intl: IntlShape;
}

/**
 * In the preview, in the place of a module that visitors do not see: which one, and what to mend.
 * Made of parts that pages carry anyway: styles of its own would travel to every visitor.
 */
export function ProblemPanel({ problems, intl }: ProblemPanelProps) {
  const [{ blockType, blockId, code }] = problems;
  return (
    <Section tone="mist" spacing="m" blockId={blockId}>
      <Container>
        <div role="note" data-problem={code}>
          <Overline>{intl.formatMessage(problemMessages.title, { block: blockType })}</Overline>
          <Prose>
            <p>
              {intl.formatMessage(problemMessages.visitors)}{' '}
              {intl.formatMessage(problemMessages[code], { kind: blockType })}
            </p>
            <ul>
              {problems.map(({ path, message }, index) => (
                <li key={index}>
                  {path && <code>{path}</code>} {message}
                </li>
              ))}
            </ul>
          </Prose>
        </div>
      </Container>
    </Section>
  );
}
