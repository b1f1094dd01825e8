import { configToSchema } from '@payloadcms/graphql';
import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  isObjectType,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
} from 'graphql';
import type { SanitizedConfig } from 'payload';
import { articleKinds } from '../documents/articleKinds';
import { readField, type ContentContext } from './context';
import { findProtectingPages } from './fileQueries';
import type { ListTypes } from './listFields';
import { listOf } from './listOf';
import { joinTexts, lexicalText, longestText } from './pageText';
import { rootFields } from './rootFields';
import {
  dropAdminFields,
  dropInnerArguments,
  relaxModules,
  shareEnums,
  shareMediaSizes,
} from './simplifyTypes';

type Fields = GraphQLFieldConfigMap<unknown, ContentContext>;

const objectType = (schema: GraphQLSchema, name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`Payload's schema has no type ${name}: was a collection renamed?`);
  return type;
};

const extend = (type: GraphQLObjectType, fields: Fields): void => {
  const extension = new GraphQLObjectType<unknown, ContentContext>({ name: 'Extension', fields });
  Object.assign(type.getFields(), extension.getFields());
};

const fieldType = (type: GraphQLObjectType, name: string): GraphQLOutputType => {
  const field = type.getFields()[name];
  if (!field) throw new Error(`Payload's type ${type.name} has no field ${name}: was it renamed?`);
  return field.type;
};

const documentTypes = ['Page', 'Media', 'File', 'Site', 'Country', 'NavigationItem'];

const pageInfo = new GraphQLObjectType<unknown, ContentContext>({
  name: 'PageInfo',
  fields: {
    hasNextPage: { type: new GraphQLNonNull(GraphQLBoolean) },
    endCursor: { type: GraphQLString },
  },
});

const connectionOf = (node: GraphQLObjectType) =>
  new GraphQLObjectType<unknown, ContentContext>({
    name: `${node.name}Connection`,
    fields: { nodes: { type: listOf(node) }, pageInfo: { type: new GraphQLNonNull(pageInfo) } },
  });

const requiredString = { type: new GraphQLNonNull(GraphQLString) };

/** Flat data of a page for a search index; kind and languages have the names of the page's fields. */
const searchablePageOf = (page: GraphQLObjectType) =>
  new GraphQLObjectType<unknown, ContentContext>({
    name: 'SearchablePage',
    fields: {
      id: requiredString,
      title: { type: GraphQLString },
      description: { type: GraphQLString },
      slug: requiredString,
      parentSlug: requiredString,
      pageType: { type: fieldType(page, 'pageType') },
      languages: { type: fieldType(page, 'languages') },
      countries: { type: listOf(GraphQLString), description: 'Country codes; none: for every country.' },
      updatedAt: { type: fieldType(page, 'updatedAt') },
      text: {
        ...requiredString,
        description: `The words of its modules, pictures and files, at most ${longestText} characters.`,
      },
    },
  });

/** Payload omits fields that a reader may not see; the site always receives a list. */
const hideModules = (page: GraphQLObjectType): void => {
  const modules = page.getFields()['modules'];
  if (modules) modules.resolve = (parent) => readField(parent, 'modules') ?? [];
};

const extendProtection = (protection: GraphQLObjectType): void => {
  delete protection.getFields()['password'];
  extend(protection, {
    version: { type: GraphQLString, description: 'Changes with the password; null without one.' },
  });
};

const extendPage = (page: GraphQLObjectType): void => {
  delete page.getFields()['shownFiles'];
  hideModules(page);
  extend(page, {
    type: { type: GraphQLString, resolve: () => 'page' },
    isPublished: { type: GraphQLBoolean, resolve: (parent) => readField(parent, '_status') === 'published' },
  });
};

const extendFile = (file: GraphQLObjectType, page: GraphQLObjectType): void =>
  extend(file, {
    fileName: { type: GraphQLString, resolve: (parent) => readField(parent, 'filename') },
    size: { type: GraphQLFloat, resolve: (parent) => readField(parent, 'filesize') },
    protectedBy: {
      type: listOf(page),
      description: 'The pages whose protection covers the file; none: everybody may read it.',
      resolve: (parent, _, context) => findProtectingPages(context, readField(parent, 'slug')),
    },
  });

const extendJobOpening = (opening: GraphQLObjectType): void =>
  extend(opening, {
    plainText: {
      type: GraphQLString,
      description: 'The text without markup, for the search.',
      resolve: (parent) => joinTexts([lexicalText(readField(readField(parent, 'text'), 'root'))]),
    },
  });

const typeNames = { story: 'Story', mediaRelease: 'MediaRelease', event: 'Event' } as const;

/** Stories, releases and events are pages: the page has their modules, and a field for each type. */
const joinArticles = (schema: GraphQLSchema, page: GraphQLObjectType): void => {
  for (const { name } of articleKinds) {
    const article = objectType(schema, typeNames[name]);
    delete article.getFields()['modules'];
    extend(page, {
      [name]: { type: article, resolve: (parent) => readField(parent, name) ?? null },
    });
  }
};

const listTypesOf = (schema: GraphQLSchema): ListTypes => ({
  story: objectType(schema, 'Story'),
  storyContact: objectType(schema, 'StoryContact'),
  mediaRelease: objectType(schema, 'MediaRelease'),
  newsItem: objectType(schema, 'NewsItem'),
  newsItemConnection: connectionOf(objectType(schema, 'NewsItem')),
  event: objectType(schema, 'Event'),
  location: objectType(schema, 'Location'),
  term: objectType(schema, 'Term'),
  jobOpening: objectType(schema, 'JobOpening'),
});

const systemDataOf = (schema: GraphQLSchema) =>
  new GraphQLObjectType<unknown, ContentContext>({
    name: 'SystemData',
    fields: {
      countries: { type: listOf(objectType(schema, 'Country')) },
      languages: { type: listOf(objectType(schema, 'Language')) },
      sites: { type: listOf(objectType(schema, 'Site')) },
      brands: { type: listOf(objectType(schema, 'Brand')) },
    },
  });

/** The schema that the site is written against: few root fields over the types that Payload derives from the model. */
export const createContentSchema = (config: SanitizedConfig): GraphQLSchema => {
  const { schema } = configToSchema(config);
  dropInnerArguments(schema);
  dropAdminFields(schema);
  shareEnums(schema);
  shareMediaSizes(objectType(schema, 'Media_Sizes'));
  relaxModules(schema, 'Page_Modules', (name) => documentTypes.includes(name));
  const page = objectType(schema, 'Page');
  const file = objectType(schema, 'File');
  const redirect = objectType(schema, 'Redirect');
  extendProtection(objectType(schema, 'PageProtection'));
  delete objectType(schema, 'TranslationTarget').getFields()['translatedSource'];
  extendPage(page);
  joinArticles(schema, page);
  extendFile(file, page);
  extendJobOpening(objectType(schema, 'JobOpening'));
  const fields = rootFields({
    page,
    file,
    redirect,
    ...listTypesOf(schema),
    redirectConnection: connectionOf(redirect),
    searchablePageConnection: connectionOf(searchablePageOf(page)),
    systemData: systemDataOf(schema),
  });
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) });
};
