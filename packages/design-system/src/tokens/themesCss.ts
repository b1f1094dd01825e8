import { createVars, flattenTokens } from './cssVariables';
import { defaultTheme } from './defaultTheme';
import { themeNames } from './themeNames';
import { themes } from './themes';
import { createTones, toneNames } from './tones';

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

/** The whole style sheet of the themes: all values of the default theme, what the others change, and the tones. */
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
  ].join('\n');
}
