import { Container, type SectionProps } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockPicture } from '../../shared/layout/BlockPicture';
import { BlockSection } from '../../shared/layout/BlockSection';
import { ButtonLinks } from '../../shared/layout/ButtonLinks';
import type { MarketingSectionData } from './MarketingSection.schema';
import { Frame, Logo } from './MarketingSection.styles';

/** The service names the surface first, then the colour of its content. */
const tones = {
  Dark_White: 'dark',
  White_Dark: 'paper',
  Accent: 'accent',
} satisfies Record<MarketingSectionData['backgroundColor'], SectionProps['tone']>;

export function MarketingSection({ data, context }: BlockProps<MarketingSectionData>) {
  const { logo, backgroundColor, title, text, link } = data;
  return (
    <BlockSection
      block="marketing-section"
      context={context}
      tone={tones[backgroundColor]}
      spacing="m"
      hasTitle
    >
      <Container>
        <Frame>
          {logo && (
            <Logo data-tone="paper" data-logo>
              <BlockPicture media={logo} preset="marketingLogo" context={context} />
            </Logo>
          )}
          <BlockHeader title={title} text={text} context={context} />
          <ButtonLinks links={link ? [link] : []} context={context} />
        </Frame>
      </Container>
    </BlockSection>
  );
}
