/** @vitest-environment node */
import HealthPage from './page';
import * as loader from '@/server/editor/health/loadSiteHealth';
import * as editorSession from '@/server/editorAccess/isEditor';
import * as siteView from '@/server/view/createSiteView';
import { createSiteViewMock } from '@/server/view/siteView.mock';
import { EditorGate } from '@/shell/editor/EditorGate';
import { HealthView } from '@/shell/editor/health/HealthView';

vi.mock('@/server/editorAccess/isEditor');
vi.mock('@/server/editor/health/loadSiteHealth');
vi.mock('@/server/view/createSiteView');

process.env.EDITOR_PASSWORD = 'editor-password';

const open = async (isEditor: boolean, editor?: string) => {
  const view = await createSiteViewMock();
  vi.mocked(siteView.loadShellView).mockResolvedValue(view);
  vi.mocked(editorSession.isEditor).mockResolvedValue(isEditor);
  vi.mocked(loader.loadSiteHealth).mockResolvedValue({ ok: false, error: { code: 'unavailable' } });
  return HealthPage({
    params: Promise.resolve({ site: 'main', locale: 'en' }),
    searchParams: Promise.resolve({ editor }),
  });
};

it('loads nothing for a non-editor, and redirects back here after the password', async () => {
  const shown = await open(false, 'wrong');
  expect(shown.type).toBe(EditorGate);
  expect(shown.props).toMatchObject({ gate: { returnTo: '/en/editor/health', problem: 'wrong' } });
  expect(loader.loadSiteHealth).not.toHaveBeenCalled();
});

it('shows an editor the board of this site in this language', async () => {
  expect((await open(true)).type).toBe(HealthView);
  expect(loader.loadSiteHealth).toHaveBeenCalledWith(expect.objectContaining({ language: 'en' }));
});
