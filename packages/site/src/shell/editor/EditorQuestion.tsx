import { Text } from '@kmx/design-system';

import { PasswordForm } from '../PasswordForm';
import type { EditorGateFacts } from '@/server/editor/readEditorGate';
import type { SiteView } from '@/server/view/createSiteView';

export interface EditorQuestionProps extends EditorGateFacts {
  view: Pick<SiteView, 'intl'>;
  /** What is behind it. */
  about?: keyof typeof words;
}

const words = {
  area: { text: 'editor.gate.text', submit: 'editor.gate.submit' },
  explanation: { text: 'explain.gateText', submit: 'explain.submit' },
} as const;

/** Asks for the shared password, and says what was wrong with the last one. */
export function EditorQuestion({ view, returnTo, problem, about = 'area' }: EditorQuestionProps) {
  const say = (id: string) => view.intl.formatMessage({ id });
  return (
    <>
      <Text>{say(words[about].text)}</Text>
      <PasswordForm
        intl={view.intl}
        action="/api/editor-area-authentication"
        fieldName="input"
        label={say('explain.password')}
        submit={say(words[about].submit)}
        hidden={{ returnTo }}
        problem={problem}
      />
    </>
  );
}
