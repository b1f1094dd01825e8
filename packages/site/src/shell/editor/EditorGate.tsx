import { Text } from '@kmx/design-system';

import { Notice } from '../Notice';
import { PasswordForm } from '../PasswordForm';
import type { AccessProblem } from '@/server/access/accessProblem';
import type { SiteView } from '@/server/view/createSiteView';

interface EditorGateProps {
  view: SiteView;
  /** The screen that was asked for, with its query, on this host. */
  returnTo: string;
  problem: AccessProblem | undefined;
}

/** Stands in for a screen of the editor area until the shared password was given (section 6); says what was wrong with it. */
export function EditorGate({ view, returnTo, problem }: EditorGateProps) {
  const say = (id: string) => view.intl.formatMessage({ id });
  return (
    <Notice view={view} overline={say('explain.overline')} title={say('explain.gateTitle')}>
      <Text>{say('editor.gate.text')}</Text>
      <PasswordForm
        intl={view.intl}
        action="/api/editor-area-authentication"
        fieldName="input"
        label={say('explain.password')}
        submit={say('editor.gate.submit')}
        hidden={{ returnTo }}
        problem={problem}
      />
    </Notice>
  );
}
