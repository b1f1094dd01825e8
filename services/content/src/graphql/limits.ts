import {
  GraphQLError,
  Kind,
  Lexer,
  Source,
  TokenKind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Bytes of a request; the query of a page with all its fragments has about 10 000. */
export const maxRequestBytes = 100_000;
/** Menus nest three deep and end in a page's site: 13 levels. */
export const maxSelectionDepth = 16;
/** Fields and fragments after every fragment is unfolded; the query of a page has about 1 500 fields. */
export const maxSelections = 6_000;
export const maxRootFields = 12;
/** Brackets within brackets: each level of a selection may be inside an inline fragment, with room for arguments. */
export const maxNesting = 3 * maxSelectionDepth;
/** Lists and objects within variables. No argument nests deeper than a list. */
export const maxVariableDepth = 4;

const opening: readonly TokenKind[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const closing: readonly TokenKind[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

/** Nesting of brackets in a document, read token by token, because the parser is recursive and has no limit. */
export const measureNesting = (source: string): number => {
  const lexer = new Lexer(new Source(source));
  let depth = 0;
  let deepest = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    if (opening.includes(kind)) depth += 1;
    if (closing.includes(kind)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Decides level by level, without recursion, whether a value is nested more than `limit` lists and objects deep. */
export const isDeeperThan = (value: unknown, limit: number): boolean => {
  let level = [value];
  for (let depth = 0; depth <= limit && level.length > 0; depth += 1) level = level.flatMap(valuesOf);
  return level.length > 0;
};

interface Measure {
  depth: number;
  selections: number;
  rootFields: number;
}

/** Measures the operations of a document with its fragments unfolded; counting stops past the limits. */
export const measureOperation = (document: DocumentNode): Measure => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const total: Measure = { depth: 0, selections: 0, rootFields: 0 };
  /** Names of the fragments being unfolded: a cycle is left to the validation. */
  const open = new Set<string>();

  const visitFragment = (name: string, depth: number): void => {
    const fragment = fragments.get(name);
    if (!fragment || open.has(name)) return;
    open.add(name);
    visitSet(fragment.selectionSet, depth);
    open.delete(name);
  };

  const visit = (selection: SelectionNode, depth: number): void => {
    switch (selection.kind) {
      case Kind.FIELD:
        if (depth === 1) total.rootFields += 1;
        if (selection.selectionSet) visitSet(selection.selectionSet, depth + 1);
        break;
      case Kind.INLINE_FRAGMENT:
        visitSet(selection.selectionSet, depth);
        break;
      case Kind.FRAGMENT_SPREAD:
        visitFragment(selection.name.value, depth);
        break;
    }
  };

  const visitSet = (set: SelectionSetNode, depth: number): void => {
    total.depth = Math.max(total.depth, depth);
    for (const selection of set.selections) {
      if (total.selections > maxSelections || total.depth > maxSelectionDepth) return;
      total.selections += 1;
      visit(selection, depth);
    }
  };

  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) visitSet(definition.selectionSet, 1);
  return total;
};

/** Returns why a document is too large; empty when it is not. It need not be valid. */
export const findExcess = (document: DocumentNode): GraphQLError[] => {
  const { depth, selections, rootFields } = measureOperation(document);
  if (rootFields > maxRootFields)
    return [new GraphQLError(`A request has at most ${maxRootFields} fields at its root.`)];
  if (depth > maxSelectionDepth)
    return [new GraphQLError(`A request is at most ${maxSelectionDepth} levels deep.`)];
  if (selections > maxSelections)
    return [new GraphQLError(`A request selects at most ${maxSelections} fields.`)];
  return [];
};
