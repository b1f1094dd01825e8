import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** Marks by which styled-components would adopt the rules in a browser; nothing adopts them on a public page. */
const adoptionMarks = /\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;
const styleTags = /<\/?style[^>]*>/g;
const className = /\.(-?[A-Za-z_][\w-]*)/g;
const classAttribute = / class="([^"]*)"/g;

/** Names a component instead of one of its styles: needed only where a selector refers to the component. */
const isComponentId = (token: string) => token.startsWith('sc-');

interface Rule {
  readonly text: string;
  readonly classes: readonly string[];
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
    const text = css.slice(start, index + 1);
    rules.push({ text, classes: [...text.matchAll(className)].map(([, name]) => name ?? '') });
    start = index + 1;
  }
  return rules;
}

interface ParsedSheet {
  readonly css: string;
  readonly rules: readonly Rule[];
  readonly selected: ReadonlySet<string>;
}

function parseSheet(css: string): ParsedSheet {
  const rules = splitRules(css);
  return { css, rules, selected: new Set(rules.flatMap(({ classes }) => classes)) };
}

export interface StyledMarkup {
  /** Without the classes that no rule selects. */
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
    const used = new Set<string>();
    const attributes = new Map<string, string>();
    const clean = (attribute: string, names: string) => {
      const known = attributes.get(attribute);
      if (known !== undefined) return known;
      const kept = names.split(' ').filter((name) => !isComponentId(name) || selected.has(name));
      kept.forEach((name) => used.add(name));
      const cleaned = kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
      attributes.set(attribute, cleaned);
      return cleaned;
    };
    const cleaned = markup.replace(classAttribute, clean);
    const css = rules
      .filter(({ classes: [first] }) => first === undefined || used.has(first))
      .map(({ text }) => text)
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
