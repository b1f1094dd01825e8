import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';

import type { Styles } from './assets';
import { shortenVariables } from './shortenVariables';

/** Marks for hydration by styled-components; public pages are not hydrated. */
const adoptionMarks = /\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;
const styleTags = /<\/?style[^>]*>/g;
const className = /\.(-?[A-Za-z_][\w-]*)/g;
const classAttribute = / class="([^"]*)"/g;

/** Class that names a component rather than one of its styles; only needed if a selector refers to it. */
const isComponentId = (token: string) => token.startsWith('sc-');

/** Consonants only, so that no class name is a word: ad blockers hide elements with the class `ad`. */
const letters = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ';

/** Returns a unique class name per index: `b`, `c`, …, `bb`, `cb`, …. */
function shortName(index: number): string {
  const letter = letters[index % letters.length] ?? '';
  return index < letters.length ? letter : letter + shortName(Math.floor(index / letters.length) - 1);
}

interface Rule {
  /** Alternates between text and class names. */
  readonly pieces: readonly string[];
  /**
   * Class that a page must contain for the rule to apply; undefined for element selectors, which always
   * apply.
   */
  readonly owner: string | undefined;
}

/** Splits a style sheet into its top-level rules; an at-rule includes its nested rules. */
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

function parseSheet(css: string, variables: Styles['variables']): ParsedSheet {
  const rules = splitRules(shortenVariables(css, variables));
  return { css, rules, selected: new Set(rules.flatMap(({ pieces }) => pieces.filter(isClass))) };
}

export interface StyledMarkup {
  /** Markup with shortened class names and without classes that no rule selects. */
  readonly markup: string;
  readonly css: string;
}

/** Dynamic styles add one rule per value. A sheet that exceeds this limit is discarded. */
const maxRules = 10_000;

/**
 * Compiles the styled-components rules of all pages once per process, and selects the rules that a page uses.
 */
export class PageStyles {
  private sheet = new ServerStyleSheet();
  private parsed = parseSheet('', {});

  /** Wraps content so that its rules are collected during rendering. */
  collect(content: ReactElement): ReactElement {
    return this.sheet.collectStyles(content);
  }

  /** Returns the rules that the markup uses, in the order of the sheet and with short names of `variables`. */
  select(markup: string, variables: Styles['variables']): StyledMarkup {
    const { rules, selected } = this.parse(variables);
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

  /**
   * Discards a sheet that exceeds the limit. Returns true if it did: markup rendered before has no rules any
   * more.
   */
  beginAnewIfFull(): boolean {
    if (this.parsed.rules.length <= maxRules) return false;
    this.sheet = new ServerStyleSheet();
    return true;
  }

  private parse(variables: Styles['variables']): ParsedSheet {
    const css = this.sheet.getStyleTags().replace(styleTags, '').replace(adoptionMarks, '');
    if (css !== this.parsed.css) this.parsed = parseSheet(css, variables);
    return this.parsed;
  }
}
