import type { Styles } from '../assets/assets';

type Values = Readonly<Record<string, string>>;
type TokenValues = Pick<Styles, 'defaults' | 'themes' | 'tones' | 'moreContrast'>;

interface Usage {
  readonly themes: ReadonlySet<string>;
  readonly tones: ReadonlySet<string>;
  /** Rules of the page. */
  readonly css: string;
  /** For rules that are added to a page: its own values take precedence, as they follow its theme. */
  readonly isFragment?: boolean;
}

const reference = /var\((--[\w-]+)/g;

/** Lists the custom properties that `css` refers to, directly or through the values of others. */
function listReferences(css: string, sheets: readonly Values[]): ReadonlySet<string> {
  const references = new Set<string>();
  const add = (text: string) => {
    for (const [, name = ''] of text.matchAll(reference)) {
      if (references.has(name)) continue;
      references.add(name);
      for (const values of sheets) add(values[name] ?? '');
    }
  };
  add(css);
  return references;
}

const select = (sheets: Readonly<Record<string, Values>>, names: ReadonlySet<string>) =>
  Object.entries(sheets).filter(([name]) => names.has(name));

/** Prints the values of the custom properties that a page uses, in its themes and tones. */
export function printTokens(
  { defaults, themes, tones, moreContrast }: TokenValues,
  { css, isFragment = false, ...names }: Usage,
): string {
  const usedThemes = select(themes, names.themes);
  // The tone of elements without one is `paper`.
  const usedTones = select(tones, new Set([...names.tones, 'paper']));
  const sheets = [...usedThemes, ...usedTones].map(([, values]) => values);
  const references = listReferences(css, [defaults, moreContrast, ...sheets]);
  const print = (selector: string, values: Values) => {
    const used = Object.entries(values).filter(([name]) => references.has(name));
    if (used.length === 0) return '';
    const rank = isFragment ? `:where(${selector})` : selector;
    return `${rank}{${used.map((pair) => pair.join(':')).join(';')}}`;
  };
  // A single theme is that of the root element, so it needs no rule of its own.
  const [[, only] = ['', {}], ...others] = usedThemes;
  const isSingle = others.length === 0 && !isFragment;
  return [
    print(':root,[data-theme]', isSingle ? { ...defaults, ...only } : defaults),
    ...(isSingle ? [] : usedThemes.map(([name, values]) => print(`[data-theme=${name}]`, values))),
    ...usedTones.map(([name, values]) =>
      print(name === 'paper' ? ':root,[data-theme],[data-tone=paper]' : `[data-tone=${name}]`, values),
    ),
    `@media(prefers-contrast:more){${print(':root,[data-theme],[data-tone]', moreContrast)}}`,
  ].join('');
}
