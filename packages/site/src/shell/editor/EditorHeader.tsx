import type { ReactNode } from 'react';
import { Heading, Stack } from '@kmx/design-system';

import { EditorNavigation, type EditorScreenName } from './EditorNavigation';
import { EditorTopline } from './EditorTopline';
import type { SiteView } from '@/server/view/createSiteView';

interface EditorHeaderProps {
  view: SiteView;
  current: EditorScreenName;
  title: string;
  /** Introduction of the screen. */
  children?: ReactNode;
}

export const EditorHeader = ({ view, current, title, children }: EditorHeaderProps) => (
  <Stack as="header" gap="m">
    <Stack gap="s">
      <EditorTopline view={view} overline={view.intl.formatMessage({ id: 'explain.overline' })} />
      <Heading level={1} size="xl">
        {title}
      </Heading>
    </Stack>
    <EditorNavigation view={view} current={current} />
    {children}
  </Stack>
);
