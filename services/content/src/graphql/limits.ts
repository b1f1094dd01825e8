import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Bytes of a request; the query of a page with all its fragments has about 10 000. */
export const largestRequestBytes = 100_000;
/** Menus nest three deep and end in a page's site: 13 levels. */
export const deepestSelection = 16;
/** Fields after every fragment is unfolded; the query of a page has about 1 500. */
export const mostFields = 6_000;
/** Questions in one request. */
export const mostRootFields = 12;

interface Measure {
  depth: number;
  fields: number;
}

/** Depth and number of the fields of an operation, fragments unfolded; counting stops past the limit. */
export const measureOperation = (document: DocumentNode): Measure => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const total: Measure = { depth: 0, fields: 0 };

  const visit = (set: SelectionSetNode, depth: number): void => {
    total.depth = Math.max(total.depth, depth);
    for (const selection of set.selections) {
      if (total.fields > mostFields || total.depth > deepestSelection) return;
      switch (selection.kind) {
        case Kind.FIELD:
          total.fields += 1;
          if (selection.selectionSet) visit(selection.selectionSet, depth + 1);
          break;
        case Kind.INLINE_FRAGMENT:
          visit(selection.selectionSet, depth);
          break;
        case Kind.FRAGMENT_SPREAD: {
          const fragment = fragments.get(selection.name.value);
          if (fragment) visit(fragment.selectionSet, depth);
          break;
        }
      }
    }
  };
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) visit(definition.selectionSet, 1);
  return total;
};

const countRootFields = (document: DocumentNode): number =>
  document.definitions.reduce(
    (sum, definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? sum + definition.selectionSet.selections.length : sum,
    0,
  );

/** Why a document that is valid otherwise is too large; empty when it is not. Fragments must be free of cycles. */
export const findExcess = (document: DocumentNode): GraphQLError[] => {
  if (countRootFields(document) > mostRootFields)
    return [new GraphQLError(`A request asks at most ${mostRootFields} questions at its root.`)];
  const { depth, fields } = measureOperation(document);
  if (depth > deepestSelection)
    return [new GraphQLError(`A request is at most ${deepestSelection} levels deep.`)];
  if (fields > mostFields) return [new GraphQLError(`A request selects at most ${mostFields} fields.`)];
  return [];
};
