import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLFieldConfigMap,
  type GraphQLObjectType,
} from 'graphql';
import { argument, type Arguments, type ContentContext } from './context';
import { findFilesBySlug } from './fileQueries';
import { listFields, type ListTypes } from './listFields';
import { listOf } from './listOf';
import { doesPasswordMatch } from './passwordQuery';
import { findPageById, findPageByPath, findPagesOfSite, findSystemData } from './queries';
import { findRedirects, findRedirectsOfSite, maxRedirects } from './redirectQueries';
import { findSearchablePages, maxSearchablePages } from './searchQueries';

type Fields = GraphQLFieldConfigMap<unknown, ContentContext>;

export interface RootTypes extends ListTypes {
  page: GraphQLObjectType;
  file: GraphQLObjectType;
  redirect: GraphQLObjectType;
  redirectConnection: GraphQLObjectType;
  searchablePageConnection: GraphQLObjectType;
  systemData: GraphQLObjectType;
}

const requiredString = { type: new GraphQLNonNull(GraphQLString) };

const pageFields = ({ page }: RootTypes): Fields => ({
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
    description:
      'Every published page of a site, stories, releases and events too, for listings: select few fields.',
    args: { site: requiredString },
    resolve: (_, args: Arguments, context) => findPagesOfSite(context, argument.string(args, 'site')),
  },
  pagePasswordMatches: {
    type: new GraphQLNonNull(GraphQLBoolean),
    description:
      'Whether the password opens the published page. Without the key of the preview always false.',
    args: { id: requiredString, password: requiredString },
    resolve: (_, args: Arguments, context) =>
      doesPasswordMatch(context, argument.string(args, 'id'), argument.string(args, 'password')),
  },
});

const redirectFields = ({ redirect, redirectConnection }: RootTypes): Fields => ({
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
    type: new GraphQLNonNull(redirectConnection),
    description: 'The redirects of a site and those of all sites, by previous URL, at most 1000 at a time.',
    args: {
      site: requiredString,
      first: { type: GraphQLInt, defaultValue: maxRedirects },
      after: { type: GraphQLString, description: 'endCursor of the connection before.' },
    },
    resolve: (_, args: Arguments, context) =>
      findRedirectsOfSite(context, {
        site: argument.string(args, 'site'),
        first: argument.integer(args, 'first') ?? maxRedirects,
        after: argument.optionalString(args, 'after'),
      }),
  },
});

const searchFields = ({ searchablePageConnection }: RootTypes): Fields => ({
  searchablePages: {
    type: new GraphQLNonNull(searchablePageConnection),
    description: `The published pages of a site that everybody may read, with their words, at most ${maxSearchablePages} at a time.`,
    args: {
      site: requiredString,
      first: { type: GraphQLInt, defaultValue: maxSearchablePages },
      after: { type: GraphQLString, description: 'endCursor of the connection before.' },
    },
    resolve: (_, args: Arguments, context) =>
      findSearchablePages(context, {
        site: argument.string(args, 'site'),
        first: argument.integer(args, 'first') ?? maxSearchablePages,
        after: argument.optionalString(args, 'after'),
      }),
  },
});

/** Queries of the site; every argument is read by its name and checked. */
export const rootFields = (types: RootTypes): Fields => ({
  systemData: {
    type: new GraphQLNonNull(types.systemData),
    description: 'Countries, languages, sites with their menus, and brands.',
    resolve: (_, __, context) => findSystemData(context),
  },
  ...pageFields(types),
  ...redirectFields(types),
  ...searchFields(types),
  ...listFields(types),
  filesBySlug: {
    type: listOf(types.file),
    description: 'Every language version of a file; one without locale is for every language.',
    args: { slug: requiredString },
    resolve: (_, args: Arguments, context) => findFilesBySlug(context, argument.string(args, 'slug')),
  },
});
