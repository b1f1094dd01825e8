import { styled } from 'styled-components';

import type { Styles } from './assets/assets';
import { renderPart } from './renderDocument';
import { pageInvalidations } from '@/server/content/pageInvalidations';
import { createSiteViewMock } from '@/server/view/siteView.mock';
import { framePart } from '@/shell/frame/framePart';

const Count = styled.p`
  color: var(--ds-color-text);
`;

const none = { fonts: '', base: '', cutFont: '', moreContrast: {}, variables: {}, constants: {} };
const styles: Styles = {
  ...none,
  defaults: { '--ds-color-text': 'black', '--ds-unused': 'red' },
  themes: { Copper: { '--ds-color-text': 'brown' } },
  tones: { paper: {} },
};

it('renders a part with its rules as text, names of its own and cached cards', async () => {
  const view = await createSiteViewMock();
  const List = () => (
    <section>
      {framePart(view, 'card', () => (
        <Count>2</Count>
      ))}
    </section>
  );
  const html = renderPart({
    view,
    styles,
    theme: 'Copper',
    begunAt: pageInvalidations().now,
    part: { query: 'brand=komax&sort=name', buildId: 'b1' },
    content: <List />,
  });
  expect(html).toContain('<section><p class="q-b">2</p></section>');
  expect(html).toMatch(/<meta name="rules" content="@media all\{.*\.q-b\{color:var\(--ds-color-text\)/);
  expect(html).toContain(':where([data-theme=Copper]){--ds-color-text:brown}');
  expect(html).toContain('<meta name="query" content="brand=komax&amp;sort=name"/>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('data-build="b1"');
  expect(html).not.toContain('<style');
});
