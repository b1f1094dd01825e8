import type { ReactNode } from 'react';
import type { DataLink } from '../Link/Link';
import { Anchor, Frame } from './Tag.styles';

export interface TagProps {
  /** Makes the tag a link to everything with this tag. */
  readonly href?: string;
  /** Handling of a click: `route` in the app, `plain` by the browser. */
  readonly dataLink?: DataLink;
  /** One to three words: a topic, a process, a brand. */
  readonly children: ReactNode;
}

export const Tag = ({ href, dataLink, children }: TagProps) =>
  href ? (
    <Anchor href={href} data-link={dataLink}>
      {children}
    </Anchor>
  ) : (
    <Frame>{children}</Frame>
  );
