import type { ReactNode } from 'react';
import type { BlockContext } from '../contract/BlockContext';
import { problemMessages } from '../shared/messages/problem.messages';
import type { UnknownNode } from './LexicalContent';

/** Omits unsupported content for visitors and names it in the preview. */
export function reportUnknown({ type }: UnknownNode, key: number, context: BlockContext): ReactNode {
  context.report({
    code: 'unknownContent',
    path: '',
    message: `The rich text holds "${type}", which is not shown.`,
  });
  if (!context.isPreview) return null;
  return <mark key={key}>{context.intl.formatMessage(problemMessages.unknownContent, { kind: type })}</mark>;
}
