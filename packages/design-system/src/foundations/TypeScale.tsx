import { vars } from '../tokens';
import { defaultTheme } from '../tokens/defaultTheme';
import { Caption, Plate, Row } from './Plate.styles';
import { readLength } from './readLength';
import { Sample } from './Type.styles';

const steps = [
  { size: 'xxl', use: 'h1, once a page', weight: 'display' },
  { size: 'xl', use: 'h2, section titles', weight: 'display' },
  { size: 'l', use: 'h3, key figures', weight: 'heading' },
  { size: 'm', use: 'h4, leads', weight: 'heading' },
  { size: 's', use: 'running text', weight: 'text' },
  { size: 'xs', use: 'tables, cards', weight: 'text' },
  { size: 'xxs', use: 'captions, overlines', weight: 'text' },
] as const;

const lineHeight = {
  display: vars.leading.tight,
  heading: vars.leading.snug,
  text: vars.leading.text,
} as const;

export interface TypeScaleProps {
  readonly text: string;
  readonly family: 'text' | 'cut';
}

/** The seven sizes from a window of 360 px to one of 1440 px, each with its weight and leading. */
export const TypeScale = ({ text, family }: TypeScaleProps) => (
  <Plate>
    <ul>
      {steps.map(({ size, use, weight }) => (
        <Row key={size}>
          <Caption>
            size.{size}
            <br />
            {readLength(defaultTheme.size[size])} px
            <br />
            {use}
          </Caption>
          <Sample
            style={{
              fontFamily: vars.font[family],
              fontSize: vars.size[size],
              fontWeight: family === 'cut' ? vars.weight.text : vars.weight[weight],
              letterSpacing: family === 'text' && weight === 'display' ? vars.tracking.display : undefined,
              lineHeight: lineHeight[weight],
            }}
          >
            {text}
          </Sample>
        </Row>
      ))}
    </ul>
  </Plate>
);
