import type { IntlShape } from 'react-intl/server';
import { ProductPicture } from '../../shared/ProductPicture/ProductPicture';
import { ProductSection } from '../../shared/ProductSection/ProductSection';
import { capabilityListMessages as messages } from './CapabilityList.messages';
import { Anchor, Item, List, Name } from './CapabilityList.styles';

export interface CapabilityItem {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string | null;
  /** List of products with this capability. */
  readonly href: string;
}

export interface CapabilityListProps {
  readonly intl: IntlShape;
  readonly id: string;
  readonly capabilities: readonly CapabilityItem[];
}

/** Capabilities of a product; each links to all products that have it. */
export function CapabilityList({ intl, id, capabilities }: CapabilityListProps) {
  if (capabilities.length === 0) return null;
  return (
    <ProductSection id={id} title={intl.formatMessage(messages.title)} layout="split">
      <List>
        {capabilities.map(({ id: key, name, imageUrl, href }) => (
          <Item key={key}>
            <Anchor href={href} data-link="route" rel="nofollow">
              <ProductPicture intl={intl} url={imageUrl} alt="" widths={[180]} />
              <Name>{name}</Name>
            </Anchor>
          </Item>
        ))}
      </List>
    </ProductSection>
  );
}
