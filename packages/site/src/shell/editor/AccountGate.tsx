import { Button, Stack, Text, TextField } from '@kmx/design-system';

import { Notice } from '../frame/Notice';
import { accountProblemIds } from './accountProblemIds';
import type { MessageId } from '@/MessageId';
import type { AccountProblem } from '@/server/editor/person/accountProblem';
import type { SiteView } from '@/server/view/createSiteView';

interface AccountGateProps {
  view: SiteView;
  title: string;
  /** The requested screen. */
  returnTo: string;
  problem: AccountProblem | undefined;
}

/** Sign-in form for an account of the content service; works without JavaScript. */
export function AccountGate({ view, title, returnTo, problem }: AccountGateProps) {
  const format = (id: MessageId) => view.intl.formatMessage({ id });
  const mark = format('access.requiredMark');
  const isCodeNeeded = problem === 'codeNeeded' || problem === 'codeWrong';
  return (
    <Notice view={view} overline={format('explain.overline')} title={title}>
      <Text>{format('editor.account.text')}</Text>
      <form method="post" action="/api/editor-session" noValidate>
        <Stack>
          <input type="hidden" name="returnTo" value={returnTo} />
          <TextField
            id="email"
            name="email"
            type="email"
            label={format('editor.account.email')}
            autoComplete="username"
            isRequired
            mark={mark}
            error={problem && format(accountProblemIds[problem])}
          />
          <TextField
            id="password"
            name="password"
            type="password"
            label={format('editor.account.password')}
            autoComplete="current-password"
            isRequired
            mark={mark}
          />
          {isCodeNeeded && (
            <TextField
              id="code"
              name="code"
              label={format('editor.account.code')}
              hint={format('editor.account.codeHint')}
              autoComplete="one-time-code"
              isRequired
              mark={mark}
            />
          )}
          <div>
            <Button type="submit">{format('editor.account.submit')}</Button>
          </div>
        </Stack>
      </form>
    </Notice>
  );
}
