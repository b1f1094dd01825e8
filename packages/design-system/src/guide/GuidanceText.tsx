import { Heading, type HeadingLevel } from '../Heading/Heading';
import { Icon, type IconName } from '../icons';
import type { Guidance } from './Guidance';
import { Column, Columns, Frame, Item, Items, Sign, Summary } from './GuidanceText.styles';

export interface GuidanceTextProps {
  readonly guidance: Guidance;
  /** Level of the headings above the lists: one below the heading of the component. */
  readonly level?: HeadingLevel;
}

interface Advice {
  readonly title: string;
  readonly icon: IconName;
  readonly sentences: readonly string[];
}

const listAdvice = ({ use, avoid, access = [] }: Guidance): readonly Advice[] => [
  { title: 'Use it', icon: 'check', sentences: use },
  { title: 'Rather not', icon: 'close', sentences: avoid },
  { title: 'Keyboard and screen reader', icon: 'info', sentences: access },
];

/** Formats text in backticks as code. */
const Content = ({ children }: { readonly children: string }) =>
  children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));

/** Guidance of a component: purpose, uses, alternatives, accessibility. */
export const GuidanceText = ({ guidance, level = 3 }: GuidanceTextProps) => (
  <Frame>
    <Summary>
      <Content>{guidance.summary}</Content>
    </Summary>
    <Columns>
      {listAdvice(guidance)
        .filter(({ sentences }) => sentences.length > 0)
        .map(({ title, icon, sentences }) => (
          <Column key={title}>
            <Heading level={level} size="xs">
              {title}
            </Heading>
            <Items>
              {sentences.map((sentence) => (
                <Item key={sentence}>
                  <Sign>
                    <Icon name={icon} size={16} />
                  </Sign>
                  <span>
                    <Content>{sentence}</Content>
                  </span>
                </Item>
              ))}
            </Items>
          </Column>
        ))}
    </Columns>
  </Frame>
);
