import { readdirSync } from 'node:fs';
import { z } from 'zod';
import type { HeroBannerFragment, QuoteFragment } from '../__generated__/graphql';
import { choice, moduleFields, optionalText } from '../content/fields.schema';
import { mediaSchema } from '../content/Media.schema';
import type { BlockRegistry } from '../contract/Block';
import { defineBlock } from '../contract/defineBlock';
import type { SchemaAgreement } from '../contract/SchemaAgreement';
import { heroBanner } from './HeroBanner/HeroBanner.block';
import { keyFigures } from './KeyFigures/KeyFigures.block';
import { quote } from './Quote/Quote.block';
import { QuoteFragment as quoteFragment } from './Quote/Quote.fragment';
import { blockRegistry } from './registry';

/*
 * Type tests, checked by the compiler (npm run typecheck). Each `ts-expect-error` describes code that must not compile;
 * if it did, the compiler would report the directive.
 */

type Modules = { heroBanner: HeroBannerFragment; quote: QuoteFragment };

const quoteFields = {
  ...moduleFields,
  quote: optionalText,
  attribution: optionalText,
  context: optionalText,
  image: mediaSchema,
};
const Component = () => null;

describe('the registry', () => {
  it('accepts one block per module', () => {
    const registry = { heroBanner, quote } satisfies BlockRegistry<Modules>;
    expect(Object.keys(registry)).toEqual(['heroBanner', 'quote']);
  });

  it('rejects a missing, an unknown and a misplaced block', () => {
    // @ts-expect-error -- the block of the module Quote is missing
    const missing = { heroBanner } satisfies BlockRegistry<Modules>;
    // @ts-expect-error -- the service has no module KeyFigures here
    const strange = { heroBanner, quote, keyFigures } satisfies BlockRegistry<Modules>;
    // @ts-expect-error -- a block has the key of another
    const misplaced = { heroBanner: quote, quote } satisfies BlockRegistry<Modules>;
    expect([missing, strange, misplaced]).toHaveLength(3);
  });

  it('rejects a block whose fragment the page does not query', () => {
    // @ts-expect-error -- the page's query selects only the name of the module
    const registry = { quote } satisfies BlockRegistry<{ quote: { __typename: 'Quote' } }>;
    expect(registry).toBeDefined();
  });
});

describe('a block', () => {
  it('rejects a key that is not the name of its type', () => {
    const schema = z.object(quoteFields);
    // @ts-expect-error -- the key of Quote is "quote"
    expect(defineBlock({ type: 'citation', fragment: quoteFragment, schema, Component })).toBeDefined();
  });

  it('rejects a schema that accepts less than the service returns', () => {
    const schema = z.object({ ...quoteFields, quote: z.string() });
    // @ts-expect-error -- the service may give null for "quote"
    expect(defineBlock({ type: 'quote', fragment: quoteFragment, schema, Component })).toBeDefined();
  });

  it('rejects a schema that reads a field missing in the fragment', () => {
    const schema = z.object({ ...quoteFields, source: optionalText });
    // @ts-expect-error -- the fragment has no "source"
    expect(defineBlock({ type: 'quote', fragment: quoteFragment, schema, Component })).toBeDefined();
  });

  it('rejects a schema that does not parse a field of the fragment', () => {
    const schema = z.object({ ...moduleFields, quote: optionalText, image: mediaSchema });
    // @ts-expect-error -- "attribution" and "context" are queried but not parsed
    expect(defineBlock({ type: 'quote', fragment: quoteFragment, schema, Component })).toBeDefined();
  });

  it('rejects a schema with other enum values than the service', () => {
    const schema = z.object({ size: choice(['large', 'compact', 'huge'], 'large') });
    type Size = SchemaAgreement<Pick<HeroBannerFragment, 'size'>, z.input<typeof schema>>;
    const agreement: Size = {
      disagreement: 'The schema and the fragment do not name the same fields or values.',
    };
    expect([schema, agreement]).toHaveLength(2);
  });

  it("rejects a component whose props differ from the schema's output", () => {
    const schema = z.object(quoteFields);
    const Other = ({ data }: { data: { quote: number } }) => data.quote;
    // @ts-expect-error -- "quote" is a text
    expect(defineBlock({ type: 'quote', fragment: quoteFragment, schema, Component: Other })).toBeDefined();
  });
});

it('has exactly one folder per registered block', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1));
  expect(folders.sort()).toEqual(Object.keys(blockRegistry).sort());
});

it('finds blocks by their types', () => {
  expect([heroBanner.type, keyFigures.type, quote.type]).toEqual(['heroBanner', 'keyFigures', 'quote']);
});
