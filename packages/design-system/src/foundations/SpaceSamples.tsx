import { flattenTokens } from '../tokens/cssVariables';
import { defaultTheme } from '../tokens/defaultTheme';
import { Caption, Note, Plate } from './Plate.styles';
import { readLength } from './readLength';
import { Bar, GridSheet, Span, Step, Steps, Track, Width, WidthLine } from './Space.styles';

interface Length {
  readonly name: string;
  readonly variable: string;
  readonly value: string;
}

const lengthsOf = (tree: object, path: readonly string[]): readonly Length[] =>
  flattenTokens(tree, path).map(([variable, value]) => ({
    name: variable.slice('--ds-'.length).replaceAll('-', '.'),
    variable: `var(${variable})`,
    value,
  }));

const { gutter, column, stack, section, ...base } = defaultTheme.space;
const lengths = {
  base: lengthsOf(base, ['space']),
  meaning: lengthsOf({ gutter, column, stack, section }, ['space']),
};

export const Lengths = ({ kind }: { readonly kind: keyof typeof lengths }) => (
  <Plate>
    <Steps>
      {lengths[kind].map(({ name, variable, value }) => (
        <Step key={name}>
          <Caption>
            {name}
            <br />
            {readLength(value)} px
          </Caption>
          <Bar style={{ inlineSize: variable }} />
        </Step>
      ))}
    </Steps>
  </Plate>
);

const spans = [
  [12, 'Opening, tables'],
  [8, 'Text beside a panel'],
  [4, 'Panel'],
  [6, 'Media'],
  [6, 'Text'],
  [4, 'Card'],
  [4, 'Card'],
  [4, 'Card'],
] as const;

/** Twelve columns to 1440 px, with typical content. */
export const TwelveColumns = () => (
  <Plate>
    <GridSheet>
      {Array.from({ length: 12 }, (_, index) => (
        <Track key={index}>{index + 1}</Track>
      ))}
      {spans.map(([columns, use], index) => (
        <Span key={`${use} ${index}`} style={{ gridColumn: `span ${columns}` }}>
          {columns} · {use}
        </Span>
      ))}
    </GridSheet>
    <Note>
      One column below 600 px, two from 600 px, all twelve from 1024 px. Gutters grow from 16 to 32 px.
    </Note>
  </Plate>
);

const widths = [
  ['full', 'openings and pictures to the edge'],
  ['stretched', 'the usual block'],
  ['breakOut', 'tables and media that need more than text'],
  ['asideSquare', 'a square picture beside text'],
  ['inline', 'running text'],
] as const;

const largest = Number(readLength(defaultTheme.width.full));

/**
 * Widths of the specification to one scale, regardless of the page's width. They share one left edge, so that blocks
 * are aligned.
 */
export const Widths = () => (
  <Plate>
    <ul>
      {widths.map(([name, use]) => {
        const width = Number(readLength(defaultTheme.width[name]));
        return (
          <Width key={name}>
            {name} · {width} px · {use}
            <WidthLine style={{ inlineSize: `${(width / largest) * 100}%` }} />
          </Width>
        );
      })}
    </ul>
    <Note>To scale: the first line stands for {largest} px.</Note>
  </Plate>
);
