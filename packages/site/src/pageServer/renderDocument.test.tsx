import { Text } from '@kmx/design-system';

import type { Styles } from './assets/assets';
import { renderListFragment } from './renderDocument';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { createSiteViewMock } from '@/server/view/siteView.mock';
import { framePart } from '@/shell/frame/framePart';

const none = { fonts: '', base: '', cutFont: '', moreContrast: {}, variables: {}, constants: {} };
const styles: Styles = {
  ...none,
  defaults: { '--ds-size-xs': '14px', '--ds-unused': 'red' },
  themes: { Copper: { '--ds-size-xs': '15px' } },
  tones: { paper: {} },
};

it('renders the fragment of a list with its rules as text, names of its own and cached cards', async () => {
  const view = await createSiteViewMock();
  const List = () => (
    <section>
      {framePart(view, 'card', () => (
        <Text size="xs">2</Text>
      ))}
    </section>
  );
  const html = renderListFragment({
    view,
    styles,
    theme: 'Copper',
    startedAt: pageInvalidations().now,
    list: { query: 'brand=komax&sort=name', buildId: 'b1' },
    content: <List />,
  });
  expect(html).toContain('<section><p class="q-b">2</p></section>');
  expect(html).toMatch(/<meta name="rules" content="@media all\{.*\.q-b\{[^}]*font-size:var\(--ds-size-xs\)/);
  expect(html).toContain(':where([data-theme=Copper]){--ds-size-xs:15px}');
  expect(html).toContain('<meta name="query" content="brand=komax&amp;sort=name"/>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('data-build="b1"');
  expect(html).not.toContain('<style');
});
