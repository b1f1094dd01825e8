import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '../testing/tools/expectNoAxeViolations';
import { SkipLink } from './SkipLink';

let language = 'en';
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language } }) }));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const show = (content: string) => {
  const { container } = render(<SkipLink />);
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = content;
  return { container, main };
};

test.each([
  ['a form', '<button>Save</button><input id="field-title" aria-label="Title" />', 'INPUT'],
  ['a list', '<a href="/new">New</a><input id="search-filter-input" aria-label="Search" />', 'INPUT'],
  ['another screen', '<p>Words</p><a href="/pages">Pages</a>', 'A'],
])('the first Tab and Enter lead into %s', async (_name, content, expected) => {
  const { container, main } = show(content);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.tagName).toBe(expected);
  expect(main.contains(document.activeElement)).toBe(true);
  await expectNoAxeViolations(container);
  main.remove();
});

test('is translated into the language of the admin', () => {
  language = 'de';
  show('');
  expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toBeTruthy();
});
