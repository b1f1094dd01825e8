import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import { createComplexityOptions } from '../../../toolkit/src/graphql/queryLimits';
import type { ProductContext } from './context';
import { limits } from './limits';

interface SchemaTypes {
  Context: ProductContext;
  DefaultFieldNullability: false;
}

export const builder = new SchemaBuilder<SchemaTypes>({
  defaultFieldNullability: false,
  plugins: [ComplexityPlugin],
  complexity: createComplexityOptions(limits),
});

builder.queryType({});
