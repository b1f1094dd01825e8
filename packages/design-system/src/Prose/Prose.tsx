import type { ReactNode } from 'react';
import { Frame } from './Prose.styles';

export interface ProseProps {
  /** Content of a rich-text field: paragraphs, lists, headings from level 3. */
  readonly children: ReactNode;
}

/** Styles rendered rich text: headings, paragraphs, lists, links, quotations and rules as plain elements. */
export const Prose = ({ children }: ProseProps) => <Frame>{children}</Frame>;
