import { shareIcons } from './shareIcons';

const drawing =
  '<path d="M8 1v13.25M4.5 14.25h7M2 3.75h12M3.5 3.75V9.5M12.5 3.75V9.5" stroke="currentColor"></path>';
const icon = (content = drawing) => `<svg width="16" data-icon="compare" aria-hidden="true">${content}</svg>`;

it('renders an icon once that a page uses several times', () => {
  const shared = shareIcons(`<p>${icon()}</p><p>${icon()}</p>`);
  const use = '<svg width="16" data-icon="compare" aria-hidden="true"><use href="#icon-0"></use></svg>';
  expect(shared).toBe(
    `<p>${use}</p><p>${use}</p><div hidden=""><svg><g id="icon-0">${drawing}</g></svg></div>`,
  );
});

it.each([
  ['an icon that is used once', icon()],
  ['drawings too short to gain from it', icon('<path d="M1 1"></path>').repeat(2)],
  ['pictures that are no icons', `<svg viewBox="0 0 9 9">${drawing}</svg>`.repeat(2)],
  ['icons with titles of their own', icon(`<title>A</title>${drawing}`) + icon(`<title>B</title>${drawing}`)],
])('does not change %s', (_name, markup) => {
  expect(shareIcons(markup)).toBe(markup);
});
