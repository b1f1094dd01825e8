import { Container, type SectionProps } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { ButtonLinks } from '../../shared/layout/ButtonLinks';
import type { CallToActionData } from './CallToAction.schema';
import { Frame } from './CallToAction.styles';

const tones = {
  accent: 'accent',
  dark: 'dark',
  light: 'mist',
} satisfies Record<CallToActionData['actionTone'], SectionProps['tone']>;

export function CallToAction({ data, context }: BlockProps<CallToActionData>) {
  const { title, text, actionTone, links } = data;
  return (
    <BlockSection block="call-to-action" context={context} tone={tones[actionTone]} spacing="m" hasTitle>
      <Container>
        <Frame>
          <BlockHeader title={title} text={text} context={context} />
          <ButtonLinks links={links} context={context} />
        </Frame>
      </Container>
    </BlockSection>
  );
}
