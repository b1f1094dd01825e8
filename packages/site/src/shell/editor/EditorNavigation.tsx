import { applicationPaths, siteUrl } from '@kmx/core';
import { Icon } from '@kmx/design-system';

import { cmsAddress } from '../../server/editor/area/cmsAddress';
import { ScreenLink, Screens } from './Editor.styles';
import type { MessageId } from '@/MessageId';
import type { SiteView } from '@/server/view/createSiteView';

export type EditorScreenName = 'area' | 'health' | 'viewAs';

interface EditorNavigationProps {
  view: SiteView;
  current: EditorScreenName;
}

const screens = [
  { name: 'area', path: applicationPaths.editor, id: 'editor.navigation.area' },
  { name: 'health', path: applicationPaths.siteHealth, id: 'editor.navigation.health' },
  { name: 'viewAs', path: applicationPaths.viewAs, id: 'editor.navigation.viewAs' },
] as const;

const menuEntries = [
  { path: '/collections/missing-addresses', id: 'editor.navigation.missing' },
  { path: '/collections/pages', id: 'editor.navigation.cms' },
] as const;

/** Links to the screens of the editor area and to the content service. */
export function EditorNavigation({ view, current }: EditorNavigationProps) {
  const format = (id: MessageId) => view.intl.formatMessage({ id });
  return (
    <nav aria-label={format('editor.navigation.label')}>
      <Screens>
        {screens.map(({ name, path, id }) => (
          <li key={name}>
            <ScreenLink
              href={siteUrl(path, view.links)}
              data-link="route"
              aria-current={name === current ? 'page' : undefined}
            >
              {format(id)}
            </ScreenLink>
          </li>
        ))}
        {menuEntries.map(({ path, id }) => (
          <li key={path}>
            <ScreenLink href={cmsAddress(view, path)} data-link="plain">
              {format(id)}
              <Icon name="external-link" size={16} />
            </ScreenLink>
          </li>
        ))}
      </Screens>
    </nav>
  );
}
