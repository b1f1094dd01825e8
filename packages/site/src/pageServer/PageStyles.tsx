import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** Marks by which styled-components would adopt the rules in a browser; nothing adopts them on a public page. */
const adoptionMarks = /\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;
const styleTags = /<\/?style[^>]*>/g;
const className = /\.(-?[A-Za-z_][\w-]*)/g;
const classAttribute = / class="([^"]*)"/g;

/** Names a component instead of one of its styles: needed only where a selector refers to the component. */
const isComponentId = (token: string) => token.startsWith('sc-');

/** Without vowels, so that no name is a word: blockers of advertisements hide what is called `ad`. */
const letters = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ';

/** The shortest name of a class that is not taken by a lower index: `b`, `c`, …, `bb`, `cb`, …. */
function shortName(index: number): string {
  const letter = letters[index % letters.length] ?? '';
  return index < letters.length ? letter : letter + shortName(Math.floor(index / letters.length) - 1);
}

interface Rule {
  /** Text and names of classes by turns. */
  readonly pieces: readonly string[];
  /** The class that decides whether a page uses the rule; an element that has none is on every page. */
  readonly owner: string | undefined;
}

/** Splits a sheet into its outermost rules, an at-rule with all that it holds. */
function splitRules(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    const character = css[index];
    if (character === '{') depth += 1;
    if (character !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    const pieces = css
      .slice(start, index + 1)
      .replaceAll(';}', '}')
      .split(className);
    rules.push({ pieces, owner: pieces[1] });
    start = index + 1;
  }
  return rules;
}

const isClass = (_piece: string, index: number) => index % 2 === 1;

interface ParsedSheet {
  readonly css: string;
  readonly rules: readonly Rule[];
  readonly selected: ReadonlySet<string>;
}

function parseSheet(css: string): ParsedSheet {
  const rules = splitRules(css);
  return { css, rules, selected: new Set(rules.flatMap(({ pieces }) => pieces.filter(isClass))) };
}

export interface StyledMarkup {
  /** Without the classes that no rule selects, the others under short names. */
  readonly markup: string;
  readonly css: string;
}

/** Styles that depend on a value are made once for each; a sheet with more than these begins anew. */
const maxRules = 10_000;

/**
 * The rules of the styled parts of all pages, compiled once for the process; each page gets those that its markup uses.
 */
export class PageStyles {
  private sheet = new ServerStyleSheet();
  private parsed = parseSheet('');

  /** Wraps what is to be rendered, so that its rules are collected. */
  collect(content: ReactElement): ReactElement {
    return this.sheet.collectStyles(content);
  }

  /** Selects the rules of rendered markup, in the order of the sheet. */
  select(markup: string): StyledMarkup {
    const { rules, selected } = this.parse();
    const names = new Map<string, string>();
    const attributes = new Map<string, string>();
    const rename = (name: string) => {
      const short = names.get(name) ?? shortName(names.size);
      names.set(name, short);
      return short;
    };
    const renameKnown = (name: string) => (selected.has(name) ? rename(name) : name);
    const clean = (attribute: string, list: string) => {
      const known = attributes.get(attribute);
      if (known !== undefined) return known;
      const used = list.split(' ').filter((name) => !isComponentId(name) || selected.has(name));
      const cleaned = used.length > 0 ? ` class="${used.map(renameKnown).join(' ')}"` : '';
      attributes.set(attribute, cleaned);
      return cleaned;
    };
    const cleaned = markup.replace(classAttribute, clean);
    const nameOf = (name: string) => names.get(name) ?? (isComponentId(name) ? rename(name) : name);
    const css = rules
      .filter(({ owner }) => owner === undefined || names.has(owner))
      .flatMap(({ pieces }) =>
        pieces.map((piece, index) => (isClass(piece, index) ? `.${nameOf(piece)}` : piece)),
      )
      .join('');
    return { markup: cleaned, css };
  }

  /** Empties a sheet that has grown too large; whether it did, since markup from before has no rules then. */
  beginAnewIfFull(): boolean {
    if (this.parsed.rules.length <= maxRules) return false;
    this.sheet = new ServerStyleSheet();
    return true;
  }

  private parse(): ParsedSheet {
    const css = this.sheet.getStyleTags().replace(styleTags, '').replace(adoptionMarks, '');
    if (css !== this.parsed.css) this.parsed = parseSheet(css);
    return this.parsed;
  }
}
