import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flattenTokens } from './cssVariables';
import { defaultTheme } from './defaultTheme';
import { fluid, rem } from './raw/fluid';
import { createSchemesCss } from './schemesCss';
import { brandThemeNames, themeNames } from './themeNames';
import { brandThemes, resolveTheme, themes } from './themes';
import { createThemesCss } from './themesCss';
import { vars } from './vars';

const readCss = (file: string): string => readFileSync(join(__dirname, file), 'utf8');

describe('themes', () => {
  it('are the eleven of the specification, eight of them for brands', () => {
    expect(Object.keys(themes)).toEqual(themeNames);
    expect(themeNames).toHaveLength(11);
    expect(Object.keys(brandThemes)).toEqual(brandThemeNames);
  });

  it.each(themeNames)('%s has only tokens of the default theme', (name) => {
    const known = new Set(flattenTokens(defaultTheme).map(([variable]) => variable));
    expect(flattenTokens(themes[name]).filter(([variable]) => !known.has(variable))).toEqual([]);
    expect(flattenTokens(resolveTheme(name))).toHaveLength(known.size);
  });

  it.each(themeNames.filter((name) => name !== 'Default'))('%s differs in its accent', (name) => {
    expect(resolveTheme(name).palette.accent.base).not.toBe(defaultTheme.palette.accent.base);
  });
});

describe('themes.css', () => {
  it('agrees with the tokens; else run `npm run -w @kmx/design-system themes`', () => {
    expect(readCss('themes.css')).toBe(createThemesCss());
  });

  it('defines all variables that the components and the base sheet use', () => {
    const defined = new Set(createThemesCss().match(/--ds-[\w-]+(?=:)/g));
    const read = [
      ...JSON.stringify(vars).matchAll(/var\((--ds-[\w-]+)\)/g),
      ...readCss('base.css').matchAll(/var\((--ds-[\w-]+)\)/g),
    ];
    expect(read.map(([, variable]) => variable).filter((variable) => !defined.has(String(variable)))).toEqual(
      [],
    );
  });
});

describe('schemes.css', () => {
  const css = createSchemesCss();

  it('agrees with the tokens; else run `npm run -w @kmx/design-system themes`', () => {
    expect(readCss('schemes.css')).toBe(css);
  });

  it('has a dark value for all colours of a surface', () => {
    const names = flattenTokens(vars.color, ['color']).map(([variable]) => variable);
    const paper = css.slice(css.indexOf("[data-tone='paper']"), css.indexOf("[data-tone='mist']"));
    const dark = [...paper.matchAll(/(--ds-[\w-]+): light-dark\(/g)].map(([, variable]) => variable);
    expect(dark).toEqual(names);
  });

  it('does not apply to print, which is light', () => {
    const [, rules = ''] = css.split('@media screen {');
    expect(rules).toContain('color-scheme: dark');
    expect(css.indexOf('@media screen {')).toBeLessThan(css.indexOf('--ds-'));
    expect(rules.match(/{/g)?.length).toBe((rules.match(/}/g)?.length ?? 0) - 1);
  });

  it('defines all variables that it uses', () => {
    const defined = new Set(`${createThemesCss()}${css}`.match(/--ds-[\w-]+(?=:)/g));
    const used = [...css.matchAll(/var\((--ds-[\w-]+)\)/g)].map(([, variable]) => String(variable));
    expect(used.filter((variable) => !defined.has(variable))).toEqual([]);
  });
});

describe('vars', () => {
  it('refer to the custom properties', () => {
    expect(vars.color.text.muted).toBe('var(--ds-color-text-muted)');
    expect(vars.space[4]).toBe('var(--ds-space-4)');
    expect(vars.width.breakOut).toBe('var(--ds-width-break-out)');
  });
});

describe('fluid', () => {
  it('grows linearly from 360 to 1440 px', () => {
    expect(fluid(36, 72)).toBe('clamp(2.25rem, 1.5rem + 3.3333vw, 4.5rem)');
    expect(rem(4)).toBe('0.25rem');
  });
});
