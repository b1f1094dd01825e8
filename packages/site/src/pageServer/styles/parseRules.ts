import { compile, serialize, stringify, type Element } from 'stylis';

/** One declaration of a flattened rule, or a whole at-rule without a selector. */
export interface Declaration {
  /** Enclosing at-rules, such as `@media print`. */
  readonly conditions: readonly string[];
  /** Empty for an at-rule without one, such as `@keyframes`. */
  readonly selector: string;
  readonly text: string;
}

const conditional = new Set(['@media', '@supports', '@container', '@layer', '@starting-style']);

const childrenOf = ({ children }: Element): readonly Element[] =>
  typeof children === 'string' ? [] : children;

const selectorOf = ({ props }: Element): string => (typeof props === 'string' ? props : props.join(','));

function flatten(element: Element, conditions: readonly string[] = []): readonly Declaration[] {
  if (conditional.has(element.type))
    return childrenOf(element).flatMap((child) => flatten(child, [...conditions, element.value]));
  if (element.type !== 'rule')
    return [{ conditions, selector: '', text: serialize([element], stringify).replaceAll(';}', '}') }];
  const selector = selectorOf(element);
  return childrenOf(element).map(({ value }) => ({ conditions, selector, text: value.replace(/;$/, '') }));
}

/** Parses a style sheet with the parser of styled-components; each top-level rule is a list of declarations. */
export const parseRules = (css: string): readonly (readonly Declaration[])[] =>
  compile(css).map((element) => flatten(element));
