import { renderToStaticMarkup } from 'react-dom/server';
import { styled } from 'styled-components';

import { PageStyles } from './PageStyles';

const Sign = styled.span`
  color: red;
`;
const Card = styled.div<{ $size: number }>`
  inline-size: ${({ $size }) => $size}px;

  @media print {
    display: none;
  }

  &:hover ${Sign} {
    color: blue;
  }
`;
const Gap = styled.div`
  gap: var(--ds-space-1) var(--ds-space-2);
  margin: var(--other);
`;
const Note = styled.p`
  color: green;
`;

const styles = new PageStyles();
const tokens = {
  variables: { '--ds-space-1': '--0', '--ds-space-2': '--1' },
  constants: { '--ds-space-2': '.5rem' },
};
const render = (content: React.ReactElement) =>
  styles.select(renderToStaticMarkup(styles.collect(content)), tokens);

it('selects only the rules that the markup uses', () => {
  const note = render(<Note>one</Note>);
  const card = render(
    <Card $size={40}>
      <Sign>two</Sign>
    </Card>,
  );
  expect(note.css).toContain('color:green');
  expect(card.css).toContain('inline-size:40px');
  expect(card.css).toMatch(/@media print\{\.b\{display:none\}\}/);
  expect(card.css).not.toContain('green');
  expect(render(<Note>one</Note>)).toEqual(note);
});

it('shortens custom properties that have a short name, and inlines constant ones', () => {
  const own = new PageStyles();
  const markup = renderToStaticMarkup(own.collect(<Gap />));
  expect(own.select(markup, tokens).css).toBe('.b{gap:var(--0) .5rem;margin:var(--other)}');
});

it('shortens class names, and keeps those that no rule selects', () => {
  const { markup, css } = render(
    <Card $size={1}>
      <Sign className="external">two</Sign>
    </Card>,
  );
  expect(markup).toBe('<div class="b"><span class="c d external">two</span></div>');
  expect(css).toContain('.b:hover .c{color:blue}');
  expect(css).toContain('.d{color:red}');
});

it('has enough class names for a page with hundreds', () => {
  const sizes = Array.from({ length: 100 }, (_, index) => index);
  const { markup } = render(
    <>
      {sizes.map((size) => (
        <Card key={size} $size={size} />
      ))}
    </>,
  );
  expect(new Set(markup.match(/class="(\w+)"/g)).size).toBe(100);
});

it('prints what variants have in common once', () => {
  const { css } = render(
    <>
      <Card $size={50} />
      <Card $size={60} />
    </>,
  );
  expect(css).toContain('@media print{.b,.c{display:none}}');
  expect(render(<Card $size={50} />).css).toContain('@media print{.b{display:none}}');
});

it('does not change text that looks like markup', () => {
  expect(render(<Note>{' class="sc-abc"'}</Note>).markup).toContain(' class=&quot;sc-abc&quot;');
});

it('prefixes the class names of markup that is inserted into pages', () => {
  const markup = renderToStaticMarkup(styles.collect(<Note>one</Note>));
  const panel = styles.select(markup, tokens, 'p-');
  expect(panel.markup).toContain('class="p-b"');
  expect(panel.css).toBe('.p-b{color:green}');
});
