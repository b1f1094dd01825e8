import { Overline } from '@kmx/design-system';

import { Topline } from './Editor.styles';
import { EditorSignOut } from './EditorSignOut';
import type { SiteView } from '@/server/view/createSiteView';

interface EditorToplineProps {
  view: Pick<SiteView, 'intl' | 'links'>;
  overline: string;
}

/** First line of a screen for signed-in editors. */
export const EditorTopline = ({ view, overline }: EditorToplineProps) => (
  <Topline>
    <Overline>{overline}</Overline>
    <EditorSignOut view={view} />
  </Topline>
);
