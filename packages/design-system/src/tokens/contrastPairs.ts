import { createSchemeColors, type SchemeName } from './darkScheme';
import type { Theme } from './Theme';
import { toneNames, withMoreContrast, type ToneColors, type ToneName } from './tones';

/** Body text 7, other text 4.5, large text and controls 3 (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
export const minimumContrast = { body: 7, text: 4.5, control: 3 } as const;

/** For `prefers-contrast: more` (WCAG 2.2, 1.4.6). @usedByTests */
export const moreContrast = { body: 7, text: 7, control: 4.5 } as const;

export type ContrastUse = keyof typeof minimumContrast;

export interface ContrastPair {
  readonly name: string;
  readonly use: ContrastUse;
  readonly foreground: string;
  readonly background: string;
}

type Pair = readonly [name: string, use: ContrastUse, foreground: string, background: string];

function surfacePairs(c: ToneColors, surface: keyof ToneColors['surface']): readonly Pair[] {
  const background = c.surface[surface];
  return [
    [`text on ${surface}`, 'body', c.text.default, background],
    [`muted text on ${surface}`, 'text', c.text.muted, background],
    [`accent text and links on ${surface}`, 'text', c.text.accent, background],
    [`error text on ${surface}`, 'text', c.error.text, background],
    [`wire on ${surface}`, 'control', c.line.wire, background],
    [`strong line on ${surface}`, 'control', c.line.strong, background],
    [`focus ring on ${surface}`, 'control', c.focus.ring, background],
  ];
}

function controlPairs(c: ToneColors): readonly Pair[] {
  return [
    ['primary button', 'text', c.action.on, c.action.base],
    ['primary button, hover', 'text', c.action.on, c.action.hover],
    ['primary button, active', 'text', c.action.on, c.action.active],
    ['inverse button', 'text', c.inverse.on, c.inverse.base],
    ['inverse button, hover', 'text', c.inverse.on, c.inverse.hover],
    ['secondary button, hover', 'text', c.surface.base, c.text.default],
    ['inverse text', 'body', c.text.inverse, c.text.default],
    ['field text', 'body', c.field.text, c.field.surface],
    ['field hint', 'text', c.field.hint, c.field.surface],
    ['field border on surface', 'control', c.field.border, c.surface.base],
  ];
}

function tonePairs(tone: ToneName, c: ToneColors): readonly ContrastPair[] {
  const pairs = [
    ...surfacePairs(c, 'base'),
    ...surfacePairs(c, 'raised'),
    ...surfacePairs(c, 'sunken'),
    ...controlPairs(c),
  ];
  return pairs.map(([name, use, foreground, background]) => ({
    name: `${tone}: ${name}`,
    use,
    foreground,
    background,
  }));
}

export function listContrastPairs({ palette }: Theme, scheme: SchemeName = 'light'): readonly ContrastPair[] {
  const { tones, status } = createSchemeColors(palette, scheme);
  const { paper } = tones;
  const statusPairs = Object.entries(status).flatMap(([name, { surface, line, text }]): ContrastPair[] => [
    { name: `${name} message text`, use: 'body', foreground: text, background: surface },
    { name: `${name} message line and icon`, use: 'control', foreground: line, background: surface },
    { name: `${name} mark on the page`, use: 'control', foreground: line, background: paper.surface.base },
    { name: `${name} mark on a card`, use: 'control', foreground: line, background: paper.surface.raised },
  ]);
  const { line, text, surface } = status.error;
  const dangerPairs: readonly ContrastPair[] = [
    { name: 'danger button', use: 'text', foreground: surface, background: line },
    { name: 'danger button, hover', use: 'text', foreground: surface, background: text },
  ];
  return [...toneNames.flatMap((tone) => tonePairs(tone, tones[tone])), ...statusPairs, ...dangerPairs];
}

/** All pairs of text and controls on the surfaces of a theme under `prefers-contrast: more`. @usedByTests */
export function listMoreContrastPairs(
  { palette }: Theme,
  scheme: SchemeName = 'light',
): readonly ContrastPair[] {
  const { tones } = createSchemeColors(palette, scheme);
  return toneNames.flatMap((tone) => tonePairs(tone, withMoreContrast(tones[tone])));
}
