import type { ReactNode } from 'react';
import { Heading, Overline, Stack } from '@kmx/design-system';

import { EditorNavigation, type EditorScreenName } from './EditorNavigation';
import type { SiteView } from '@/server/view/createSiteView';

interface EditorHeadProps {
  view: SiteView;
  /** The screen that is shown. */
  current: EditorScreenName;
  title: string;
  /** What the screen says of itself. */
  children?: ReactNode;
}

/** The head of every screen of the editor area: whom it is for, what it is, and the ways to the others. */
export const EditorHead = ({ view, current, title, children }: EditorHeadProps) => (
  <Stack as="header" gap="m">
    <Stack gap="s">
      <Overline>{view.intl.formatMessage({ id: 'explain.overline' })}</Overline>
      <Heading level={1} size="xl">
        {title}
      </Heading>
    </Stack>
    <EditorNavigation view={view} current={current} />
    {children}
  </Stack>
);
