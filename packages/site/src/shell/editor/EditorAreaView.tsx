import { applicationPaths } from '@kmx/core';

import { ApplicationPageView } from '../ApplicationPageView';
import { EditorScreen, type EditorScreenProps } from './EditorScreen';
import { TranslationPanel } from './TranslationPanel';
import type { Person } from '@/server/editor/person/contentAccounts';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';

/** The editor area as a page of the application; search engines never keep it. */
export const describeEditorArea = ({ intl }: Pick<SiteView, 'intl'>): ApplicationPage => ({
  path: applicationPaths.editor,
  title: intl.formatMessage({ id: 'editor.area.title' }),
  isIndexed: false,
});

interface EditorAreaViewProps extends EditorScreenProps {
  /** Undefined for who has only opened the area. */
  person: Person | undefined;
}

/** What an editor opens each morning (section 2.3): what waits, which pages, how far each translation is, and the navigation. */
export const EditorAreaView = ({ view, area, person }: EditorAreaViewProps) => (
  <ApplicationPageView view={view} page={describeEditorArea(view)}>
    <EditorScreen view={view} area={area}>
      {area.chosen && (
        <TranslationPanel view={view} query={area.query} chosen={area.chosen} person={person} />
      )}
    </EditorScreen>
  </ApplicationPageView>
);
