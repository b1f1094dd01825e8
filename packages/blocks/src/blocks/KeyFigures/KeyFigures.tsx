import { Container, Grid, KeyFigure } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { decideColumns } from '../../shared/layout/decideColumns';
import { Rows } from '../../shared/layout/Layout.styles';
import type { KeyFiguresData } from './KeyFigures.schema';

export function KeyFigures({ data, context }: BlockProps<KeyFiguresData>) {
  const { title, text, figures } = data;
  return (
    <BlockSection block="key-figures" context={context} tone="mist" spacing="m" hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <Grid
            columns={decideColumns(figures.length)}
            isRowEarly={figures.length === 3}
            onPhone="pairs"
            as="ul"
          >
            {figures.map(({ value, unit, label, note }, index) => (
              <li key={index}>
                <KeyFigure value={value} unit={unit} label={label} note={note} />
              </li>
            ))}
          </Grid>
        </Rows>
      </Container>
    </BlockSection>
  );
}
