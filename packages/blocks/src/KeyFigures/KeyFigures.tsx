import { Container, Grid, KeyFigure } from '@kmx/design-system';
import type { BlockProps } from '../contract/Block';
import { BlockHeader } from '../shared/BlockHeader';
import { BlockSection } from '../shared/BlockSection';
import { decideColumns } from '../shared/decideColumns';
import { Rows } from '../shared/Layout.styles';
import type { KeyFiguresData } from './KeyFigures.schema';
import { Figures } from './KeyFigures.styles';

export function KeyFigures({ data, context }: BlockProps<KeyFiguresData>) {
  const { title, text, figures } = data;
  return (
    <BlockSection block="key-figures" context={context} tone="mist" spacing="m" hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <Figures data-count={figures.length}>
            <Grid columns={decideColumns(figures.length)} as="ul">
              {figures.map(({ value, unit, label, note }, index) => (
                <li key={index}>
                  <KeyFigure value={value} unit={unit} label={label} note={note} />
                </li>
              ))}
            </Grid>
          </Figures>
        </Rows>
      </Container>
    </BlockSection>
  );
}
