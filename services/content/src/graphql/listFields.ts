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
import { listOf } from './listOf';
import {
  findEvents,
  findJobOpeningById,
  findJobOpenings,
  findLocations,
  findMediaReleases,
  findNews,
  findNewsItemById,
  findRelatedStories,
  findStories,
  findStoryContacts,
  findTerms,
  maxNews,
  maxRelated,
} from './listQueries';

type Fields = GraphQLFieldConfigMap<unknown, ContentContext>;

export interface ListTypes {
  story: GraphQLObjectType;
  storyContact: GraphQLObjectType;
  mediaRelease: GraphQLObjectType;
  newsItem: GraphQLObjectType;
  newsItemConnection: GraphQLObjectType;
  event: GraphQLObjectType;
  location: GraphQLObjectType;
  term: GraphQLObjectType;
  jobOpening: GraphQLObjectType;
}

const requiredString = { type: new GraphQLNonNull(GraphQLString) };

const ofSite = (
  type: GraphQLObjectType,
  description: string,
  find: (context: ContentContext, site: string) => Promise<unknown>,
): Fields[string] => ({
  type: listOf(type),
  description,
  args: { site: { ...requiredString, description: 'Key of the site.' } },
  resolve: (_, args: Arguments, context) => find(context, argument.string(args, 'site')),
});

const relatedStories = ({ story }: ListTypes): Fields[string] => ({
  type: listOf(story),
  description: `The published stories about any of the products, newest first, at most ${maxRelated}.`,
  args: {
    site: requiredString,
    products: {
      type: new GraphQLNonNull(new GraphQLList(requiredString.type)),
      description: 'Slugs of products.',
    },
    first: { type: GraphQLInt, defaultValue: 3 },
    excludeId: { type: GraphQLString, description: 'Id of the story that asks.' },
  },
  resolve: (_, args: Arguments, context) =>
    findRelatedStories(context, {
      site: argument.string(args, 'site'),
      products: argument.strings(args, 'products'),
      first: argument.integer(args, 'first') ?? 3,
      excludeId: argument.optionalString(args, 'excludeId'),
    }),
});

const newsFeed = ({ newsItemConnection }: ListTypes): Fields[string] => ({
  type: new GraphQLNonNull(newsItemConnection),
  description: `The published news of a site, newest first, from 1 to ${maxNews} at a time.`,
  args: {
    site: requiredString,
    first: { type: GraphQLInt, defaultValue: 10 },
    after: { type: GraphQLString, description: 'endCursor of the connection before.' },
  },
  resolve: (_, args: Arguments, context) =>
    findNews(context, {
      site: argument.string(args, 'site'),
      first: argument.integer(args, 'first') ?? 10,
      after: argument.optionalString(args, 'after'),
    }),
});

const byId = (
  type: GraphQLObjectType,
  description: string,
  find: (context: ContentContext, query: { id: string; isDraft: boolean }) => Promise<unknown>,
): Fields[string] => ({
  type,
  description,
  args: { id: requiredString, draft: { type: GraphQLBoolean } },
  resolve: (_, args: Arguments, context) =>
    find(context, { id: argument.string(args, 'id'), isDraft: argument.flag(args, 'draft') }),
});

/** Root fields for lists: everything of a site at once, as the site filters; news by and by. */
export const listFields = (types: ListTypes): Fields => ({
  storiesOfSite: ofSite(types.story, 'The published stories of a site, newest first.', findStories),
  storyContactsOfSite: ofSite(types.storyContact, 'The desks that stories name.', findStoryContacts),
  mediaReleasesOfSite: ofSite(
    types.mediaRelease,
    'The published media releases of a site, newest first.',
    findMediaReleases,
  ),
  eventsOfSite: ofSite(
    types.event,
    'The published events of a site, in the order of their beginning.',
    findEvents,
  ),
  locationsOfSite: ofSite(types.location, 'The locations that a site shows.', findLocations),
  termsOfSite: ofSite(types.term, 'The terms and conditions that a site shows.', findTerms),
  jobOpeningsOfSite: ofSite(
    types.jobOpening,
    'The published job openings of a site, also before their first and after their last day.',
    findJobOpenings,
  ),
  newsFeedConnection: newsFeed(types),
  newsItemById: byId(
    types.newsItem,
    'A news item of any site by its id; news have no pages.',
    findNewsItemById,
  ),
  jobOpeningById: byId(types.jobOpening, 'A job opening of any site by its id.', findJobOpeningById),
  relatedStories: relatedStories(types),
});
