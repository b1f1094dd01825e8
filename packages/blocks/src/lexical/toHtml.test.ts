import { heading, lexical, list, paragraph } from '../testing/lexicalMock';
import { toHtml } from './toHtml';

it('writes paragraphs, headings and lists, with escaped text', () => {
  expect(
    toHtml(lexical(paragraph('Wire < 1 & > 0'), heading('Work', 'h3'), list('bullet', 'Cut', 'Crimp'))),
  ).toBe('<p>Wire &lt; 1 &amp; &gt; 0</p><h3>Work</h3><ul><li>Cut</li><li>Crimp</li></ul>');
});

it.each([null, 'text', { root: {} }])('is empty for %j', (tree) => {
  expect(toHtml(tree)).toBe('');
});
