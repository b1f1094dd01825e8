import { mergeVariants } from './mergeVariants';
import { parseRules } from './parseRules';

const merge = (css: string, ...variants: string[]) =>
  mergeVariants(parseRules(css).flat(), new Set(variants));

it.each([
  [
    'keeps a single variant as it is',
    '.a{top:0;left:0;}.a:hover{top:1px;}',
    '.a{top:0;left:0}.a:hover{top:1px}',
  ],
  ['shares equal declarations', '.a{top:0;left:0;}.b{top:0;left:1px;}', '.a,.b{top:0}.b{left:1px}.a{left:0}'],
  [
    'shares rules of pseudo-elements and states',
    '.a::before{top:0;}.a:hover{left:0;}.b::before{top:0;}.b:hover{left:0;}',
    ':is(.a,.b)::before{top:0}:is(.a,.b):hover{left:0}',
  ],
  [
    'shares rules inside conditions',
    '@media print{.a{top:0;}.a:hover{left:0;}}@media print{.b{top:0;}.b:hover{left:0;}}',
    '@media print{.a,.b{top:0}:is(.a,.b):hover{left:0}}',
  ],
  [
    'repeats selectors with several classes instead of mixing them',
    '.a+.a{top:0;}.b+.b{top:0;}',
    '.a+.a,.b+.b{top:0}',
  ],
  [
    'repeats negated selectors',
    'main:not(:has(.a)){top:0;}main:not(:has(.b)){top:0;}',
    'main:not(:has(.a)),main:not(:has(.b)){top:0}',
  ],
  [
    'preserves the order of overriding declarations',
    '.a{margin:0;margin-top:1px;}.b{margin-top:1px;margin:0;}',
    '.a{margin:0}.a,.b{margin-top:1px}.b{margin:0}',
  ],
  [
    'does not share what differs in its condition',
    '@media print{.a{top:0;}}@media screen{.b{top:0;}}',
    '@media screen{.b{top:0}}@media print{.a{top:0}}',
  ],
  [
    'keeps semicolons in strings and addresses',
    `.a{content:';';background:url(data:x;y);}.b{content:';';}`,
    `.a,.b{content:';'}.a{background:url(data:x;y)}`,
  ],
  [
    'does not merge a component with rules that belong to no variant',
    '@keyframes x{from{top:0;}}.a{top:0;}.b{top:0;}',
    '@keyframes x{from{top:0}}.a{top:0}.b{top:0}',
  ],
])('%s', (_, css, expected) => {
  expect(merge(css, 'a', 'b')).toBe(expected);
});

it('keeps the states of other components', () => {
  expect(merge('.card:hover .a{top:0;}.card:hover .b{top:0;}', 'a', 'b')).toBe(
    '.card:hover :is(.a,.b){top:0}',
  );
});
