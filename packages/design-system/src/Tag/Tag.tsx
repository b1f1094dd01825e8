import type { ReactNode } from 'react';
import type { DataLink } from '../Link/Link';
import { Anchor, Frame } from './Tag.styles';

export interface TagProps {
  /** Makes the tag a link to everything that carries it. */
  readonly href?: string;
  /** How a click is handled: `route` in the app, `plain` by the browser. */
  readonly dataLink?: DataLink;
  /** One to three words: a topic, a process, a brand. */
  readonly children: ReactNode;
}

/** A topic or property of a thing. */
export const Tag = ({ href, dataLink, children }: TagProps) =>
  href ? (
    <Anchor href={href} data-link={dataLink}>
      {children}
    </Anchor>
  ) : (
    <Frame>{children}</Frame>
  );
