import { applicationPaths, siteUrl } from '@kmx/core';
import { Button } from '@kmx/design-system';

import type { SiteView } from '@/server/view/createSiteView';

interface EditorSignOutProps {
  view: Pick<SiteView, 'intl' | 'links'>;
}

/** Ends the session of the editor area, and that of the account, if any; works without JavaScript. */
export const EditorSignOut = ({ view: { intl, links } }: EditorSignOutProps) => (
  <form method="post" action="/api/editor-session/end">
    <input type="hidden" name="returnTo" value={siteUrl(applicationPaths.editor, links)} />
    <Button type="submit" size="s" variant="ghost" icon="logout">
      {intl.formatMessage({ id: 'editor.account.signOut' })}
    </Button>
  </form>
);
