import {
  GraphQLError,
  Kind,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Items that a list is reckoned with: at the root everything of a site, below it the rows of a menu or module. */
export const estimatedItems = { root: 50, nested: 5 } as const;
/** Values in a response; the menus of all sites have the most, some 128 000. */
export const maxCost = 400_000;

interface Position {
  type: GraphQLNamedType | undefined;
  /** Number of objects that the selection applies to. */
  objects: number;
  isRoot: boolean;
}

/**
 * Estimates the number of values in the response to a valid document, fragments unfolded. Lists in lists multiply: a few
 * fields from pages to menus and back to pages select millions.
 */
export const estimateCost = (schema: GraphQLSchema, document: DocumentNode): number => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);

  const costOfField = ({ name, selectionSet }: FieldNode, { type, objects, isRoot }: Position): number => {
    const field =
      isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value]?.type : undefined;
    if (!field || !selectionSet) return objects;
    const items = isListType(getNullableType(field)) ? estimatedItems[isRoot ? 'root' : 'nested'] : 1;
    const position = { type: getNamedType(field), objects: objects * items, isRoot: false };
    return position.objects + costOfSet(selectionSet, position);
  };

  const costOf = (selection: SelectionNode, position: Position): number => {
    switch (selection.kind) {
      case Kind.FIELD:
        return costOfField(selection, position);
      case Kind.INLINE_FRAGMENT: {
        const type = selection.typeCondition
          ? schema.getType(selection.typeCondition.name.value)
          : position.type;
        return costOfSet(selection.selectionSet, { ...position, type });
      }
      case Kind.FRAGMENT_SPREAD: {
        const fragment = fragments.get(selection.name.value);
        if (!fragment) return 0;
        const type = schema.getType(fragment.typeCondition.name.value);
        return costOfSet(fragment.selectionSet, { ...position, type });
      }
    }
  };

  const costOfSet = ({ selections }: SelectionSetNode, position: Position): number =>
    selections.reduce((sum, selection) => sum + costOf(selection, position), 0);

  const root = { type: schema.getQueryType() ?? undefined, objects: 1, isRoot: true };
  return document.definitions.reduce(
    (sum, definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? sum + costOfSet(definition.selectionSet, root) : sum,
    0,
  );
};

/** Returns why a valid document would cost too much; empty when it would not. */
export const findExcessCost = (schema: GraphQLSchema, document: DocumentNode): GraphQLError[] =>
  estimateCost(schema, document) > maxCost
    ? [
        new GraphQLError(
          'A request selects lists within lists that are too large together. Ask for less at once.',
        ),
      ]
    : [];
