import { createContrastSheets, declarationsOf, rule, type ContrastSheets } from './cssRules';
import { createVars } from './cssVariables';
import { defaultTheme } from './defaultTheme';
import { themeNames, type ThemeName } from './themeNames';
import { themes } from './themes';
import { createTones, toneNames, type ToneName } from './tones';

function toneRule(name: ToneName): string {
  const tones = createTones(createVars(defaultTheme.palette, ['palette']));
  const selector = name === 'paper' ? ":root,\n[data-theme],\n[data-tone='paper']" : `[data-tone='${name}']`;
  return rule(selector, declarationsOf({ color: tones[name] }));
}

/** Rules of the themes in cascade order; a page needs neither the themes nor the tones that it does not use. */
export interface ThemeSheets extends ContrastSheets {
  readonly defaults: string;
  /** Values that each theme changes; empty for the default theme. */
  readonly themes: Readonly<Record<string, string>>;
  /** Colours of each surface. */
  readonly tones: Readonly<Record<string, string>>;
}

const themeRule = (name: ThemeName): string =>
  name === 'Default' ? '' : rule(`[data-theme='${name}']`, declarationsOf(themes[name]));

export const createThemeSheets = (): ThemeSheets => ({
  defaults: rule(':root,\n[data-theme]', declarationsOf(defaultTheme)),
  themes: Object.fromEntries(themeNames.map((name) => [name, themeRule(name)])),
  tones: Object.fromEntries(toneNames.map((name) => [name, toneRule(name)])),
  ...createContrastSheets(),
});

/** Returns the whole style sheet of the themes: defaults, themes, tones and more contrast. */
export function createThemesCss(): string {
  const { defaults, themes: changes, tones, moreContrast, contrastPreview } = createThemeSheets();
  return [
    '/* Written by `npm run -w @kmx/design-system themes` from the tokens. */\n',
    defaults,
    ...Object.values(changes).filter((sheet) => sheet !== ''),
    ...Object.values(tones),
    moreContrast,
    contrastPreview,
  ].join('\n');
}
