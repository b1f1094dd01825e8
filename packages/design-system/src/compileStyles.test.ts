import { createRequire } from 'node:module';
import { join } from 'node:path';

type CompileStyles = (this: { resourcePath: string }, source: string) => string;

const load = createRequire(__filename);
const compile = load('../loaders/compileStyles.cjs') as CompileStyles;
const compileFile = (source: string, name = 'Frame.styles.ts') =>
  compile.call({ resourcePath: join(__dirname, name) }, source);

const source = `'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/* A comment. */
export const Frame = styled.div<{ $size: 's' | 'm' }>\`
  color: \${vars.color.text.muted};
  padding: \${vars.space[4]};
  font-size: \${({ $size }) => vars.size[$size]};

  \${media.print} {
    display: none;
  }
\`;
export const Inner = styled(Frame)\`\`;
`;

describe('compileStyles', () => {
  const compiled = compileFile(source);

  it('puts the values in the place of references', () => {
    expect(compiled).toContain('color:var(--ds-color-text-muted);padding:var(--ds-space-4);');
    expect(compiled).toContain('@media print{display:none}');
  });

  it('keeps a look-up that only the component can make, over the values alone', () => {
    expect(compiled).toMatch(/\(\{[^}]*"s":"var\(--ds-size-s\)"[^}]*\}\)\[\$size\]/);
  });

  it('leaves no import that would carry the tokens along', () => {
    expect(compiled.match(/import type\s*\{ (?:vars|media)/g)).toHaveLength(2);
    expect(compiled).not.toMatch(/import\s*\{ (?:vars|media)/);
  });

  it('names each part once, the same every time and differently in another file', () => {
    const namesOf = (text: string) => [...text.matchAll(/componentId:"(\w+)"/g)].map(([, name]) => name);
    const names = namesOf(compiled);
    expect(new Set(names).size).toBe(2);
    expect(namesOf(compileFile(source))).toEqual(names);
    expect(namesOf(compileFile(source, 'Other.styles.ts'))).not.toEqual(names);
  });

  it.each(['vars.header.height.slice(4, -1)', 'vars.color.nothing', 'media.wide'])(
    'rejects %s, which would render nothing',
    (expression) => {
      expect(() => compileFile(`const name = ${expression};`)).toThrow(/ is no token of the theme/);
      expect(() => compileFile(`/* ${expression} */`)).not.toThrow();
    },
  );

  it('drops comments', () => {
    expect(compiled).not.toContain('A comment');
  });
});
