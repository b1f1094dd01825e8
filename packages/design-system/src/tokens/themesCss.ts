import { declarationsOf, moreContrastRules, rule } from './cssRules';
import { createVars } from './cssVariables';
import { defaultTheme } from './defaultTheme';
import { themeNames, type ThemeName } from './themeNames';
import { themes } from './themes';
import { createTones, toneNames } from './tones';

function toneRules(): readonly string[] {
  const tones = createTones(createVars(defaultTheme.palette, ['palette']));
  return toneNames.map((name) => {
    const selector =
      name === 'paper' ? ":root,\n[data-theme],\n[data-tone='paper']" : `[data-tone='${name}']`;
    return rule(selector, declarationsOf({ color: tones[name] }));
  });
}

/** Rules of the themes in cascade order; a page needs all except the themes that it does not use. */
export interface ThemeSheets {
  /** All values of the default theme. */
  readonly defaults: string;
  /** Values that each theme changes; empty for the default theme. */
  readonly themes: Readonly<Record<string, string>>;
  /** Surfaces, and more contrast on them. */
  readonly tones: string;
}

const themeRule = (name: ThemeName): string =>
  name === 'Default' ? '' : rule(`[data-theme='${name}']`, declarationsOf(themes[name]));

export const createThemeSheets = (): ThemeSheets => ({
  defaults: rule(':root,\n[data-theme]', declarationsOf(defaultTheme)),
  themes: Object.fromEntries(themeNames.map((name) => [name, themeRule(name)])),
  tones: [...toneRules(), ...moreContrastRules()].join('\n'),
});

/** Returns the whole style sheet of the themes: defaults, themes, tones and more contrast. */
export function createThemesCss(): string {
  const { defaults, themes: changes, tones } = createThemeSheets();
  return [
    '/* Written by `npm run -w @kmx/design-system themes` from the tokens. */\n',
    defaults,
    ...Object.values(changes).filter((sheet) => sheet !== ''),
    tones,
  ].join('\n');
}
