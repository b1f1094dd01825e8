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
const Note = styled.p`
  color: green;
`;

const styles = new PageStyles();
const render = (content: React.ReactElement) => styles.select(renderToStaticMarkup(styles.collect(content)));

it('gives a page the rules that its markup uses, and none of another page', () => {
  const note = render(<Note>one</Note>);
  const card = render(
    <Card $size={40}>
      <Sign>two</Sign>
    </Card>,
  );
  expect(note.css).toContain('color:green');
  expect(card.css).toContain('inline-size:40px');
  expect(card.css).toMatch(/@media print\{\.\w+\{display:none;?\}\}/);
  expect(card.css).not.toContain('green');
  expect(render(<Note>one</Note>)).toEqual(note);
});

it('keeps a component id only where a selector refers to it, and every other class', () => {
  const { markup, css } = render(
    <Card $size={1}>
      <Sign className="external">two</Sign>
    </Card>,
  );
  const [, sign = ''] = /<span class="[^"]*\b(sc-\w+)/.exec(markup) ?? [];
  expect(css).toContain(`:hover .${sign}{color:blue;}`);
  expect(markup).toMatch(/^<div class="[^ "-]+">/);
});

it('leaves text that looks like markup alone', () => {
  expect(render(<Note>{' class="sc-abc"'}</Note>).markup).toContain(' class=&quot;sc-abc&quot;');
});
