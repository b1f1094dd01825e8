import { createVars, flattenTokens } from './cssVariables';
import { defaultTheme } from './defaultTheme';
import { createMoreContrast, createTones } from './tones';

export type Declarations = ReadonlyMap<string, string>;

export const rule = (selector: string, declarations: Declarations): string =>
  `${selector} {\n${[...declarations].map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;

export const declarationsOf = (tree: object): Declarations => new Map(flattenTokens(tree));

/** One rule for all surfaces: it uses the colours of the current one. The attribute is for the style guide. */
export function moreContrastRules(): readonly string[] {
  const { paper } = createTones(defaultTheme.palette);
  const more = declarationsOf({ color: createMoreContrast(createVars(paper, ['color'])) });
  const rules = rule(':root,\n[data-theme],\n[data-tone]', more);
  const shown = "[data-contrast='more'],\n[data-contrast='more'] :is([data-theme], [data-tone])";
  return [`@media (prefers-contrast: more) {\n${rules}}\n`, rule(shown, more)];
}
