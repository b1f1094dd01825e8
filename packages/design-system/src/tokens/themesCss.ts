import { createVars, flattenTokens } from './cssVariables';
import { defaultTheme } from './defaultTheme';
import { themeNames } from './themeNames';
import { themes } from './themes';
import { createMoreContrast, createTones, toneNames } from './tones';

type Declarations = ReadonlyMap<string, string>;

const rule = (selector: string, declarations: Declarations): string =>
  `${selector} {\n${[...declarations].map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;

function declarationsOf(tree: object): Declarations {
  return new Map(flattenTokens(tree));
}

function toneRules(): readonly string[] {
  const tones = createTones(createVars(defaultTheme.palette, ['palette']));
  return toneNames.map((name) => {
    const selector =
      name === 'paper' ? ":root,\n[data-theme],\n[data-tone='paper']" : `[data-tone='${name}']`;
    return rule(selector, declarationsOf({ color: tones[name] }));
  });
}

/** One rule for all surfaces: it names the colours of whichever it stands on. The attribute is for showing it in the style guide. */
function moreContrastRules(): readonly string[] {
  const { paper } = createTones(defaultTheme.palette);
  const more = declarationsOf({ color: createMoreContrast(createVars(paper, ['color'])) });
  const asked = rule(':root,\n[data-theme],\n[data-tone]', more);
  const shown = "[data-contrast='more'],\n[data-contrast='more'] :is([data-theme], [data-tone])";
  return [`@media (prefers-contrast: more) {\n${asked}}\n`, rule(shown, more)];
}

/** The whole style sheet of the themes: all values of the default theme, what the others change, the tones, and more contrast. */
export function createThemesCss(): string {
  const base = rule(':root,\n[data-theme]', declarationsOf(defaultTheme));
  const others = themeNames
    .filter((name) => name !== 'Default')
    .map((name) => rule(`[data-theme='${name}']`, declarationsOf(themes[name])));
  return [
    '/* Written by `npm run -w @kmx/design-system themes` from the tokens. */\n',
    base,
    ...others,
    ...toneRules(),
    ...moreContrastRules(),
  ].join('\n');
}
