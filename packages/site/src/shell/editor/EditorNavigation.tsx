import { applicationPaths, siteUrl } from '@kmx/core';
import { ButtonLink } from '@kmx/design-system';

import { cmsAddress } from '@/server/editor/area/cmsAddress';
import type { SiteView } from '@/server/view/createSiteView';

/** The screens of the editor area. */
export type EditorScreenName = 'area' | 'health' | 'viewAs';

interface EditorNavigationProps {
  view: SiteView;
  /** The screen that is shown. */
  current: EditorScreenName;
}

const screens = [
  { name: 'area', path: applicationPaths.editor, id: 'editor.navigation.area' },
  { name: 'health', path: applicationPaths.siteHealth, id: 'editor.navigation.health' },
  { name: 'viewAs', path: applicationPaths.viewAs, id: 'editor.navigation.viewAs' },
] as const;

/** Leads from one screen of the editor area to the others, and to the content service. */
export function EditorNavigation({ view: { intl, links }, current }: EditorNavigationProps) {
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <nav aria-label={say('editor.navigation.label')}>
      {screens
        .filter(({ name }) => name !== current)
        .map(({ name, path, id }) => (
          <ButtonLink
            key={name}
            href={siteUrl(path, links)}
            variant="ghost"
            size="s"
            icon="arrow-right"
            dataLink="route"
          >
            {say(id)}
          </ButtonLink>
        ))}
      <ButtonLink
        href={cmsAddress('/collections/missing-addresses')}
        variant="ghost"
        size="s"
        icon="external-link"
        dataLink="plain"
      >
        {say('editor.navigation.missing')}
      </ButtonLink>
      <ButtonLink
        href={cmsAddress('/collections/pages')}
        variant="ghost"
        size="s"
        icon="external-link"
        dataLink="plain"
      >
        {say('editor.navigation.cms')}
      </ButtonLink>
    </nav>
  );
}
