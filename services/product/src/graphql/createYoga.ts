import { EnvelopArmor } from '@escape.tech/graphql-armor';
import { createYoga } from 'graphql-yoga';
import type { ProductDatabase } from '../database/connect';
import { createContext } from './context';
import { limits } from './limits';
import { schema } from './schema';

/** Costs are judged by the complexity plugin, which sees the values of variables; armor's own does not. */
const armor = new EnvelopArmor({
  maxDepth: { n: limits.depth },
  maxAliases: { n: limits.aliases },
  maxDirectives: { n: limits.directives },
  maxTokens: { n: limits.tokens },
  costLimit: { enabled: false },
  blockFieldSuggestion: { enabled: true },
});

/** Executes questions; faults within are logged and told to nobody ("Unexpected error."). */
export const createProductYoga = (db: ProductDatabase) =>
  createYoga({
    schema,
    context: () => createContext(db),
    plugins: armor.protect().plugins,
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: 'warn',
  });

export type ProductYoga = ReturnType<typeof createProductYoga>;
