import type { ReactNode } from 'react';
import { Content, Frame, Item, Sign, Summary, Title } from './Accordion.styles';

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface AccordionProps {
  /** Most frequent questions first; four to twelve are readable. */
  readonly items: readonly AccordionItem[];
  /** Level of the titles: one below the heading above the accordion. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Items that share a name are exclusive: one is open at a time. */
  readonly name?: string;
}

const tags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Items that expand and collapse without JavaScript. */
export const Accordion = ({ items, headingLevel = 3, name }: AccordionProps) => (
  <Frame>
    {items.map(({ id, title, content }) => (
      <Item key={id} id={id} name={name}>
        <Summary>
          <Title as={tags[headingLevel]}>{title}</Title>
          <Sign />
        </Summary>
        <Content>{content}</Content>
      </Item>
    ))}
  </Frame>
);
