import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import { Body, Content, Frame, Header, Step } from './StepList.styles';

export interface StepListItem {
  readonly id: string;
  readonly title: string;
  /** State of the step, beside its title. */
  readonly badge?: ReactNode;
  readonly content: ReactNode;
}

export interface StepListProps {
  /** In chronological order; three to eight. */
  readonly items: readonly StepListItem[];
  /** Level of the steps' titles. */
  readonly headingLevel: HeadingLevel;
}

export const StepList = ({ items, headingLevel }: StepListProps) => (
  <Frame>
    {items.map(({ id, title, badge, content }) => (
      <Step key={id}>
        <Body>
          <Header>
            <Heading level={headingLevel} size="s">
              {title}
            </Heading>
            {badge}
          </Header>
          <Content>{content}</Content>
        </Body>
      </Step>
    ))}
  </Frame>
);
