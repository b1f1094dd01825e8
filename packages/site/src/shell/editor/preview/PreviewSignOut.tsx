import { applicationPaths, siteUrl } from '@kmx/core';
import { IconButton } from '@kmx/design-system';

import type { SiteView } from '@/server/view/createSiteView';

interface PreviewSignOutProps {
  view: Pick<SiteView, 'intl' | 'links'>;
}

/** Submits the form of the switches elsewhere, because a form cannot contain another one. */
export const PreviewSignOut = ({ view: { intl, links } }: PreviewSignOutProps) => (
  <IconButton
    icon="logout"
    size={16}
    label={intl.formatMessage({ id: 'editor.account.signOut' })}
    type="submit"
    formAction="/api/editor-session/end"
    formMethod="post"
    name="returnTo"
    value={siteUrl(applicationPaths.editor, links)}
  />
);
