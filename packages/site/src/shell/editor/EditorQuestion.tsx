import { Text } from '@kmx/design-system';

import { PasswordForm } from '../frame/PasswordForm';
import type { MessageId } from '@/MessageId';
import type { AccessProblem } from '@/server/access/accessProblem';
import type { SiteView } from '@/server/view/createSiteView';

export interface EditorQuestionProps {
  view: Pick<SiteView, 'intl'>;
  /** Path and query of the requested screen on this host. */
  returnTo: string;
  problem: AccessProblem | undefined;
  /** The protected screen, which decides the text. */
  about?: keyof typeof labels;
}

const labels = {
  area: { text: 'editor.gate.text', submit: 'editor.gate.submit' },
  explanation: { text: 'explain.gateText', submit: 'explain.submit' },
} as const;

/** Form for the shared password, with the error of the last attempt. */
export function EditorQuestion({ view, returnTo, problem, about = 'area' }: EditorQuestionProps) {
  const format = (id: MessageId) => view.intl.formatMessage({ id });
  return (
    <>
      <Text>{format(labels[about].text)}</Text>
      <PasswordForm
        intl={view.intl}
        action="/api/editor-area-authentication"
        fieldName="input"
        label={format('explain.password')}
        submit={format(labels[about].submit)}
        hidden={{ returnTo }}
        problem={problem}
      />
    </>
  );
}
