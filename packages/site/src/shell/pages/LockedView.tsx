import { ButtonLink, Text } from '@kmx/design-system';

import { Notice } from '../frame/Notice';
import { PasswordForm } from '../frame/PasswordForm';
import { SignInPrompt } from './SignInPrompt';
import type { MessageId } from '@/MessageId';
import type { AccessProblem } from '@/server/access/accessProblem';
import type { IndexedPage } from '@/server/content/pages.schema';
import type { SiteView } from '@/server/view/createSiteView';

interface LockedViewProps {
  view: SiteView;
  page: Pick<IndexedPage, 'id' | 'title' | 'protection'>;
  /** Path of the page on this host. */
  returnTo: string;
  problem: AccessProblem | undefined;
}

function Key({ view, page, returnTo, problem }: LockedViewProps) {
  const format = (id: MessageId) => view.intl.formatMessage({ id });
  switch (page.protection.mode) {
    case 'password':
      return (
        <>
          <Text>{format('access.text')}</Text>
          <PasswordForm
            intl={view.intl}
            action="/api/page-access"
            fieldName="password"
            label={format('access.password')}
            submit={format('access.submit')}
            hidden={{ pageId: page.id, returnTo }}
            problem={problem}
          />
        </>
      );
    case 'ciamRole':
      return <SignInPrompt view={view} />;
    case 'none':
      // The protection was removed after routing.
      return (
        <div>
          <ButtonLink href={returnTo} dataLink="plain">
            {format('access.submit')}
          </ButtonLink>
        </div>
      );
  }
}

/** Shown instead of a protected page: its title and the password form or sign-in link. */
export function LockedView(props: LockedViewProps) {
  const { view, page } = props;
  return (
    <Notice view={view} overline={view.intl.formatMessage({ id: 'access.overline' })} title={page.title}>
      <Key {...props} />
    </Notice>
  );
}
