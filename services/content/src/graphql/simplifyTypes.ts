import {
  GraphQLEnumType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { languageCodes } from '@kmx/contract/locales';
import { themeNames } from '@kmx/contract/themes';

const objectTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(isObjectType);

/** One request has one locale, in its URL: arguments of inner fields could change it for their neighbours. */
export const dropInnerArguments = (schema: GraphQLSchema): void => {
  for (const type of objectTypes(schema))
    for (const field of Object.values(type.getFields())) field.args = [];
};

/** Only the admin needs them. */
const adminFields: Readonly<Record<string, readonly string[]>> = {
  File: ['contentHash', 'licence', 'licenceEnds', 'tags'],
  Media: ['contentHash', 'crops', 'isDecorative', 'licence', 'licenceEnds', 'tags'],
  Video: ['isSilent'],
};

export const dropAdminFields = (schema: GraphQLSchema): void => {
  for (const type of objectTypes(schema))
    for (const name of ['formBase', ...(adminFields[type.name] ?? [])])
      Reflect.deleteProperty(type.getFields(), name);
};

const replaceNamed = (type: GraphQLOutputType, replacement: GraphQLEnumType): GraphQLOutputType => {
  if (isNonNullType(type)) {
    const inner = getNullableType(replaceNamed(type.ofType, replacement));
    return new GraphQLNonNull(inner);
  }
  return isListType(type) ? new GraphQLList(replaceNamed(type.ofType, replacement)) : replacement;
};

const sharedEnum = (name: string, values: readonly string[]): GraphQLEnumType =>
  new GraphQLEnumType({ name, values: Object.fromEntries(values.map((value) => [value, { value }])) });

const hasValues = (type: GraphQLEnumType, values: readonly string[]): boolean =>
  type.getValues().length === values.length && type.getValues().every(({ name }) => values.includes(name));

/** Merges the enumerations of languages and of themes, which Payload generates per field. */
export const shareEnums = (schema: GraphQLSchema): void => {
  const shared = [
    { type: sharedEnum('LanguageCode', languageCodes), values: languageCodes },
    { type: sharedEnum('ThemeName', themeNames), values: themeNames },
  ];
  for (const field of objectTypes(schema).flatMap((type) => Object.values(type.getFields()))) {
    const named = getNamedType(field.type);
    if (!isEnumType(named)) continue;
    const match = shared.find(({ values }) => hasValues(named, values));
    if (match) field.type = replaceNamed(field.type, match.type);
  }
};

/** Merges the equal types that Payload generates per picture size. */
export const shareMediaSizes = (sizes: GraphQLObjectType): void => {
  const fields = Object.values(sizes.getFields());
  const model = fields.map((field) => field.type).find(isObjectType);
  if (!model) return;
  const shared = new GraphQLObjectType({ ...model.toConfig(), name: 'MediaSize' });
  for (const field of fields) field.type = shared;
};

/** A draft may lack what a published page must have: nothing inside a module is promised. */
export const relaxModules = (
  schema: GraphQLSchema,
  unionName: string,
  isDocument: (name: string) => boolean,
): void => {
  const union = schema.getType(unionName);
  if (!isUnionType(union))
    throw new Error(`Payload's schema has no union ${unionName}: was the field renamed?`);
  const seen = new Set<GraphQLObjectType>();
  const relax = (type: GraphQLObjectType): void => {
    if (seen.has(type) || isDocument(type.name)) return;
    seen.add(type);
    for (const field of Object.values(type.getFields())) {
      if (isNonNullType(field.type)) field.type = field.type.ofType;
      const named = getNamedType(field.type);
      if (isObjectType(named)) relax(named);
    }
  };
  for (const type of union.getTypes()) relax(type);
};
