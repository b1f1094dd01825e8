import { createContrastSheets, declarationsOf, rule, type Declarations } from './cssRules';
import { createVars } from './cssVariables';
import { createDarkShades, createDarkTones } from './darkScheme';
import { defaultTheme } from './defaultTheme';
import { darkStatus } from './raw/raw';
import { themeNames, type ThemeName } from './themeNames';
import { resolveTheme } from './themes';
import { createTones, toneNames, type ToneName } from './tones';

const scheme = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** Both trees have the same leaves. */
function combine(light: Declarations, dark: Declarations): Declarations {
  return new Map([...light].map(([name, value]) => [name, scheme(value, dark.get(name) ?? value)]));
}

const shadesOf = (name: ThemeName): Declarations =>
  declarationsOf({ shade: createDarkShades(resolveTheme(name).palette) });

/* A raised sheet casts no visible shadow on a dark page, so it gets an edge as well. */
const floating = [
  `0 0 0 1px ${scheme('transparent', 'var(--ds-palette-dark-line)')}`,
  `0 0.5rem 2rem ${scheme('rgb(0 0 0 / 0.16)', 'rgb(0 0 0 / 0.6)')}`,
].join(', ');

function rootRule(): string {
  const { status } = defaultTheme.palette;
  const messages = combine(
    declarationsOf({ palette: { status } }),
    declarationsOf({ palette: { status: darkStatus } }),
  );
  const shadow = declarationsOf({ shadow: { floating } });
  return rule(':root,\n[data-theme]', new Map([...shadesOf('Default'), ...messages, ...shadow]));
}

const themeRules = (): readonly string[] =>
  themeNames
    .filter((name) => name !== 'Default')
    .map((name) => rule(`[data-theme='${name}']`, shadesOf(name)));

const selectorOf = (name: ToneName): string =>
  name === 'paper' ? ":root,\n[data-theme],\n[data-scheme],\n[data-tone='paper']" : `[data-tone='${name}']`;

function toneRules(): readonly string[] {
  // Values instead of references for status colours, which would be nested otherwise.
  const palette = { ...createVars(defaultTheme.palette, ['palette']), status: defaultTheme.palette.status };
  const shades = createVars(createDarkShades(defaultTheme.palette), ['shade']);
  const light = createTones(palette);
  const dark = createDarkTones(palette, shades);
  return toneNames.map((name) =>
    rule(
      selectorOf(name),
      combine(declarationsOf({ color: light[name] }), declarationsOf({ color: dark[name] })),
    ),
  );
}

const colorScheme = (selector: string, value: string): string =>
  rule(selector, new Map([['color-scheme', value]]));

/**
 * Returns the style sheet that adds the dark scheme to `themes.css`. Browsers without `light-dark()` stay light, and so
 * do documents without `data-scheme` and printed ones.
 */
export function createSchemesCss(): string {
  const { moreContrast, contrastPreview } = createContrastSheets();
  return [
    '/* Written by `npm run -w @kmx/design-system themes` from the tokens. */\n',
    '@media screen {\n@supports (color: light-dark(#000, #fff)) {',
    rootRule(),
    ...themeRules(),
    ...toneRules(),
    moreContrast,
    contrastPreview,
    colorScheme('[data-scheme]', 'light dark'),
    colorScheme("[data-scheme='light']", 'light'),
    colorScheme("[data-scheme='dark']", 'dark'),
    '}\n}\n',
  ].join('\n');
}
