import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IntlShape } from 'react-intl/server';
import { AnchorNavigation, Button, Stack, Text } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';
import { ProductSection } from '../shared/ProductSection/ProductSection';
import { storyTeasersMock } from '../shared/StoryCard/story.mock';
import { StoryTeasers } from '../shared/StoryCard/StoryTeasers';
import { createPageContext } from '../testing/createBlockContext';
import { rightToLeft } from '../testing/rightToLeft';
import { CapabilityList } from '../views/CapabilityList/CapabilityList';
import { capabilityListMock } from '../views/CapabilityList/CapabilityList.mock';
import { ProductDownloads } from '../views/ProductDownloads/ProductDownloads';
import { productDownloadsMock } from '../views/ProductDownloads/ProductDownloads.mock';
import { ProductHero } from '../views/ProductHero/ProductHero';
import { productHeroMock } from '../views/ProductHero/ProductHero.mock';
import { ProductHighlights } from '../views/ProductHighlights/ProductHighlights';
import { productHighlightsMock } from '../views/ProductHighlights/ProductHighlights.mock';
import { ProductNotice } from '../views/ProductNotice/ProductNotice';
import { productNoticeMock } from '../views/ProductNotice/ProductNotice.mock';
import { ProductVariants } from '../views/ProductVariants/ProductVariants';
import { productVariantsMock } from '../views/ProductVariants/ProductVariants.mock';
import { RelatedProducts } from '../views/RelatedProducts/RelatedProducts';
import { relatedProductsMock } from '../views/RelatedProducts/RelatedProducts.mock';
import { TechnicalData } from '../views/TechnicalData/TechnicalData';
import { technicalDataMock } from '../views/TechnicalData/TechnicalData.mock';
import { PageFrame } from './PageFrame';

interface ProductPageProps {
  readonly intl: IntlShape;
  readonly isDiscontinued?: boolean;
  /** Shows the data of the product service below the hero. */
  readonly hasDetails?: boolean;
}

const { product } = productHeroMock;
const anchors = [
  { id: 'highlights', text: 'Highlights' },
  { id: 'technical-data', text: 'Technical data' },
  { id: 'variants', text: 'Variants' },
  { id: 'downloads', text: 'Downloads' },
  { id: 'related', text: 'Related products' },
  { id: 'contact', text: 'Contact' },
];
const contact = <Button>Ask an expert</Button>;

function Details({ intl }: { intl: IntlShape }) {
  return (
    <>
      <AnchorNavigation items={anchors} label="On this page" />
      <ProductHighlights {...productHighlightsMock} intl={intl} />
      <TechnicalData {...technicalDataMock} intl={intl} />
      <ProductVariants {...productVariantsMock} intl={intl} />
      <ProductDownloads {...productDownloadsMock} intl={intl} />
      <CapabilityList {...capabilityListMock} intl={intl} />
      <RelatedProducts {...relatedProductsMock} intl={intl} />
      <StoryTeasers
        id="stories"
        title="Stories with this product"
        stories={storyTeasersMock.slice(0, 3)}
        context={createPageContext({ intl })}
        allHref="/en/stories?product=linea-220"
      />
    </>
  );
}

/** Product page from the hero to the contacts. */
const ProductPage = ({ intl, isDiscontinued = false, hasDetails = true }: ProductPageProps) => (
  <PageFrame trail={['Products', 'Cutting and stripping', product.name]}>
    {isDiscontinued && <ProductNotice {...productNoticeMock} intl={intl} name={product.name} />}
    <ProductHero {...productHeroMock} intl={intl} actions={contact} />
    {hasDetails && <Details intl={intl} />}
    <ProductSection id="contact" title={`Questions about ${product.name}?`} tone="dark" layout="split">
      <Stack>
        <Text size="m">We answer within 24 hours.</Text>
        <div>{contact}</div>
      </Stack>
    </ProductSection>
  </PageFrame>
);

const meta = {
  title: 'Pages/ProductPage',
  component: ProductPage,
  parameters: {
    guidance: {
      summary: 'The show-piece: a machine from its promise to its data sheet and to whom to ask.',
      use: [
        'Everything here comes from the product service; mend it there, and it is mended in list, comparison and search.',
        'The order is fixed: promise, highlights, data, variants, files, what else fits. Parts without content are left out.',
        'Two actions stand in the hero: to ask an expert and to compare.',
      ],
      avoid: [
        'Do not build a product’s page from modules: its figures would grow old.',
        'Do not take a discontinued product off: customers with the machine still need its documents.',
      ],
    } satisfies Guidance,
  },
  args: { intl: createPageContext().intl },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Discontinued: Story = { args: { isDiscontinued: true } };

/** New in the catalogue: only hero and contact. */
export const Minimal: Story = { args: { hasDetails: false } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
