import type { Link } from '@kmx/core';
import { ButtonLink, type ButtonLinkProps } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import { sharedMessages } from '../messages/shared.messages';
import { Row } from './ButtonLinks.styles';
import { decideLink } from './decideLink';
import { hasText, LinkWithoutTarget } from './LinkWithoutTarget';

interface ButtonLinksProps {
  readonly links: readonly Link[];
  readonly context: BlockContext;
}

export function ButtonLinks({ links, context }: ButtonLinksProps) {
  const shown = links.filter((link) => decideLink(link, context) ?? hasText(link, context));
  if (shown.length === 0) return null;
  return (
    <Row>
      {shown.map((link, index) => (
        <ButtonOfLink
          key={index}
          link={link}
          variant={index === 0 ? 'primary' : 'secondary'}
          context={context}
        />
      ))}
    </Row>
  );
}

interface ButtonOfLinkProps {
  readonly link: Link;
  readonly variant: ButtonLinkProps['variant'];
  readonly context: BlockContext;
}

function ButtonOfLink({ link, variant, context }: ButtonOfLinkProps) {
  const shown = decideLink(link, context);
  if (!shown) return <LinkWithoutTarget link={link} variant={variant} context={context} />;
  const { kind, href, text, openInNewTab } = shown;
  return (
    <ButtonLink
      href={href}
      variant={variant}
      icon={openInNewTab ? 'external-link' : 'arrow-right'}
      dataLink={kind}
      openInNewTab={openInNewTab}
      newTabLabel={context.intl.formatMessage(sharedMessages.newTab)}
    >
      {text}
    </ButtonLink>
  );
}
