import { Button, Stack, Text } from '@kmx/design-system';

import { areaHref } from '../../../server/editor/area/areaLinks';
import type { EditorArea } from '@/server/editor/area/loadEditorArea';
import type { Person } from '@/server/editorAccess/contentAccounts';
import type { SiteView } from '@/server/view/createSiteView';

interface EditorAccountProps {
  view: SiteView;
  query: EditorArea['query'];
  person: Person;
}

export const EditorAccount = ({ view, query, person }: EditorAccountProps) => (
  <form method="post" action="/api/editor-session/end">
    <Stack gap="s">
      <input type="hidden" name="returnTo" value={areaHref(view, query)} />
      <Text>{view.intl.formatMessage({ id: 'editor.account.signedIn' }, { name: person.name })}</Text>
      <div>
        <Button type="submit" size="s" variant="secondary">
          {view.intl.formatMessage({ id: 'editor.account.signOut' })}
        </Button>
      </div>
    </Stack>
  </form>
);
