import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';

import { mergeVariants } from './mergeVariants';
import { parseRules, type Declaration } from './parseRules';
import { shortenVariables, type Tokens } from './shortenVariables';

/** Marks for hydration by styled-components; public pages are not hydrated. */
const ruleEnd = /\/\*!sc\*\/\s*/g;
/** Mark after the rules of a component, with its generated classes. */
const componentEnd = /data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}/;
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
  readonly declarations: readonly Declaration[];
  /** Class that a page must contain for the rule to apply; undefined for rules that always apply. */
  readonly owner: string | undefined;
}

interface ComponentSheet {
  readonly rules: readonly Rule[];
  readonly owners: readonly (string | undefined)[];
  /** Generated classes, of which an element has one. */
  readonly variants: ReadonlySet<string>;
  /** Merged rules by the owners that apply, alternating between text and class names. */
  readonly printed: Map<string, readonly string[]>;
}

interface ParsedSheet {
  /** Number of generated classes, which grows whenever rules are added. */
  readonly size: number;
  readonly components: readonly ComponentSheet[];
  readonly rules: number;
  /** Classes that a rule selects. */
  readonly selected: ReadonlySet<string>;
}

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(className)].flatMap(([, name]) => name ?? []);

const toRule = (declarations: readonly Declaration[]): Rule => ({
  declarations,
  owner: classesIn(declarations[0]?.selector ?? '')[0],
});

function countClasses({ instance }: ServerStyleSheet): number {
  let count = 0;
  for (const names of instance.names.values()) count += names.size;
  return count;
}

function parseSheet(css: string, tokens: Tokens): Omit<ParsedSheet, 'size'> {
  const pieces = shortenVariables(css, tokens).split(componentEnd);
  const components = pieces.flatMap((piece, index) => {
    if (index % 2 === 1) return [];
    const variants = new Set((pieces[index + 1] ?? '').split(',').filter((name) => name !== ''));
    const rules = parseRules(piece).map(toRule);
    const owners = [...new Set(rules.map(({ owner }) => owner))];
    return [{ rules, owners, variants, printed: new Map() }];
  });
  const declarations = components.flatMap(({ rules }) => rules.flatMap((rule) => rule.declarations));
  return {
    components,
    rules: components.reduce((sum, { rules }) => sum + rules.length, 0),
    selected: new Set(declarations.flatMap(({ selector }) => classesIn(selector))),
  };
}

/** Returns the rules of a component that apply to a page with the classes `names`, split at class names. */
function printComponent(
  { rules, owners, variants, printed }: ComponentSheet,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const applicable = new Set(owners.filter((owner) => owner === undefined || names.has(owner)));
  const key = [...applicable].join();
  const known = printed.get(key);
  if (known) return known;
  const declarations = rules
    .filter(({ owner }) => applicable.has(owner))
    .flatMap((rule) => rule.declarations);
  const pieces = mergeVariants(declarations, variants).split(className);
  printed.set(key, pieces);
  return pieces;
}

const isClass = (_piece: string, index: number) => index % 2 === 1;

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
  private parsed: ParsedSheet | undefined;

  /** Wraps content so that its rules are collected during rendering. */
  collect(content: ReactElement): ReactElement {
    return this.sheet.collectStyles(content);
  }

  /**
   * Returns the rules that the markup uses, in the order of the sheet and with short `tokens`. Markup that is inserted into
   * pages needs class names with a `prefix` of its own.
   */
  select(markup: string, tokens: Tokens, prefix = ''): StyledMarkup {
    const { components, selected } = this.parse(tokens);
    const names = new Map<string, string>();
    const attributes = new Map<string, string>();
    const rename = (name: string) => {
      const short = names.get(name) ?? prefix + shortName(names.size);
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
    const printPiece = (piece: string, index: number) =>
      isClass(piece, index) ? `.${nameOf(piece)}` : piece;
    const css = components
      .map((component) => printComponent(component, names).map(printPiece).join(''))
      .join('');
    return { markup: cleaned, css };
  }

  /**
   * Discards a sheet that exceeds the limit. Returns true if it did: markup rendered before has no rules any
   * more.
   */
  resetIfFull(): boolean {
    if ((this.parsed?.rules ?? 0) <= maxRules) return false;
    this.sheet = new ServerStyleSheet();
    this.parsed = undefined;
    return true;
  }

  /** Printing the sheet to see whether it has changed would cost 2 ms per page. */
  private parse(tokens: Tokens): ParsedSheet {
    const size = countClasses(this.sheet);
    if (this.parsed?.size === size) return this.parsed;
    const css = this.sheet.getStyleTags().replace(styleTags, '').replace(ruleEnd, '');
    this.parsed = { ...parseSheet(css, tokens), size };
    return this.parsed;
  }
}
