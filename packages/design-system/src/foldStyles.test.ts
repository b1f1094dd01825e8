import { createRequire } from 'node:module';
import { join } from 'node:path';

type FoldStyles = (this: { resourcePath: string }, source: string) => string;

const load = createRequire(__filename);
const fold = load('../loaders/foldStyles.cjs') as FoldStyles;
const foldFile = (source: string, name = 'Frame.styles.ts') =>
  fold.call({ resourcePath: join(__dirname, name) }, source);

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

describe('foldStyles', () => {
  const folded = foldFile(source);

  it('puts the values in the place of references', () => {
    expect(folded).toContain('color:var(--ds-color-text-muted);padding:var(--ds-space-4);');
    expect(folded).toContain('@media print{display:none}');
  });

  it('keeps a look-up that only the component can make, over the values alone', () => {
    expect(folded).toMatch(/\(\{[^}]*"s":"var\(--ds-size-s\)"[^}]*\}\)\[\$size\]/);
  });

  it('leaves no import that would carry the tokens along', () => {
    expect(folded.match(/import type\s*\{ (?:vars|media)/g)).toHaveLength(2);
    expect(folded).not.toMatch(/import\s*\{ (?:vars|media)/);
  });

  it('names each part once, the same every time and differently in another file', () => {
    const namesOf = (text: string) => [...text.matchAll(/componentId:"(\w+)"/g)].map(([, name]) => name);
    const names = namesOf(folded);
    expect(new Set(names).size).toBe(2);
    expect(namesOf(foldFile(source))).toEqual(names);
    expect(namesOf(foldFile(source, 'Other.styles.ts'))).not.toEqual(names);
  });

  it.each(['vars.header.height.slice(4, -1)', 'vars.color.nothing', 'media.wide'])(
    'refuses %s, which would be nothing when it is drawn',
    (expression) => {
      expect(() => foldFile(`const name = ${expression};`)).toThrow(/ is no token of the theme/);
      expect(() => foldFile(`/* ${expression} */`)).not.toThrow();
    },
  );

  it('drops comments', () => {
    expect(folded).not.toContain('A comment');
  });
});
