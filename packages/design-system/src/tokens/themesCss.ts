import { createVars, flattenTokens } from './cssVariables';
import { defaultTheme } from './defaultTheme';
import { themeNames, type ThemeName } from './themeNames';
import { themes } from './themes';
import { createMoreContrast, createTones, toneNames, type ToneName } from './tones';

type Declarations = ReadonlyMap<string, string>;

const rule = (selector: string, declarations: Declarations): string =>
  `${selector} {\n${[...declarations].map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;

function declarationsOf(tree: object): Declarations {
  return new Map(flattenTokens(tree));
}

function toneRule(name: ToneName): string {
  const tones = createTones(createVars(defaultTheme.palette, ['palette']));
  const selector = name === 'paper' ? ":root,\n[data-theme],\n[data-tone='paper']" : `[data-tone='${name}']`;
  return rule(selector, declarationsOf({ color: tones[name] }));
}

/** One rule for all surfaces: it uses the colours of the current one. */
function moreContrastRule(selector: string): string {
  const { paper } = createTones(defaultTheme.palette);
  return rule(selector, declarationsOf({ color: createMoreContrast(createVars(paper, ['color'])) }));
}

/** Rules of the themes in cascade order; a page needs neither the themes nor the tones that it does not use. */
export interface ThemeSheets {
  /** All values of the default theme. */
  readonly defaults: string;
  /** Values that each theme changes; empty for the default theme. */
  readonly themes: Readonly<Record<string, string>>;
  /** Colours of each surface. */
  readonly tones: Readonly<Record<string, string>>;
  readonly moreContrast: string;
  /** More contrast in the style guide, by an attribute. */
  readonly contrastPreview: string;
}

const themeRule = (name: ThemeName): string =>
  name === 'Default' ? '' : rule(`[data-theme='${name}']`, declarationsOf(themes[name]));

export const createThemeSheets = (): ThemeSheets => ({
  defaults: rule(':root,\n[data-theme]', declarationsOf(defaultTheme)),
  themes: Object.fromEntries(themeNames.map((name) => [name, themeRule(name)])),
  tones: Object.fromEntries(toneNames.map((name) => [name, toneRule(name)])),
  moreContrast: `@media (prefers-contrast: more) {\n${moreContrastRule(':root,\n[data-theme],\n[data-tone]')}}\n`,
  contrastPreview: moreContrastRule(
    "[data-contrast='more'],\n[data-contrast='more'] :is([data-theme], [data-tone])",
  ),
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
