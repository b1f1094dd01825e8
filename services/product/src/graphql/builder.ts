import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import type { ProductContext } from './context';
import { limits } from './limits';

interface SchemaTypes {
  Context: ProductContext;
  DefaultFieldNullability: false;
}

export const builder = new SchemaBuilder<SchemaTypes>({
  defaultFieldNullability: false,
  plugins: [ComplexityPlugin],
  complexity: {
    limit: { complexity: limits.complexity, depth: limits.depth, breadth: limits.breadth },
    defaultComplexity: 1,
    defaultListMultiplier: limits.listMultiplier,
  },
});

builder.queryType({});
