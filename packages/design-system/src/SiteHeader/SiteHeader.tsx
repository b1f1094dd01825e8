import type { ReactNode } from 'react';
import { Container } from '../Container/Container';
import {
  Bar,
  Drawer,
  Frame,
  Home,
  List,
  Nav,
  Search,
  Toggle,
  ToggleSign,
  ToggleSummary,
  Utilities,
} from './SiteHeader.styles';
import { SiteHeaderEntry, type SiteHeaderItem } from './SiteHeaderEntry';

export interface SiteHeaderProps {
  /** A `Logo` with the name of the site. */
  readonly logo: ReactNode;
  /** The home page in the reader’s language. */
  readonly homeHref: string;
  /** Accessible name of the logo's link: "Komax, home page". */
  readonly homeLabel: string;
  /** Four to six entries of one or two words. */
  readonly items: readonly SiteHeaderItem[];
  /** Visible at every width, beside the menu. */
  readonly search?: ReactNode;
  /** Controls after the navigation: country and language, sign-in. */
  readonly utilities?: ReactNode;
  /** Label of the button that opens the menu on small screens. */
  readonly menuLabel: string;
  /** Accessible name of the navigation: "Main navigation". */
  readonly navLabel: string;
}

/** Header of every page. Menu and submenus open without JavaScript; opening a submenu closes the others. */
export const SiteHeader = ({
  logo,
  homeHref,
  homeLabel,
  items,
  search,
  utilities,
  menuLabel,
  navLabel,
}: SiteHeaderProps) => (
  <Frame data-tone="paper" data-site-header>
    <Container>
      <Bar>
        <Home href={homeHref} aria-label={homeLabel} data-link="route">
          {logo}
        </Home>
        {search && <Search>{search}</Search>}
        <Toggle data-menu="main">
          <ToggleSummary>
            {menuLabel}
            <ToggleSign />
          </ToggleSummary>
        </Toggle>
        <Drawer>
          <Nav aria-label={navLabel}>
            <List>
              {items.map((item) => (
                <SiteHeaderEntry key={item.id} item={item} />
              ))}
            </List>
          </Nav>
          {utilities && <Utilities>{utilities}</Utilities>}
        </Drawer>
      </Bar>
    </Container>
  </Frame>
);
