import type { Link } from '@kmx/core';
import { Button, Text, type ButtonLinkProps } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import { linkProblemMessages as messages } from '../messages/linkProblem.messages';

/** Explains to editors in the preview why a link has no target. */
function describeCause({ kind, product }: Link, { intl }: BlockContext): string {
  switch (kind) {
    case 'page':
      return intl.formatMessage(messages.page);
    case 'product':
      return intl.formatMessage(messages.product, { product: product ?? '' });
    case 'file':
      return intl.formatMessage(messages.file);
    case 'path':
    case 'external':
      return intl.formatMessage(messages.address);
  }
}

const textOf = (link: Link, { resolveLink }: BlockContext) => (resolveLink(link).text ?? link.text)?.trim();

/** True if a link without target has a text. */
export const hasText = (link: Link, context: BlockContext): boolean => Boolean(textOf(link, context));

interface LinkWithoutTargetProps {
  readonly link: Link;
  readonly variant: ButtonLinkProps['variant'];
  readonly context: BlockContext;
}

/** "With no target, a button is shown" (specification, section 2.5). */
export function LinkWithoutTarget({ link, variant, context }: LinkWithoutTargetProps) {
  return (
    <>
      <Button variant={variant}>{textOf(link, context)}</Button>
      {context.isPreview && (
        <div role="note" data-problem="linkWithoutTarget">
          <Text size="xs">{describeCause(link, context)}</Text>
        </div>
      )}
    </>
  );
}
