import type { IntlShape } from 'react-intl/server';
import { Container, Overline, Prose, Section } from '@kmx/design-system';
import type { BlockProblem } from '../contract/BlockProblem';
import { problemMessages } from '../shared/messages/problem.messages';

interface ProblemPanelProps {
  readonly problems: readonly [BlockProblem, ...BlockProblem[]];
  readonly intl: IntlShape;
}

/**
 * Replaces a broken module in the preview by its name and problems. Uses existing components, because additional styles
 * would be sent to every visitor.
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
