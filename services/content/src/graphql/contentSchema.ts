import { configToSchema } from '@payloadcms/graphql';
import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  isObjectType,
  type GraphQLFieldConfigMap,
} from 'graphql';
import type { SanitizedConfig } from 'payload';
import { argument, readField, type Arguments, type ContentContext } from './context';
import {
  findFileBySlug,
  findPageById,
  findPageByPath,
  findPagesOfSite,
  findRedirects,
  findSystemData,
} from './queries';
import { dropInnerArguments, relaxModules, shareEnums, shareMediaSizes } from './tidyTypes';

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

const documentTypes = ['Page', 'Media', 'File', 'Site', 'Country', 'NavigationItem'];

const listOf = (type: GraphQLObjectType) => new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));

const requiredString = { type: new GraphQLNonNull(GraphQLString) };

/** The schema that the site is written against: few root fields over the types that Payload derives from the model. */
export const createContentSchema = (config: SanitizedConfig): GraphQLSchema => {
  const { schema } = configToSchema(config);
  dropInnerArguments(schema);
  shareEnums(schema);
  shareMediaSizes(objectType(schema, 'Media_Sizes'));
  relaxModules(schema, 'Page_Modules', (name) => documentTypes.includes(name));
  const page = objectType(schema, 'Page');
  const file = objectType(schema, 'File');
  const redirect = objectType(schema, 'Redirect');

  delete objectType(schema, 'PageProtection').getFields()['password'];
  extend(page, {
    type: { type: GraphQLString, resolve: () => 'page' },
    isPublished: { type: GraphQLBoolean, resolve: (parent) => readField(parent, '_status') === 'published' },
  });
  extend(file, {
    fileName: { type: GraphQLString, resolve: (parent) => readField(parent, 'filename') },
    size: { type: GraphQLFloat, resolve: (parent) => readField(parent, 'filesize') },
  });

  const systemData = new GraphQLObjectType<unknown, ContentContext>({
    name: 'SystemData',
    fields: {
      countries: { type: listOf(objectType(schema, 'Country')) },
      languages: { type: listOf(objectType(schema, 'Language')) },
      sites: { type: listOf(objectType(schema, 'Site')) },
      brands: { type: listOf(objectType(schema, 'Brand')) },
    },
  });

  const query = new GraphQLObjectType<unknown, ContentContext>({
    name: 'Query',
    fields: {
      systemData: {
        type: new GraphQLNonNull(systemData),
        description: 'Countries, languages, sites with their menus, and brands.',
        resolve: (_, __, context) => findSystemData(context),
      },
      pageByPath: {
        type: page,
        description:
          "The page at an address of a site: the country's own if there is one, else the one for every country, else null.",
        args: {
          site: { ...requiredString, description: 'Key of the site.' },
          parentSlug: requiredString,
          slug: requiredString,
          country: { type: GraphQLString, description: 'Country code.' },
          draft: { type: GraphQLBoolean, description: 'Newest draft; only with the key of the preview.' },
        },
        resolve: (_, args: Arguments, context) =>
          findPageByPath(context, {
            site: argument.string(args, 'site'),
            parentSlug: argument.string(args, 'parentSlug'),
            slug: argument.string(args, 'slug'),
            country: argument.optionalString(args, 'country'),
            isDraft: argument.flag(args, 'draft'),
          }),
      },
      pageById: {
        type: page,
        description: 'A page of any site by its id.',
        args: { id: requiredString, draft: { type: GraphQLBoolean } },
        resolve: (_, args: Arguments, context) =>
          findPageById(context, { id: argument.string(args, 'id'), isDraft: argument.flag(args, 'draft') }),
      },
      pagesOfSite: {
        type: listOf(page),
        description: 'Every published page of a site, for listings: select few fields.',
        args: { site: requiredString },
        resolve: (_, args: Arguments, context) => findPagesOfSite(context, argument.string(args, 'site')),
      },
      redirectsByPreviousUrls: {
        type: listOf(redirect),
        description: 'The redirects from any of these paths, of the site itself and of all sites.',
        args: {
          site: requiredString,
          urls: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))) },
        },
        resolve: (_, args: Arguments, context) =>
          findRedirects(context, argument.string(args, 'site'), argument.strings(args, 'urls')),
      },
      fileBySlug: {
        type: file,
        args: { slug: requiredString },
        resolve: (_, args: Arguments, context) => findFileBySlug(context, argument.string(args, 'slug')),
      },
    },
  });
  return new GraphQLSchema({ query });
};
