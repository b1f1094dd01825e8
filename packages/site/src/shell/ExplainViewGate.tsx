import { Text } from '@kmx/design-system';

import { Notice } from './Notice';
import { PasswordForm } from './PasswordForm';
import type { AccessProblem } from '@/server/access/accessProblem';
import type { SiteView } from '@/server/view/createSiteView';

interface ExplainViewGateProps {
  view: SiteView;
  /** The address with `?explain`, on this host. */
  returnTo: string;
  problem: AccessProblem | undefined;
}

/** Asks an editor for the password of the editor area. */
export function ExplainViewGate({ view, returnTo, problem }: ExplainViewGateProps) {
  const { intl } = view;
  return (
    <Notice
      view={view}
      overline={intl.formatMessage({ id: 'explain.overline' })}
      title={intl.formatMessage({ id: 'explain.gateTitle' })}
    >
      <Text>{intl.formatMessage({ id: 'explain.gateText' })}</Text>
      <PasswordForm
        intl={intl}
        action="/api/editor-area-authentication"
        fieldName="input"
        label={intl.formatMessage({ id: 'explain.password' })}
        submit={intl.formatMessage({ id: 'explain.submit' })}
        hidden={{ returnTo }}
        problem={problem}
      />
    </Notice>
  );
}
