import { applicationPaths } from '@kmx/core';

import { ApplicationPageView } from '../../frame/ApplicationPageView';
import { EditorScreen, type EditorScreenProps } from './EditorScreen';
import { TranslationPanel } from './TranslationPanel';
import type { Person } from '@/server/editorAccess/contentAccounts';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';

export const describeEditorArea = ({ intl }: Pick<SiteView, 'intl'>): ApplicationPage => ({
  path: applicationPaths.editor,
  title: intl.formatMessage({ id: 'editor.area.title' }),
  isIndexed: false,
});

interface EditorAreaViewProps extends EditorScreenProps {
  /** Undefined if only the editor area was unlocked. */
  person: Person | undefined;
}

/** Start screen of editors (section 2.3): pending work, pages with their translations, navigation. */
export const EditorAreaView = ({ view, area, person }: EditorAreaViewProps) => (
  <ApplicationPageView view={view} page={describeEditorArea(view)}>
    <EditorScreen view={view} area={area}>
      {area.chosen && (
        <TranslationPanel view={view} query={area.query} chosen={area.chosen} person={person} />
      )}
    </EditorScreen>
  </ApplicationPageView>
);
