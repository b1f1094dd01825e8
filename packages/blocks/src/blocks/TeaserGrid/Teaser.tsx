import { Heading, Icon, Overline, Text, VisuallyHidden } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import { BlockPicture } from '../../shared/layout/BlockPicture';
import { decideLink } from '../../shared/layout/decideLink';
import { sharedMessages } from '../../shared/messages/shared.messages';
import type { TeaserGridData } from './TeaserGrid.schema';
import { Anchor, Arrow, Frame, Media, Content } from './TeaserGrid.styles';

interface TeaserProps {
  readonly teaser: TeaserGridData['teasers'][number];
  readonly hasBlockTitle: boolean;
  readonly context: BlockContext;
}

/** Teaser whose title is a link that covers the whole teaser. */
export function Teaser({ teaser, hasBlockTitle, context }: TeaserProps) {
  const { overline, title, text, image, link } = teaser;
  const shown = decideLink(link, context);
  return (
    <Frame>
      <Content>
        {overline && <Overline>{overline}</Overline>}
        <Heading level={hasBlockTitle ? 3 : 2} size="m">
          {shown ? (
            <Anchor
              href={shown.href}
              data-link={shown.kind}
              target={shown.openInNewTab ? '_blank' : undefined}
              rel={shown.openInNewTab ? 'noopener' : undefined}
            >
              {title}
              {shown.openInNewTab && (
                <VisuallyHidden> {context.intl.formatMessage(sharedMessages.newTab)}</VisuallyHidden>
              )}
            </Anchor>
          ) : (
            title
          )}
          {shown && (
            <Arrow>
              <Icon name={shown.openInNewTab ? 'external-link' : 'arrow-right'} size={24} />
            </Arrow>
          )}
        </Heading>
        {text && (
          <Text size="xs" tone="muted">
            {text}
          </Text>
        )}
      </Content>
      <Media>
        <BlockPicture media={image} preset="asideVideo" context={context} />
      </Media>
    </Frame>
  );
}
