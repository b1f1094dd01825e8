import { configToSchema } from '@payloadcms/graphql';
import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
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
import { findFilesBySlug, findProtectingPages } from './fileQueries';
import { doesPasswordMatch } from './passwordQuery';
import { findPageById, findPageByPath, findPagesOfSite, findSystemData } from './queries';
import { findRedirects, findRedirectsOfSite, mostRedirects } from './redirectQueries';
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

const redirectConnection = (redirect: GraphQLObjectType) =>
  new GraphQLObjectType<unknown, ContentContext>({
    name: 'RedirectConnection',
    fields: {
      nodes: { type: listOf(redirect) },
      pageInfo: {
        type: new GraphQLNonNull(
          new GraphQLObjectType({
            name: 'PageInfo',
            fields: {
              hasNextPage: { type: new GraphQLNonNull(GraphQLBoolean) },
              endCursor: { type: GraphQLString },
            },
          }),
        ),
      },
    },
  });

/** Payload leaves out what a reader may not see; the site always gets a list. */
const hideModules = (page: GraphQLObjectType): void => {
  const modules = page.getFields()['modules'];
  if (modules) modules.resolve = (parent) => readField(parent, 'modules') ?? [];
};

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

  const protection = objectType(schema, 'PageProtection');
  delete protection.getFields()['password'];
  extend(protection, {
    version: { type: GraphQLString, description: 'Changes with the password; null without one.' },
  });
  delete page.getFields()['shownFiles'];
  hideModules(page);
  extend(page, {
    type: { type: GraphQLString, resolve: () => 'page' },
    isPublished: { type: GraphQLBoolean, resolve: (parent) => readField(parent, '_status') === 'published' },
  });
  extend(file, {
    fileName: { type: GraphQLString, resolve: (parent) => readField(parent, 'filename') },
    size: { type: GraphQLFloat, resolve: (parent) => readField(parent, 'filesize') },
    protectedBy: {
      type: listOf(page),
      description: 'The pages whose protection covers the file; none: everybody may read it.',
      resolve: (parent, _, context) => findProtectingPages(context, readField(parent, 'slug')),
    },
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
      redirectsOfSite: {
        type: new GraphQLNonNull(redirectConnection(redirect)),
        description:
          'The redirects of a site and those of all sites, by previous URL, at most 1000 at a time.',
        args: {
          site: requiredString,
          first: { type: GraphQLInt, defaultValue: mostRedirects },
          after: { type: GraphQLString, description: 'endCursor of the connection before.' },
        },
        resolve: (_, args: Arguments, context) =>
          findRedirectsOfSite(context, {
            site: argument.string(args, 'site'),
            first: argument.integer(args, 'first') ?? mostRedirects,
            after: argument.optionalString(args, 'after'),
          }),
      },
      filesBySlug: {
        type: listOf(file),
        description: 'Every language version of a file; one without locale is for every language.',
        args: { slug: requiredString },
        resolve: (_, args: Arguments, context) => findFilesBySlug(context, argument.string(args, 'slug')),
      },
      pagePasswordMatches: {
        type: new GraphQLNonNull(GraphQLBoolean),
        description:
          'Whether the password opens the published page. Without the key of the preview always false.',
        args: { id: requiredString, password: requiredString },
        resolve: (_, args: Arguments, context) =>
          doesPasswordMatch(context, argument.string(args, 'id'), argument.string(args, 'password')),
      },
    },
  });
  return new GraphQLSchema({ query });
};
