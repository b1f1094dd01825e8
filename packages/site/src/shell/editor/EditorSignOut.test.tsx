import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { fail, parseViewAsQuery, plainLens } from '@kmx/core';

import { EditorScreen } from './area/EditorScreen';
import { createEditorAreaMock } from './Editor.mock';
import { ExplainView } from './explain/ExplainView';
import { HealthBoard } from './health/HealthBoard';
import { ViewAsScreen } from './viewAs/ViewAsScreen';
import type { SiteView } from '@/server/view/createSiteView';
import { createSiteViewMock } from '@/server/view/siteView.mock';

const viewAs = {
  query: parseViewAsQuery(new URLSearchParams(), { ...plainLens, country: 'ALL', language: 'en' }),
  pages: [],
  frames: [],
  pagesFailure: undefined,
};

const screens: readonly [string, (view: SiteView) => ReactElement][] = [
  ['pages and navigation', (view) => <EditorScreen view={view} area={createEditorAreaMock(view, '')} />],
  ['health', (view) => <HealthBoard view={view} health={fail({ code: 'unavailable' })} />],
  ['view as', (view) => <ViewAsScreen view={view} viewAs={viewAs} />],
  ['an explanation', (view) => <ExplainView view={view} url={undefined} explanation={undefined} />],
];

it.each(screens)('signs an editor out from every screen, without a script: %s', async (_name, show) => {
  render(show(await createSiteViewMock()));
  const button = screen.getByRole('button', { name: 'Sign out' });
  const form = button.closest('form');
  expect(button).toHaveAttribute('type', 'submit');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/editor-session/end']);
  expect(form).toHaveFormValues({ returnTo: '/en/editor' });
});
