import { Container } from '../Container/Container';
import { Anchor, Frame, List } from './AnchorNavigation.styles';

export interface AnchorNavigationItem {
  /** Id of the section. */
  readonly id: string;
  readonly text: string;
}

export interface AnchorNavigationProps {
  /** Four to eight sections in page order, two or three words each. */
  readonly items: readonly AnchorNavigationItem[];
  /** Accessible name of the list: "On this page". */
  readonly label: string;
}

/**
 * Sections of a long page in one line, which is sticky below the header on wide screens and scrolls horizontally on
 * small ones.
 */
export const AnchorNavigation = ({ items, label }: AnchorNavigationProps) => (
  <Frame aria-label={label} data-anchor-navigation>
    <Container>
      <List>
        {items.map(({ id, text }) => (
          <li key={id}>
            <Anchor href={`#${id}`} data-link="plain" title={text}>
              {text}
            </Anchor>
          </li>
        ))}
      </List>
    </Container>
  </Frame>
);
