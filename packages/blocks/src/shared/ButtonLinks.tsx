import type { Link } from '@kmx/core';
import { ButtonLink } from '@kmx/design-system';
import type { BlockContext } from '../contract/BlockContext';
import { Row } from './ButtonLinks.styles';
import { decideLink } from './decideLink';
import { sharedMessages } from './shared.messages';

interface ButtonLinksProps {
  readonly links: readonly Link[];
  readonly context: BlockContext;
}

/** The ways on from a block: the first link leads, the others follow; those that lead nowhere are left out. */
export function ButtonLinks({ links, context }: ButtonLinksProps) {
  const shown = links.flatMap((link) => decideLink(link, context) ?? []);
  if (shown.length === 0) return null;
  return (
    <Row>
      {shown.map(({ kind, href, text, openInNewTab }, index) => (
        <ButtonLink
          key={index}
          href={href}
          variant={index === 0 ? 'primary' : 'secondary'}
          icon={openInNewTab ? 'external-link' : 'arrow-right'}
          dataLink={kind}
          openInNewTab={openInNewTab}
          newTabLabel={context.intl.formatMessage(sharedMessages.newTab)}
        >
          {text}
        </ButtonLink>
      ))}
    </Row>
  );
}
