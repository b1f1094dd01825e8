import { printTokens } from './printTokens';

const tokens = {
  defaults: { '--accent': 'red', '--surface': 'white', '--gap': '1rem', '--unused': '2rem' },
  themes: { Default: {}, Copper: { '--accent': 'brown' }, Volta: { '--accent': 'lime' } },
  tones: {
    paper: { '--text': 'var(--accent)' },
    dark: { '--text': 'var(--surface)' },
    mist: { '--text': 'black' },
  },
  moreContrast: { '--text': 'CanvasText', '--unused': '0' },
};
const css = 'p{color:var(--text);gap:calc(2 * var(--gap))}';
const print = (themes: string[], tones: string[], rules = css) =>
  printTokens(tokens, { css: rules, themes: new Set(themes), tones: new Set(tones) });

it('prints used values, directly and through others, of a single theme in one rule', () => {
  expect(print(['Copper'], [])).toBe(
    ':root,[data-theme]{--accent:brown;--gap:1rem}' +
      ':root,[data-theme],[data-tone=paper]{--text:var(--accent)}' +
      '@media(prefers-contrast:more){:root,[data-theme],[data-tone]{--text:CanvasText}}',
  );
});

it.each([
  [['Default'], [], ['--accent:red'], ['brown', 'lime', 'dark', 'mist']],
  [['Copper', 'Volta'], [], ['--accent:red', '[data-theme=Copper]{--accent:brown}', '=Volta]{'], []],
  [['Default'], ['dark'], ['[data-tone=dark]{--text:var(--surface)}', '--surface:white'], ['mist']],
])('prints only the themes %s and tones %s', (themes, tones, included, excluded) => {
  const sheet = print(themes, tones);
  for (const part of included) expect(sheet).toContain(part);
  for (const part of excluded) expect(sheet).not.toContain(part);
});

it('prints nothing but the query of more contrast for rules without references', () => {
  expect(print(['Default'], ['dark'], 'p{margin:0}')).toBe('@media(prefers-contrast:more){}');
});

it('prints fragments so that the values of the page take precedence', () => {
  const sheet = printTokens(tokens, {
    css,
    themes: new Set(['Copper']),
    tones: new Set(),
    isFragment: true,
  });
  expect(sheet).toContain(':where(:root,[data-theme]){--accent:red;');
  expect(sheet).toContain(':where([data-theme=Copper]){--accent:brown}');
  expect(sheet.replaceAll(/:where\([^)]*\)/g, '')).not.toMatch(/:root|\[data-/);
});
