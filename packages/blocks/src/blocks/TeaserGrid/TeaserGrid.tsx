import { Container, Grid } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { decideColumns } from '../../shared/layout/decideColumns';
import { Rows } from '../../shared/layout/Layout.styles';
import { Teaser } from './Teaser';
import type { TeaserGridData } from './TeaserGrid.schema';

/** In a scrolling row, every teaser needs a link to be reachable by keyboard. */
const isRow = (teasers: TeaserGridData['teasers']) => teasers.length > 2 && teasers.every(({ link }) => link);

export function TeaserGrid({ data, context }: BlockProps<TeaserGridData>) {
  const { title, text, teasers } = data;
  return (
    <BlockSection block="teaser-grid" context={context} hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <Grid columns={decideColumns(teasers.length)} onPhone={isRow(teasers) ? 'row' : 'column'} as="ul">
            {teasers.map((teaser, index) => (
              <Teaser key={index} teaser={teaser} hasBlockTitle={Boolean(title)} context={context} />
            ))}
          </Grid>
        </Rows>
      </Container>
    </BlockSection>
  );
}
