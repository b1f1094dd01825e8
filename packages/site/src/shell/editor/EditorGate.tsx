import { Text } from '@kmx/design-system';

import { Notice } from '../Notice';
import { PasswordForm } from '../PasswordForm';
import type { EditorGateFacts } from '@/server/editor/readEditorGate';
import type { SiteView } from '@/server/view/createSiteView';

interface EditorGateProps extends EditorGateFacts {
  view: SiteView;
  /** What is behind it. */
  about?: keyof typeof words;
}

const words = {
  area: { text: 'editor.gate.text', submit: 'editor.gate.submit' },
  explanation: { text: 'explain.gateText', submit: 'explain.submit' },
} as const;

/** Stands in for a screen of the editor area until the shared password was given (section 6); says what was wrong with it. */
export function EditorGate({ view, returnTo, problem, about = 'area' }: EditorGateProps) {
  const say = (id: string) => view.intl.formatMessage({ id });
  return (
    <Notice view={view} overline={say('explain.overline')} title={say('explain.gateTitle')}>
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
    </Notice>
  );
}
