import { Container } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockPicture } from '../../shared/layout/BlockPicture';
import { BlockSection } from '../../shared/layout/BlockSection';
import type { QuoteData } from './Quote.schema';
import { Attribution, Context, Frame, Portrait, Quotation } from './Quote.styles';

export function Quote({ data, context }: BlockProps<QuoteData>) {
  const { quote, attribution, context: origin, image } = data;
  return (
    <BlockSection block="quote" context={context} hasTitle={false}>
      <Container>
        <Frame data-portrait={image ? 'shown' : 'none'}>
          {image && (
            <Portrait>
              <BlockPicture media={image} preset="asideSquare" context={context} isCut />
            </Portrait>
          )}
          <Quotation>
            <p>{quote}</p>
          </Quotation>
          <Attribution>
            {attribution}
            {origin && <Context>{origin}</Context>}
          </Attribution>
        </Frame>
      </Container>
    </BlockSection>
  );
}
