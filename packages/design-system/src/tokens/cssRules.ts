import { createVars, flattenTokens } from './cssVariables';
import { defaultTheme } from './defaultTheme';
import { createMoreContrast, createTones } from './tones';

export type Declarations = ReadonlyMap<string, string>;

export const rule = (selector: string, declarations: Declarations): string =>
  `${selector} {\n${[...declarations].map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;

export const declarationsOf = (tree: object): Declarations => new Map(flattenTokens(tree));

/** One rule for all surfaces: it uses the colours of the current one. */
function moreContrastRule(selector: string): string {
  const { paper } = createTones(defaultTheme.palette);
  return rule(selector, declarationsOf({ color: createMoreContrast(createVars(paper, ['color'])) }));
}

export interface ContrastSheets {
  readonly moreContrast: string;
  /** More contrast in the style guide, by an attribute. */
  readonly contrastPreview: string;
}

export const createContrastSheets = (): ContrastSheets => ({
  moreContrast: `@media (prefers-contrast: more) {\n${moreContrastRule(':root,\n[data-theme],\n[data-tone]')}}\n`,
  contrastPreview: moreContrastRule(
    "[data-contrast='more'],\n[data-contrast='more'] :is([data-theme], [data-tone])",
  ),
});
