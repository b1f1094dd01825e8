import { render, screen, within } from '@testing-library/react';
import { createBlockContext } from '../testing/createBlockContext';
import { heading, lexical, link, list, paragraph, rule, text } from '../testing/lexicalMock';
import { contentSchema } from './lexical.schema';
import { renderContent } from './renderContent';

const show = (content: unknown, level?: number) =>
  render(renderContent(contentSchema.parse(content), createBlockContext(), level));

describe('contentSchema', () => {
  it.each([[null], ['<p>HTML</p>'], [{}], [{ root: { children: [{ text: 'no type' }] } }]])(
    'rejects %p, which is no tree of the editor',
    (content) => {
      expect(contentSchema.safeParse(content).success).toBe(false);
    },
  );

  it('drops empty paragraphs, which editors use as spacers', () => {
    expect(contentSchema.parse(lexical(paragraph(''), paragraph('Text'), paragraph('  ')))).toHaveLength(1);
  });

  it('names an unsupported type of node', () => {
    expect(contentSchema.parse(lexical({ type: 'upload', version: 3, fields: { some: 'thing' } }))).toEqual([
      { kind: 'unknown', type: 'upload' },
    ]);
  });
});

describe('renderContent', () => {
  it('preserves text formats', () => {
    const { container } = show(lexical(paragraph(text('both', 3), text('sub', 32), text('code', 16))));
    expect(container.querySelector('strong > em')).toHaveTextContent('both');
    expect(container.querySelector('sub')).toHaveTextContent('sub');
    expect(container.querySelector('code')).toHaveTextContent('code');
  });

  it('limits headings to levels below the title, up to six', () => {
    show(lexical(heading('First'), heading('Second', 'h4')), 3);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('First');
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Second');
  });

  it('nests a list, which the editor stores in a separate item, in the item before', () => {
    const nested = { type: 'listitem', version: 1, children: [list('number', 'Inner')] };
    const outer = list('bullet', 'Outer');
    show(lexical({ ...outer, children: [...outer.children, nested] }, rule()));
    const [item, ...others] = screen.getAllByRole('listitem');
    expect(others).toHaveLength(1);
    expect(within(item!).getByText('Inner')).toBeInTheDocument();
    expect(screen.getByRole('separator')).toBeInTheDocument();
  });

  it.each([
    ['/en/services', '/en/services', 'route'],
    ['https://example.com/a', 'https://example.com/a', 'plain'],
    ['mailto:info@example.com', 'mailto:info@example.com', 'plain'],
    ['action:news-feed', '#news-feed', 'action'],
  ])('links to %s', (url, href, kind) => {
    show(lexical(paragraph(link('words', url))));
    const anchor = screen.getByRole('link');
    expect(anchor).toHaveAttribute('href', href);
    expect(anchor).toHaveAttribute('data-link', kind);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'java\tscript:alert(1)',
    '',
  ])('keeps only the text of a link to %p', (url) => {
    show(lexical(paragraph(link('words', url))));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('words')).toBeInTheDocument();
  });

  it('resolves an internal link by its page', () => {
    const value = { id: 'p', slug: 'services', parentSlug: 'home', site: { id: 's', key: 'main' } };
    const internal = (doc: unknown) => ({
      ...link('words', ''),
      fields: { linkType: 'internal', url: '', newTab: false, doc },
    });
    const { unmount } = show(lexical(paragraph(internal({ relationTo: 'pages', value }))));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/services');
    unmount();
    show(lexical(paragraph(internal({ relationTo: 'pages', value: 'an-id-only' }))));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
