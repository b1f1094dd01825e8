import { GraphQLError } from 'graphql';
import type { LanguageCode } from '@kmx/contract/locales';
import { decideScope, type Scope } from '../catalogue/scope';
import { builder } from './builder';
import { LanguageEnum } from './enums';
import { CapabilityObject, ClassificationObject, ProductObject } from './objects';
import { parseSlugs } from './parseSlugs';

interface ScopeArguments {
  language: LanguageCode;
  country?: string | null | undefined;
}

const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

const scopeOf = ({ language, country }: ScopeArguments): Scope => {
  const scope = decideScope(language, country);
  if (!scope) throw badInput('country is two letters (ISO 3166-1), or ALL for no filter.');
  return scope;
};

const countryHint = 'Two letters (ISO 3166-1); without it, or with ALL, no country is filtered.';

builder.queryFields((t) => ({
  productBySlug: t.field({
    type: ProductObject,
    nullable: true,
    description: 'Null when there is none, or not in that country.',
    args: {
      slug: t.arg.string({ required: true }),
      language: t.arg({ type: LanguageEnum, required: true }),
      country: t.arg.string({ description: countryHint }),
    },
    resolve: async (_, { slug, ...args }, context) => {
      const scope = scopeOf(args);
      const row = await context.catalogue(scope).productBySlug(slug);
      return row && { row, scope };
    },
  }),
  productsBySlugs: t.field({
    type: [ProductObject],
    description: 'In the order of the slugs, each once; unknown slugs are left out.',
    args: {
      language: t.arg({ type: LanguageEnum, required: true }),
      slugsCommaSeparated: t.arg.string({ required: true }),
      country: t.arg.string({ description: countryHint }),
    },
    resolve: async (_, { slugsCommaSeparated, ...args }, context) => {
      const scope = scopeOf(args);
      const slugs = parseSlugs(slugsCommaSeparated);
      if (!slugs.ok) throw badInput(slugs.message);
      const { productBySlug } = context.catalogue(scope);
      const rows = await Promise.all(slugs.value.map(productBySlug));
      return rows.flatMap((row) => (row ? [{ row, scope }] : []));
    },
  }),
  classificationProducts: t.field({
    type: [ClassificationObject],
    description: 'Every classification that the country has, each with the products directly in it.',
    args: {
      language: t.arg({ type: LanguageEnum, required: true }),
      country: t.arg.string({ description: countryHint }),
    },
    resolve: async (_, args, context) => {
      const scope = scopeOf(args);
      return (await context.catalogue(scope).classifications()).map((row) => ({ row, scope }));
    },
  }),
  capabilities: t.field({
    type: [CapabilityObject],
    args: { language: t.arg({ type: LanguageEnum, required: true }) },
    resolve: async (_, args, context) => {
      const scope = scopeOf(args);
      return (await context.catalogue(scope).allCapabilities()).map((row) => ({ row, scope }));
    },
  }),
  productsByCapability: t.field({
    type: [ProductObject],
    description: 'Empty when nothing in the country has the capability, or none has that id.',
    args: {
      capability_id: t.arg.id({ required: true }),
      language: t.arg({ type: LanguageEnum, required: true }),
      country: t.arg.string({ description: countryHint }),
    },
    resolve: async (_, { capability_id: id, ...args }, context) => {
      const scope = scopeOf(args);
      return (await context.catalogue(scope).productsOfCapability(String(id))).map((row) => ({ row, scope }));
    },
  }),
}));
