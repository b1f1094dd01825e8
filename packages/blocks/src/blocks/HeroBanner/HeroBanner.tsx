import { Heading, Overline, Text, Wire } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockPicture } from '../../shared/layout/BlockPicture';
import { BlockSection } from '../../shared/layout/BlockSection';
import { ButtonLinks } from '../../shared/layout/ButtonLinks';
import { titleId } from '../../shared/layout/titleId';
import { preservePhones } from '../../shared/text/preservePhones';
import type { HeroBannerData } from './HeroBanner.schema';
import { Frame, Line, Media, Content } from './HeroBanner.styles';

/** Hero of a page; as the first module, its title is the page's h1. */
export function HeroBanner({ data, context }: BlockProps<HeroBannerData>) {
  const { overline, title, text, size, heroTone, image, links } = data;
  const isFirst = context.position === 0;
  return (
    <BlockSection
      block="hero-banner"
      context={context}
      tone={heroTone === 'dark' ? 'dark' : 'mist'}
      spacing="none"
      hasTitle
    >
      <Frame data-size={size}>
        <Content>
          {overline && <Overline>{overline}</Overline>}
          <Heading
            level={isFirst ? 1 : context.headingLevel}
            size={size === 'large' ? 'xxl' : 'xl'}
            id={titleId(context)}
          >
            {title}
          </Heading>
          {text && (
            <Text size="m" tone="muted">
              {preservePhones(text)}
            </Text>
          )}
          <ButtonLinks links={links} context={context} />
        </Content>
        <Media>
          <BlockPicture
            media={image}
            preset="stretched"
            context={context}
            loading={isFirst ? 'eager' : 'lazy'}
          />
        </Media>
        <Line>
          <Wire variant="divider" />
        </Line>
      </Frame>
    </BlockSection>
  );
}
