import { GraphQLList, GraphQLNonNull, type GraphQLObjectType, type GraphQLScalarType } from 'graphql';

/** A list that is always there, of things that are. */
export const listOf = (type: GraphQLObjectType | GraphQLScalarType) =>
  new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
